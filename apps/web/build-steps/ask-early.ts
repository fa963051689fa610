import { getOverview } from '@milepost/contract/overview/routes'
import type { Overview } from '@milepost/contract/overview/schema'
import { getPreferences } from '@milepost/contract/preferences/routes'
import { getProfile } from '@milepost/contract/profiles/routes'
import { listProgress } from '@milepost/contract/progress/routes'
import { getAdvice } from '@milepost/contract/recommendations/routes'
import { getRhythm } from '@milepost/contract/rhythm/routes'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import { getServices } from '@milepost/contract/services/routes'
import { getUser } from '@milepost/contract/users/routes'
import type { EarlyAnswers } from '../app/lib/early-answers.ts'

/** Paths below the API's base path. `:userId` and `:id` are replaced by the signed-in user's id. */
interface EarlyRequests {
  readonly overview: string
  /** The routes that reply the overview's parts. */
  readonly parts: { readonly [part in keyof Overview]: string }
  /** For those who have answered the profile's questions. */
  readonly roadmap: string
}

/** All that the overview reads, in one wave of two requests. */
export const earlyRequests: EarlyRequests = {
  overview: getOverview.path,
  parts: {
    profile: getProfile.path,
    preferences: getPreferences.path,
    progress: listProgress.path,
    user: getUser.path,
    services: getServices.path,
    rhythm: getRhythm.path,
    advice: getAdvice.path,
  },
  roadmap: getRoadmap.path,
}

/**
 * Runs in the browser, as text within the overview's page, and so uses nothing from outside of it: asks for what a learner
 * who is signed in will be shown, while the scripts that show it are on their way. lib/early-answers.ts hands it over, each
 * part of the overview as the answer of its separate route.
 */
export function askEarly({ overview, parts, roadmap }: EarlyRequests): void {
  const ask = () => {
    const token = localStorage.getItem('token')
    const user = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (!token || user?.role !== 'student') return
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const early: EarlyAnswers = { token, answers: new Map(), until: Date.now() + 30_000 }
    const addressOf = (path: string) => `/api${path.replace(/:(userId|id)/, encodeURIComponent(user.id))}`
    const get = (path: string) =>
      fetch(addressOf(path), { headers, credentials: 'same-origin', signal: AbortSignal.timeout(30_000) })
    const keep = (path: string, answer: Promise<Response>) => {
      answer.catch(() => undefined)
      early.answers.set(addressOf(path), answer)
    }
    const whole = get(overview).then(async (reply) => ({ reply, body: reply.ok ? await reply.json() : {} }))
    const answerOf = async (part: string) => {
      const { reply, body } = await whole
      // An older server has no such route.
      if (!reply.ok && reply.status !== 404) return reply.clone()
      if (body[part] == null) throw new Error('left out: the application asks for it by itself')
      return new Response(JSON.stringify(body[part]))
    }
    for (const [part, path] of Object.entries(parts)) keep(path, answerOf(part))
    if (user.profileCompleted) {
      const asked = get(roadmap)
      // Before the application reads it, or there is nothing left to copy.
      early.replies = Promise.all([whole.then(({ body }) => body), asked.then((reply) => reply.clone().json())])
      early.replies.catch(() => undefined)
      keep(roadmap, asked)
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
