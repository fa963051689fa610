import type { ErrorCode, Issue } from '@milepost/contract/errors'

/** The server's codes, and what only a client can know: no answer, or an answer that is none of ours. */
export type FailureCode = ErrorCode | 'network' | 'unexpected'

interface Failure {
  status: number
  code: FailureCode
  message: string
  issues: readonly Issue[]
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: FailureCode
  readonly issues: readonly Issue[]

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options)
    this.status = failure.status
    this.code = failure.code
    this.issues = failure.issues
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isIssue(value: unknown): value is Issue {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
}

/**
 * Reads a reply that is not a success.
 * In: its status and its body, of whatever shape (a proxy may have answered in the server's place).
 * Out: an ApiError; a body that is not ours gives the code 'unexpected', and its text where it has one as `message` or `error`.
 */
export function failureOf(status: number, body: unknown): ApiError {
  const { code, message, error, issues } = isRecord(body) ? body : {}
  return new ApiError({
    status,
    code: typeof code === 'string' ? (code as FailureCode) : 'unexpected',
    message: [message, error].find((text) => typeof text === 'string') ?? '',
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
  })
}
