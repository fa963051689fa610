import type { AddressInfo } from 'node:net'
import { recordsInMemory, type SandboxRecord } from '@milepost/sandbox/stripe/records'
import { type StripeSandbox, serveStripeSandbox } from '@milepost/sandbox/stripe/serve-stripe-sandbox'
import Fastify, { type FastifyReply } from 'fastify'

export const secretKey = 'sk_test_never_to_be_seen'
export const webhookSecret = 'whsec_never_to_be_seen'

/** Something that goes wrong with an answer. */
export type Misbehaviour = (reply: FastifyReply) => unknown

export interface OutsideStripe {
  readonly address: string
  readonly sandbox: StripeSandbox
  /** What a product must be told to use it. */
  readonly environment: Record<string, string>
  /** Where events go: nowhere at first. */
  sendEventsTo(address: string): void
  /** Lets calls to the interface go wrong whose path begins with `path`; null ends that. */
  misbehave(how: Misbehaviour | null, path?: string): void
  list(kind: string): Promise<SandboxRecord[]>
  close(): Promise<void>
}

/** The sandbox of the payment provider as a server of its own, as the real one would be. */
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
    ...{ secretKey, webhookSecret, records },
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
      ...{ STRIPE_API_URL: address(), STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
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
