/** What the sandbox's interface refuses, in the shape of Stripe's errors. */
export class ApiError extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly parameter: string | undefined

  constructor(status: number, type: string, message: string, code?: string, parameter?: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.parameter = parameter
  }

  get body(): object {
    const code = this.code === undefined ? {} : { code: this.code }
    const param = this.parameter === undefined ? {} : { param: this.parameter }
    return { error: { type: this.type, message: this.message, ...code, ...param } }
  }
}

/** In: what was looked for. Errors: Stripe's 'resource_missing' where it is not there. */
export function requireFound<T>(found: T | undefined, what: string, id: string): T {
  if (found !== undefined) return found
  throw new ApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, 'resource_missing', what)
}

/** Errors: Stripe's, for a request that makes no sense. */
export function refuse(message: string, code?: string): never {
  throw new ApiError(400, 'invalid_request_error', message, code)
}
