import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#context.ts'
import { findRecord, listRecords, saveRecords } from '#features/sandbox/repository.ts'

/** Serves the built-in sandboxes of external services, whose packages are loaded only if configured. */
export async function serveSandboxes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { db, paymentSandbox } = dependencies
  if (paymentSandbox === null) return
  const { serveStripeSandbox } = await import('@milepost/sandbox/stripe/serve-stripe-sandbox')
  await serveStripeSandbox(app, {
    secretKey: paymentSandbox.secretKey,
    webhookSecret: paymentSandbox.webhookSecret,
    clock: dependencies.clock,
    records: {
      get: (id) => findRecord(db, id),
      list: (kind) => listRecords(db, kind),
      put: (records) => saveRecords(db, records),
    },
    pagesAt: (returnUrl) => new URL(returnUrl).origin,
    webhookUrl: () => `${paymentSandbox.address()}/api/payment/webhook`,
    onFailure: (fault) => dependencies.log.warn({ fault }, 'payment sandbox'),
  })
}
