import { addressOf, type CallInput, type ReplyOf, type RouteShape } from '@milepost/contract/http'
import { ApiError, failureOf } from '#lib/api-error.ts'
import { currentSession, endSession } from '#lib/session.ts'

const basePath = '/api'
const timeLimit = 30_000

export interface Answer<T> {
  body: T
  headers: Headers
}

/**
 * Calls one route of the contract.
 * In: the route, and what it takes (path parameters, query, body).
 * Out: the reply's body.
 * Errors: ApiError, with the server's code, or 'network' when no answer came within 30 seconds.
 */
export async function call<R extends RouteShape>(route: R, input: CallInput<R>): Promise<ReplyOf<R>> {
  const answer = await callWithHeaders(route, input)
  return answer.body
}

/** As `call`, and gives the reply's headers too: totals of lists stand there. */
export async function callWithHeaders<R extends RouteShape>(
  route: R,
  input: CallInput<R>,
): Promise<Answer<ReplyOf<R>>> {
  const { token } = currentSession()
  const response = await send(route, input, token)
  const body = await bodyOf(response)
  if (!response.ok) {
    const failure = failureOf(response.status, body)
    // Only the session that was refused ends: another tab may have signed in meanwhile.
    if (failure.code === 'unauthenticated' && token !== null) endSession(token)
    throw failure
  }
  return { body: body as ReplyOf<R>, headers: response.headers }
}

async function send(
  route: RouteShape,
  input: { params?: unknown; query?: unknown; body?: unknown },
  token: string | null,
) {
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const address = basePath + addressOf(route.path, Object(input.params ?? {}), Object(input.query ?? {}))
  try {
    return await fetch(address, {
      method: route.method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeLimit),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
  } catch (cause) {
    throw noAnswer(cause)
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch (cause) {
    throw noAnswer(cause)
  }
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!response.ok) return null
    throw new ApiError({ status: response.status, code: 'unexpected', message: '', issues: [] }, { cause })
  }
}

function noAnswer(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network', message: '', issues: [] }, { cause })
}
