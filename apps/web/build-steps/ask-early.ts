import { getPreferences } from '@milepost/contract/preferences/routes'
import { getProfile } from '@milepost/contract/profiles/routes'
import { listProgress } from '@milepost/contract/progress/routes'
import { getAdvice } from '@milepost/contract/recommendations/routes'
import { getRhythm } from '@milepost/contract/rhythm/routes'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import { getServices } from '@milepost/contract/services/routes'
import { getUser } from '@milepost/contract/users/routes'
import type { EarlyAnswers, EarlyReplies } from '../app/lib/early-answers.ts'

/** Paths below the API's base path. `:userId` and `:id` are replaced by the signed-in user's id. */
interface EarlyRequests {
  readonly always: readonly string[]
  /** For those who have answered the profile's questions. */
  readonly afterSetup: readonly string[]
  /** What the page draws by itself. */
  readonly drawn: { readonly [part in keyof EarlyReplies]: string }
}

/** All that the overview reads. */
export const earlyRequests: EarlyRequests = {
  always: [getProfile.path, getPreferences.path, getUser.path, getServices.path],
  afterSetup: [getRoadmap.path, listProgress.path, getRhythm.path, getAdvice.path],
  drawn: {
    user: getUser.path,
    services: getServices.path,
    roadmap: getRoadmap.path,
    progress: listProgress.path,
  },
}

/**
 * Runs in the browser, as text within the overview's page, and so uses nothing from outside of it: asks for what a learner
 * who is signed in will be shown, while the scripts that show it are on their way. lib/early-answers.ts hands it over.
 */
export function askEarly({ always, afterSetup, drawn }: EarlyRequests): void {
  const ask = () => {
    const token = localStorage.getItem('token')
    const user = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (!token || user?.role !== 'student') return
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const early: EarlyAnswers = { token, answers: new Map(), until: Date.now() + 30_000 }
    const addressOf = (path: string) => `/api${path.replace(/:(userId|id)/, encodeURIComponent(user.id))}`
    for (const path of user.profileCompleted ? [...always, ...afterSetup] : always) {
      const answer = fetch(addressOf(path), {
        headers,
        credentials: 'same-origin',
        signal: AbortSignal.timeout(30_000),
      })
      answer.catch(() => undefined)
      early.answers.set(addressOf(path), answer)
    }
    if (user.profileCompleted) {
      // Before the application reads them, or there is nothing left to copy.
      const replies = Object.entries(drawn).map(async ([part, path]) => {
        const reply = await early.answers.get(addressOf(path))
        return [part, await reply?.clone().json()]
      })
      early.replies = Promise.all(replies).then((all) => Object.fromEntries(all))
      early.replies.catch(() => undefined)
    }
    window.earlyAnswers = early
  }
  // After the styles and scripts further down in the page, because nothing can be shown without them.
  setTimeout(() => {
    try {
      ask()
    } catch {
      // Blocked storage, or something else in it: the application asks by itself.
    }
  })
}
