import { createCheckoutSession, createPortalSession, getBilling, receivePaymentEvent } from '@milepost/contract/payment'
import { openCheckout } from '#features/payment/open-checkout.ts'
import { openPortal } from '#features/payment/open-portal.ts'
import { shownSubscription } from '#features/payment/plan-of.ts'
import { receiveEvent } from '#features/payment/receive-event.ts'
import { findSubscriptions } from '#features/payment/repository.ts'
import { type Mounting, mount } from '#lib/mount.ts'

const maxEventBytes = 256 * 1024

export async function mountPayment(mounting: Mounting): Promise<void> {
  mount(mounting, createCheckoutSession, (ctx, { body, request }) =>
    openCheckout(ctx, body, ctx.originFor(request.headers.host)),
  )
  mount(mounting, createPortalSession, (ctx, { body, request }) =>
    openPortal(ctx, body.flow, ctx.originFor(request.headers.host)),
  )
  mount(mounting, getBilling, async (ctx) => ({
    plan: ctx.actor.plan,
    subscription: shownSubscription(await findSubscriptions(ctx.db, ctx.actor.id)),
  }))
  await mountWebhook(mounting)
}

/** In a scope of its own: the signature covers the body byte by byte, so it must not be parsed on the way. */
async function mountWebhook(mounting: Mounting): Promise<void> {
  await mounting.app.register(async (app) => {
    app.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: maxEventBytes } as const
    app.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
    mount({ ...mounting, app }, receivePaymentEvent, (ctx, { request }) =>
      receiveEvent(ctx, request.body, request.headers['stripe-signature']),
    )
  })
}
