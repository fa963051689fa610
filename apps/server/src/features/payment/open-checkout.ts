import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { BodyOf, ReplyOf } from '@milepost/contract/http'
import type { createCheckoutSession } from '@milepost/contract/payment/routes'
import { type PriceId, priceIds, prices } from '@milepost/contract/plans'
import { givesPlan } from '#features/payment/plan-of.ts'
import {
  deleteCheckout,
  deleteCheckoutLock,
  findCheckouts,
  findCustomer,
  findSubscriptions,
  insertCheckout,
  insertCustomer,
  takeCheckoutLock,
  updateCustomer,
} from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type CheckoutRequest = BodyOf<typeof createCheckoutSession>
type Checkout = ReplyOf<typeof createCheckoutSession>

const sameCheckout = 10 * 60 * 1000
/** The provider closes a checkout after a day. */
const maxCheckoutAge = 24 * 60 * 60 * 1000

/** Longer than all provider calls of one checkout. */
const lockSeconds = 60
/** A second click gets the first one's checkout. */
const maxWaitMilliseconds = 10_000
const betweenTriesMilliseconds = 100

/**
 * Opens a checkout for a price. Requests of one account run one after the other, on all instances, so that only one is
 * open.
 * @throws {AppError} 'invalid' when price and plan don't match; 'already_subscribed'; 'payment_unreachable';
 * 'service_off'
 * @throws {AppError} 'unavailable' when other requests take too long
 */
export async function openCheckout(ctx: SignedInContext, request: CheckoutRequest, origin: string): Promise<Checkout> {
  requireMatch(request)
  const holder = randomUUID()
  const userId = ctx.actor.id
  for (let waited = 0; !(await takeCheckoutLock(ctx.db, userId, holder, lockSeconds)); ) {
    if (waited >= maxWaitMilliseconds) throw new AppError('unavailable', { retryAfter: 5 })
    await pause(betweenTriesMilliseconds)
    waited += betweenTriesMilliseconds
  }
  try {
    return await openAlone(ctx, request.priceId, origin)
  } finally {
    await deleteCheckoutLock(ctx.db, userId, holder)
  }
}

/** Price and plan must match: a client that mixes them up shows something else than it sells. */
function requireMatch({ priceId, plan }: CheckoutRequest): void {
  if (prices[priceId].plan === plan) return
  const options = priceIds.filter((id) => prices[id].plan === plan).join(', ')
  throw new AppError('invalid', { issues: [{ field: 'priceId', rule: 'one_of', params: { options } }] })
}

async function openAlone(ctx: SignedInContext, priceId: PriceId, origin: string): Promise<Checkout> {
  const payment = requirePayment(ctx)
  const userId = ctx.actor.id
  const known = await findSubscriptions(ctx.db, userId)
  if (known.some(givesPlan)) throw new AppError('already_subscribed')
  const now = ctx.clock()
  const opened = await findCheckouts(ctx.db, userId, new Date(now.getTime() - maxCheckoutAge))
  const same = opened.find((row) => row.priceId === priceId && now.getTime() - row.createdAt.getTime() < sameCheckout)
  if (same !== undefined) return { sessionId: same.sessionId, url: same.url }
  for (const { sessionId } of opened) await closeCheckout(ctx, sessionId)
  const customerId = await customerOf(ctx)
  const window = Math.floor(now.getTime() / sameCheckout)
  const key = digest([userId, customerId, priceId, origin, window, known.length, opened.length])
  const order = { userId, priceId, origin }
  const checkout =
    (await payment.createCheckout({ ...order, customerId, key })) ??
    (await payment.createCheckout({
      ...order,
      customerId: await replaceCustomer(ctx, customerId),
      key: `${key}-again`,
    }))
  if (checkout === null) throw new AppError('payment_unreachable')
  await insertCheckout(ctx.db, { ...checkout, userId, priceId, createdAt: now })
  return checkout
}

/** Two open checkouts could both be paid. If one was paid without our knowledge yet, it is synced now. */
async function closeCheckout(ctx: SignedInContext, sessionId: string): Promise<void> {
  const subscriptionId = await requirePayment(ctx).closeCheckout(sessionId)
  if (subscriptionId !== null) {
    await ctx.jobs.send(ctx, 'sync-subscription', { subscriptionId })
    throw new AppError('already_subscribed')
  }
  await deleteCheckout(ctx.db, sessionId)
}

async function customerOf(ctx: SignedInContext): Promise<string> {
  const known = await findCustomer(ctx.db, ctx.actor.id)
  if (known !== undefined) return known
  const made = await requirePayment(ctx).createCustomer({ id: ctx.actor.id, email: ctx.actor.email })
  await insertCustomer(ctx.db, ctx.actor.id, made)
  return (await findCustomer(ctx.db, ctx.actor.id)) ?? made
}

/** Used when the provider doesn't know the customer. */
async function replaceCustomer(ctx: SignedInContext, gone: string): Promise<string> {
  const made = await requirePayment(ctx).createCustomer({ id: ctx.actor.id, email: ctx.actor.email }, gone)
  await updateCustomer(ctx.db, ctx.actor.id, made)
  return made
}

function digest(parts: readonly unknown[]): string {
  return `milepost-checkout-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`
}
