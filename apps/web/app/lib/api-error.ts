import type { ErrorCode, Issue } from '@milepost/contract/errors'

/** The server's codes, and what only a client can know: no answer, or an answer that is none of ours. */
export type FailureCode = ErrorCode | 'network' | 'unexpected'

interface Failure {
  status: number
  code: FailureCode
  message: string
  issues: readonly Issue[]
  /** Seconds after which the server wants to be asked again. */
  retryAfter?: number
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: FailureCode
  readonly issues: readonly Issue[]
  readonly retryAfter: number

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options)
    this.status = failure.status
    this.code = failure.code
    this.issues = failure.issues
    this.retryAfter = failure.retryAfter ?? 0
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isIssue(value: unknown): value is Issue {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
}

/**
 * Converts a failed reply of any shape to an ApiError, because a proxy may have answered instead of the server. An
 * unknown body gets the code 'unexpected', with its `message` or `error` as the text.
 */
export function failureOf(status: number, body: unknown, retryAfter = 0): ApiError {
  const { code, message, error, issues } = isRecord(body) ? body : {}
  return new ApiError({
    status,
    retryAfter,
    code: typeof code === 'string' ? (code as FailureCode) : 'unexpected',
    message: [message, error].find((text) => typeof text === 'string') ?? '',
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
  })
}

/** The server's own words for a failure, or `otherwise` where it has none. */
export function messageOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.message) || otherwise
}

/** Counts what is already gone as done: someone else has deleted it. */
export async function unlessGone(deletion: Promise<unknown>): Promise<'done' | 'gone'> {
  try {
    await deletion
    return 'done'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return 'gone'
    throw error
  }
}

let latest = ''

/** Remembers the id of a request that failed on our side; empty after any other failure. */
export function rememberFailureCode(code: string): void {
  latest = code
}

/** The id of the request whose failure was the latest, as the server's log has it; empty unless it was on our side. */
export function latestFailureCode(): string {
  return latest
}
