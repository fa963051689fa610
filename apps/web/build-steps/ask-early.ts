import { getPreferences } from '@milepost/contract/preferences'
import { getProfile } from '@milepost/contract/profiles'
import { listProgress } from '@milepost/contract/progress'
import { getRoadmap } from '@milepost/contract/roadmaps'
import type { EarlyAnswers } from '../app/lib/early-answers.ts'

/** Paths below the API's base path. `:userId` is replaced by the signed-in user's id. */
interface EarlyRequests {
  readonly always: readonly string[]
  /** For those who have answered the profile's questions. */
  readonly withRoadmap: readonly string[]
}

export const earlyRequests: EarlyRequests = {
  always: [getProfile.path, getPreferences.path],
  withRoadmap: [getRoadmap.path, listProgress.path],
}

/**
 * Runs in the browser, as text within the overview's page, and so uses nothing from outside of it: asks for what a learner
 * who is signed in will be shown, while the scripts that show it are on their way. lib/early-answers.ts hands it over.
 */
export function askEarly({ always, withRoadmap }: EarlyRequests): void {
  const ask = () => {
    const token = localStorage.getItem('token')
    const user = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (!token || user?.role !== 'student') return
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const early: EarlyAnswers = { token, answers: new Map(), until: Date.now() + 30_000 }
    for (const path of user.profileCompleted ? [...always, ...withRoadmap] : always) {
      const address = `/api${path.replace(':userId', encodeURIComponent(user.id))}`
      const answer = fetch(address, { headers, credentials: 'same-origin', signal: AbortSignal.timeout(30_000) })
      answer.catch(() => undefined)
      early.answers.set(address, answer)
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
