import { getPreferences } from '@milepost/contract/preferences'
import { getProfile } from '@milepost/contract/profiles'
import { listProgress } from '@milepost/contract/progress'
import { getAdvice } from '@milepost/contract/recommendations'
import { getRhythm } from '@milepost/contract/rhythm'
import { getRoadmap } from '@milepost/contract/roadmaps'
import { getServices } from '@milepost/contract/services'
import { getUser } from '@milepost/contract/users'
import type { EarlyAnswers } from '../app/lib/early-answers.ts'

/** Paths below the API's base path. `:userId` and `:id` are replaced by the signed-in user's id. */
interface EarlyRequests {
  readonly always: readonly string[]
  /** For those who have answered the profile's questions. */
  readonly withRoadmap: readonly string[]
}

/** All that the overview reads, in one wave. What it draws first comes first. */
export const earlyRequests: EarlyRequests = {
  always: [getProfile.path, getPreferences.path],
  withRoadmap: [getRoadmap.path, listProgress.path, getUser.path, getServices.path, getRhythm.path, getAdvice.path],
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
      const address = `/api${path.replace(/:(userId|id)/, encodeURIComponent(user.id))}`
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
