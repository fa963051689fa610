import { type ErrorCode, errorStatuses } from '@milepost/contract/errors'

/** Something wrong with what was sent: message texts are made from it where the reply is. */
export interface Fault {
  readonly field: string
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** The one error that verbs throw; a single place turns it into a reply. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly faults: readonly Fault[]
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined
  /** What the message text names. */
  readonly params: Readonly<Record<string, string | number>>

  constructor(
    code: ErrorCode,
    details: Partial<Pick<AppError, 'faults' | 'retryAfter' | 'params'>> & { readonly cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause })
    this.code = code
    this.faults = details.faults ?? []
    this.retryAfter = details.retryAfter
    this.params = details.params ?? {}
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}
