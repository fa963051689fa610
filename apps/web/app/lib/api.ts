import { addressOf, type CallInput, type ReplyOf, type RouteShape } from '@milepost/contract/http'
import { ApiError, failureOf } from '#lib/api-error.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from '#lib/early-answers.ts'
import { currentSession, endSession, notifyForbidden } from '#lib/session.ts'

const basePath = '/api'
const timeLimit = 30_000

/** The address of a route that the browser opens itself. */
export function navigationAddress(route: RouteShape): string {
  return basePath + addressOf(route.path)
}

export interface ApiResponse<T> {
  body: T
  headers: Headers
}

/**
 * Calls a route of the contract.
 * @throws ApiError with the server's code, or 'network' without an answer within 30 seconds.
 */
export async function call<R extends RouteShape>(route: R, input: CallInput<R>): Promise<ReplyOf<R>> {
  const answer = await callWithHeaders(route, input)
  return answer.body
}

/** Like `call`, but also returns the headers, which hold a list's total. */
export async function callWithHeaders<R extends RouteShape>(
  route: R,
  input: CallInput<R>,
): Promise<ApiResponse<ReplyOf<R>>> {
  const response = await send(route, input, { accept: 'application/json', signal: AbortSignal.timeout(timeLimit) })
  return { body: (await bodyOf(response)) as ReplyOf<R>, headers: response.headers }
}

export interface CallOptions {
  /** The form the caller wants the reply in. */
  readonly accept: string
  /** Ends the call; it counts as no answer. */
  readonly signal: AbortSignal
}

/**
 * Like `call`, but returns the reply before its body has arrived, for streamed bodies. There is no time limit except
 * `options`.
 */
export function open<R extends RouteShape>(route: R, input: CallInput<R>, options: CallOptions): Promise<Response> {
  return send(route, input, options)
}

async function send(
  route: RouteShape,
  input: { params?: unknown; query?: unknown; body?: unknown },
  { accept, signal }: CallOptions,
): Promise<Response> {
  const { token } = currentSession()
  const headers = new Headers({ accept })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const address = basePath + addressOf(route.path, Object(input.params ?? {}), Object(input.query ?? {}))
  if (route.method !== 'GET') forgetEarlyAnswers()
  const request = () =>
    fetch(address, {
      method: route.method,
      headers,
      credentials: 'same-origin',
      signal,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
  const early = route.method === 'GET' ? takeEarlyAnswer(address, token) : undefined
  const response = await (early?.catch(request) ?? request()).catch((cause: unknown) => {
    throw noAnswer(cause)
  })
  if (response.ok) return response
  const failure = failureOf(response.status, await bodyOf(response))
  // Only the refused session ends, because another tab may have signed in since.
  if (failure.code === 'unauthenticated' && token !== null) endSession(token)
  if (failure.code === 'forbidden') notifyForbidden()
  throw failure
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
