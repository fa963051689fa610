/** An error of the sandbox's API, in the shape of Stripe's errors. */
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

/**
 * Requires that an object was found.
 *
 * @param found - The object, or undefined.
 * @param what - The object's type.
 * @param id - The id that was looked up.
 * @returns The object.
 * @throws ApiError 'resource_missing' if there is none.
 */
export function requireFound<T>(found: T | undefined, what: string, id: string): T {
  if (found !== undefined) return found
  throw new ApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, 'resource_missing', what)
}

/**
 * Rejects an invalid request.
 *
 * @param message - What is wrong.
 * @param code - Stripe's error code.
 * @throws ApiError with status 400.
 */
export function refuse(message: string, code?: string): never {
  throw new ApiError(400, 'invalid_request_error', message, code)
}
