import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import type { Services } from '@milepost/contract/services/schema'
import type { User } from '@milepost/contract/users/schema'

/** What the page draws by itself (build-steps/draw-early.ts). */
export interface EarlyReplies {
  readonly user: User
  readonly services: Services
  readonly roadmap: Roadmap
  readonly progress: readonly StepProgress[]
}

/** What a page has asked the server for before the application's scripts were there (build-steps/ask-early.ts). */
export interface EarlyAnswers {
  /** Whose answers they are. */
  readonly token: string
  readonly answers: Map<string, Promise<Response>>
  replies?: Promise<EarlyReplies>
  /** When they are too old to be shown, in milliseconds since 1970. */
  readonly until: number
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers
  }
}

/** Returns once the pending answer that the page itself has asked for, if there is one for this session. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const early = window.earlyAnswers
  if (early === undefined || early.token !== token || Date.now() > early.until) return undefined
  const answer = early.answers.get(address)
  early.answers.delete(address)
  return answer
}

/** What was asked for before something changed is not shown after it. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers
}
