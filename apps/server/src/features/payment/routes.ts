import {
  createCheckoutSession,
  createPortalSession,
  getBilling,
  receivePaymentEvent,
} from '@milepost/contract/payment/routes'
import { openCheckout } from '#features/payment/open-checkout.ts'
import { openPortal } from '#features/payment/open-portal.ts'
import { shownSubscription } from '#features/payment/plan-of.ts'
import { receiveEvent } from '#features/payment/receive-event.ts'
import { findBilling } from '#features/payment/repository.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

const maxEventBytes = 256 * 1024

export async function registerPaymentRoutes(registrar: RouteRegistrar): Promise<void> {
  registerRoute(registrar, createCheckoutSession, (ctx, { body, request }) =>
    openCheckout(ctx, body, ctx.originFor(request.headers.host)),
  )
  registerRoute(registrar, createPortalSession, (ctx, { body, request }) =>
    openPortal(ctx, body.flow, ctx.originFor(request.headers.host)),
  )
  registerRoute(registrar, getBilling, async (ctx) => {
    const { plan, subscriptions } = await findBilling(ctx.db, ctx.actor.id)
    return { plan, subscription: shownSubscription(subscriptions) }
  })
  await registerWebhookRoute(registrar)
}

/** An encapsulated plugin with the raw body, since the signature covers its exact bytes. */
async function registerWebhookRoute(registrar: RouteRegistrar): Promise<void> {
  await registrar.app.register(async (app) => {
    app.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: maxEventBytes } as const
    app.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
    registerRoute({ ...registrar, app }, receivePaymentEvent, (ctx, { request }) =>
      receiveEvent(ctx, request.body, request.headers['stripe-signature']),
    )
  })
}
