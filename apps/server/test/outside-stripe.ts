import type { AddressInfo } from 'node:net'
import { recordsInMemory, type SandboxRecord } from '@milepost/sandbox/stripe/records'
import { type StripeSandbox, serveStripeSandbox } from '@milepost/sandbox/stripe/serve-stripe-sandbox'
import Fastify, { type FastifyReply } from 'fastify'

export const secretKey = 'sk_test_never_to_be_seen'
export const webhookSecret = 'whsec_never_to_be_seen'

/** A way to break a response. */
export type Misbehaviour = (reply: FastifyReply) => unknown

export interface OutsideStripe {
  readonly address: string
  readonly sandbox: StripeSandbox
  /** The environment variables that make a product use it. */
  readonly environment: Record<string, string>
  /** Where to send events; nowhere at first. */
  sendEventsTo(address: string): void
  /** Breaks responses to paths that start with `path`; null stops that. */
  misbehave(how: Misbehaviour | null, path?: string): void
  list(kind: string): Promise<SandboxRecord[]>
  close(): Promise<void>
}

/** The payment provider's sandbox as a separate server, like the real one. */
export async function startOutsideStripe(): Promise<OutsideStripe> {
  const app = Fastify()
  const records = recordsInMemory()
  let webhook = 'http://127.0.0.1:9/'
  let fault: { readonly how: Misbehaviour; readonly path: string } | null = null
  app.addHook('onRequest', async (request, reply) => {
    if (fault === null || !request.url.startsWith(`/v1${fault.path}`)) return
    await fault.how(reply)
    return reply
  })
  const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const sandbox = await serveStripeSandbox(app, {
    secretKey,
    webhookSecret,
    records,
    clock: () => new Date(),
    pagesAt: address,
    webhookUrl: () => webhook,
    onFailure: () => undefined,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address: address(),
    sandbox,
    environment: {
      STRIPE_API_URL: address(),
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    sendEventsTo: (to) => {
      webhook = `${to}/api/payment/webhook`
    },
    misbehave: (how, path = '') => {
      fault = how === null ? null : { how, path }
    },
    list: (kind) => records.list(`stripe.${kind}`),
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
