import { type ErrorCode, errorStatuses } from '@milepost/contract/errors'

/** An invalid field and the rule it breaks; the message is rendered for the reply. */
export interface ValidationIssue {
  readonly field: string
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** The only error that handlers throw; one place turns it into a reply. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: readonly ValidationIssue[]
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined
  /** Values of the message text. */
  readonly params: Readonly<Record<string, string | number>>

  constructor(
    code: ErrorCode,
    details: Partial<Pick<AppError, 'issues' | 'retryAfter' | 'params'>> & { readonly cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause })
    this.code = code
    this.issues = details.issues ?? []
    this.retryAfter = details.retryAfter
    this.params = details.params ?? {}
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}
