import type { Endpoint, InputFor, ReplyTo } from '@milepost/contract/endpoints'
import { addressOf, requestIdHeader } from '@milepost/contract/http'
import { ApiError, failureOf, rememberFailureCode } from '#lib/api-error.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from '#lib/early-answers.ts'
import { knownAnswersFor } from '#lib/known-answers.ts'
import { noteServerTime } from '#lib/server-clock.ts'
import { currentSession, endSession, notifyForbidden } from '#lib/session.ts'

const basePath = '/api'
const timeLimit = 30_000
const notModified = 304

/** The address of an endpoint that the browser opens itself. */
export function navigationAddress(endpoint: Endpoint): string {
  return basePath + addressOf(pathOf(endpoint))
}

export interface ApiResponse<T> {
  body: T
  headers: Headers
}

/**
 * Calls an endpoint of the contract: `call('GET /courses/:id', { params: { id } })`.
 * @throws ApiError with the server's code, or 'network' without an answer within 30 seconds.
 */
export async function call<E extends Endpoint>(endpoint: E, input: InputFor<E>): Promise<ReplyTo<E>> {
  const answer = await callWithHeaders(endpoint, input)
  return answer.body
}

/** Like `call`, but also returns the headers, which hold a list's total. */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  input: InputFor<E>,
): Promise<ApiResponse<ReplyTo<E>>> {
  const answers = knownAnswersFor(currentSession().token)
  const address = addressFor(endpoint, input)
  const known = methodOf(endpoint) === 'GET' ? answers.get(address) : undefined
  const signal = AbortSignal.timeout(timeLimit)
  const response = await send(endpoint, input, { accept: 'application/json', signal, etag: known?.etag })
  const { headers, status } = response
  if (status === notModified && known !== undefined) return { body: known.body as ReplyTo<E>, headers }
  const body = await bodyOf(response)
  const etag = headers.get('etag')
  if (etag !== null) answers.set(address, { etag, body })
  return { body: body as ReplyTo<E>, headers }
}

export interface OpenOptions {
  /** The form the caller wants the reply in. */
  readonly accept: string
  /** Ends the call; it counts as no answer. */
  readonly signal: AbortSignal
}

interface SendOptions extends OpenOptions {
  /** Of the known answer, which the server need not repeat. */
  readonly etag?: string | undefined
}

interface EndpointInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

function addressFor(endpoint: Endpoint, { params, query }: EndpointInput): string {
  return basePath + addressOf(pathOf(endpoint), Object(params ?? {}), Object(query ?? {}))
}

/**
 * Like `call`, but returns the reply before its body has arrived, for streamed bodies. There is no time limit except
 * `options`.
 */
export function open<E extends Endpoint>(endpoint: E, input: InputFor<E>, options: OpenOptions): Promise<Response> {
  return send(endpoint, input, options)
}

async function send(
  endpoint: Endpoint,
  input: EndpointInput,
  { accept, signal, etag }: SendOptions,
): Promise<Response> {
  const { token } = currentSession()
  const headers = new Headers({ accept })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (etag !== undefined) headers.set('if-none-match', etag)
  const method = methodOf(endpoint)
  const address = addressFor(endpoint, input)
  if (method !== 'GET') forgetEarlyAnswers()
  const request = () =>
    fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      signal,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
  const early = method === 'GET' ? takeEarlyAnswer(address, token) : undefined
  const response = await (early?.catch(request) ?? request()).catch((cause: unknown) => {
    throw noAnswer(cause)
  })
  noteServerTime(response.headers)
  if (response.ok || response.status === notModified) return response
  rememberFailureCode(response.headers.get(requestIdHeader) ?? '')
  const failure = failureOf(response.status, await bodyOf(response), Number(response.headers.get('retry-after')) || 0)
  // Only the refused session ends, because another tab may have signed in since.
  if (failure.code === 'unauthenticated' && token !== null) endSession(token)
  if (failure.status === 403) notifyForbidden(failure.code)
  throw failure
}

function methodOf(endpoint: Endpoint): string {
  return endpoint.slice(0, endpoint.indexOf(' '))
}

function pathOf(endpoint: Endpoint): string {
  return endpoint.slice(endpoint.indexOf(' ') + 1)
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
  rememberFailureCode('')
  return new ApiError({ status: 0, code: 'network', message: '', issues: [] }, { cause })
}
