import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '#stripe/api.ts'
import { ApiError } from '#stripe/api-error.ts'
import { createDeliverer } from '#stripe/deliver-events.ts'
import { servePages } from '#stripe/pages.ts'
import { readParameters } from '#stripe/parameters.ts'
import type { SandboxRecords } from '#stripe/records.ts'
import { openState, type SandboxTransaction, type State } from '#stripe/state.ts'

export interface StripeSandboxSetting {
  /** The API's key. */
  readonly secretKey: string
  readonly webhookSecret: string
  readonly records: SandboxRecords
  readonly clock: () => Date
  /** Finds where a browser that will return to an address reaches the sandbox's pages, without a slash at the end. */
  readonly pagesAt: (returnUrl: string) => string
  /** Where events go. */
  readonly webhookUrl: () => string
  readonly onFailure: (failure: string) => void
}

export interface StripeSandbox {
  readonly state: State
  /** Tries answerOnce to deliver the events that wait. */
  deliverEvents(): Promise<void>
}

const form = 'application/x-www-form-urlencoded'

/**
 * Serves a sandbox of Stripe: the part of its API that the product calls, below /v1, and the pages that people pay on,
 * below /sandbox. Pending events are delivered once the server listens. No money moves.
 *
 * @param app - The Fastify scope.
 * @param setting - The sandbox's settings.
 * @returns The state, and a function to deliver events.
 */
export async function serveStripeSandbox(app: FastifyInstance, setting: StripeSandboxSetting): Promise<StripeSandbox> {
  const state = openState(setting.records, setting.clock)
  const deliverer = createDeliverer({ state, ...setting })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    await scope.register(async (api) => serveInterface(api, state, setting, deliverer.deliver), { prefix: '/v1' })
    await scope.register(async (pages) => servePages(pages, state, deliverer.deliver), { prefix: '/sandbox' })
  })
  app.addHook('onListen', async () => void deliverer.deliver())
  app.addHook('onClose', async () => deliverer.stop())
  return { state, deliverEvents: deliverer.deliver }
}

function serveInterface(
  api: FastifyInstance,
  state: State,
  setting: StripeSandboxSetting,
  deliver: () => Promise<void>,
): void {
  api.addHook('onRequest', async (request) => requireKey(request, setting.secretKey))
  api.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ApiError)) request.log.error({ err: error }, 'payment sandbox')
    const failure = error instanceof ApiError ? error : new ApiError(500, 'api_error', 'An unknown error occurred.')
    return reply.status(failure.status).send(failure.body)
  })
  api.all('/*', async (request) => {
    throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${request.method}: ${request.url}).`)
  })
  for (const { method, path, parameters: known, answer } of operations) {
    api.route<{ Params: { id?: string } }>({
      method,
      url: path,
      handler: async (request, reply) => {
        const sent = sentForm(request)
        const parameters = readParameters(sent, known)
        const result = await state.change((change) =>
          answerOnce(change, request, reply, sent, () =>
            answer({ change, parameters, id: request.params.id ?? '', pagesAt: setting.pagesAt }),
          ),
        )
        void deliver()
        return result
      },
    })
  }
}

function requireKey(request: FastifyRequest, key: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${key}`))) return
  throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.')
}

function sentForm(request: FastifyRequest): URLSearchParams {
  const query = request.url.split('?')[1] ?? ''
  const body = typeof request.body === 'string' ? request.body : ''
  return new URLSearchParams([query, body].filter((part) => part !== '').join('&'))
}

interface StoredAnswer {
  readonly request: string
  readonly answer: object
}

/** A repeated request with the same idempotency key gets the same answer and has no other effect. */
async function answerOnce(
  change: SandboxTransaction,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: URLSearchParams,
  work: () => Promise<object>,
): Promise<object> {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof key !== 'string') return work()
  const id = `idempotency_${createHash('sha256').update(key).digest('hex')}`
  const description = `${request.url} ${sent}`
  const kept = (await change.findNote(id)) as StoredAnswer | undefined
  if (kept === undefined) {
    const answer = await work()
    change.note(id, 'stripe.idempotency', { request: description, answer } satisfies StoredAnswer)
    return answer
  }
  if (kept.request !== description) {
    throw new ApiError(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters.',
    )
  }
  reply.header('idempotent-replayed', 'true')
  return kept.answer
}
