import { languageLocales } from '@milepost/contract/languages'
import type { Currency, PlanName } from '@milepost/contract/plans'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { filterActiveSubscriptions, givesPlan } from '#features/payment/plan-of.ts'
import {
  deleteCheckoutsOf,
  findSubscriptions,
  findSubscriptionsById,
  insertCustomer,
  lockPayingUser,
  type PayingUser,
  type SubscriptionRow,
  saveSubscription,
  updatePlan,
} from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { findLanguage } from '#features/preferences/index.ts'
import type { InvoiceFacts, SubscriptionFacts, SubscriptionReply } from '#integrations/stripe/payment-gateway.ts'

const planTitles: Readonly<Record<PlanName, string>> = { basic: 'Basic', pro: 'Pro', premium: 'Premium' }
/** A late receipt would only confuse: the first comparison after an outage may find old payments. */
const maxReceiptAge = 7 * 24 * 60 * 60 * 1000

/**
 * Applies the provider's current state of a subscription: plan, audit log and emails depend only on that state, not on
 * which events came, how often or in which order. Cancels the subscription of a deleted user.
 * @throws {AppError} 'payment_unreachable', so that the queue retries
 */
export async function syncSubscription(ctx: Dependencies, subscriptionId: string): Promise<void> {
  const payment = requirePayment(ctx)
  const reply = await payment.readSubscription(subscriptionId)
  const outcome = await applyReply(ctx, reply)
  if (outcome === 'unknown_user') await payment.cancelSubscription(subscriptionId)
}

/**
 * Applies the provider's state in one transaction.
 * @returns 'unknown_user' if the user does not exist
 */
export async function applyReply(
  ctx: Dependencies,
  reply: SubscriptionReply,
): Promise<'applied' | 'older' | 'unknown_user'> {
  return transaction(
    { ...ctx, actor: null, address: null },
    async (tx): Promise<'applied' | 'older' | 'unknown_user'> => {
      const userId = await ownerOf(tx, reply)
      if (userId === undefined) return 'older'
      const user = await lockPayingUser(tx.db, userId)
      if (user === undefined) return 'unknown_user'
      const known = await findSubscriptions(tx.db, userId)
      const stored = known.find(({ id }) => id === reply.id)
      const row = describe(reply, userId, stored)
      if (row === undefined || !(await saveSubscription(tx.db, row))) return 'older'
      if (stored === undefined && typeof reply.subscription === 'object') {
        await insertCustomer(tx.db, userId, reply.subscription.customerId)
        await deleteCheckoutsOf(tx.db, userId)
      }
      const [first, ...second] = filterActiveSubscriptions([row, ...known.filter(({ id }) => id !== row.id)])
      await changePlan(tx, user, row, first?.plan ?? 'basic')
      for (const { id } of second) await tx.jobs.send(tx, 'end-second-subscription', { subscriptionId: id })
      if (second.some(({ id }) => id === row.id)) await queueLinkEmail(tx, user, row)
      else await queuePaymentEmails(tx, user, row, reply.latestInvoice)
      return 'applied'
    },
  )
}

/** The user of a subscription; undefined if it is not ours. */
async function ownerOf(tx: Context, { id, subscription }: SubscriptionReply): Promise<string | undefined> {
  if (typeof subscription === 'object') return subscription.userId
  const [stored] = await findSubscriptionsById(tx.db, [id])
  if (subscription === 'missing' || stored === undefined) return stored?.userId
  tx.log.warn({ subscription: id }, 'a subscription no longer says whose it is')
  return undefined
}

/** A subscription unknown to the provider has ended. */
function describe(
  reply: SubscriptionReply,
  userId: string,
  stored: SubscriptionRow | undefined,
): SubscriptionRow | undefined {
  const { askedAt, subscription } = reply
  if (subscription === 'foreign') return undefined
  if (subscription === 'missing') return stored === undefined ? undefined : { ...stored, askedAt, status: 'canceled' }
  const { plan, currency, status, cancelAtPeriodEnd, paidUntil, createdAt }: SubscriptionFacts = subscription
  return { id: reply.id, userId, plan, currency, status, cancelAtPeriodEnd, paidUntil, askedAt, createdAt }
}

async function changePlan(tx: Context, user: PayingUser, row: SubscriptionRow, plan: PlanName) {
  if (plan === user.plan) return
  await updatePlan(tx.db, user.id, plan)
  const details = { before: user.plan, after: plan, subscription: row.id }
  await audit(tx, { action: 'plan.changed', objectType: 'user', objectId: user.id, details })
  if (plan !== 'basic') return
  const params = { plan: planTitles[user.plan], until: dateOf(row.paidUntil, await localeOf(tx, user.id)) }
  await queueEmail(tx, { kind: 'plan_ended', to: user.email, userId: user.id, params, key: `plan_ended:${row.id}` })
}

async function queueLinkEmail(tx: Context, user: PayingUser, row: SubscriptionRow) {
  const params = { plan: planTitles[row.plan] }
  const email = { to: user.email, userId: user.id }
  await queueEmail(tx, { ...email, kind: 'paid_twice', params, key: `paid_twice:${row.id}` })
}

async function queuePaymentEmails(tx: Context, user: PayingUser, row: SubscriptionRow, invoice: InvoiceFacts | null) {
  if (invoice === null || !givesPlan(row)) return
  const email = { to: user.email, userId: user.id }
  const plan = planTitles[row.plan]
  const { currency, paidAt } = invoice
  const locale = await localeOf(tx, user.id)
  if (paidAt !== null && invoice.amountPaid > 0 && tx.clock().getTime() - paidAt.getTime() < maxReceiptAge) {
    const params = {
      plan,
      amount: amountOf(invoice.amountPaid, currency, locale),
      until: dateOf(row.paidUntil, locale),
    }
    await queueEmail(tx, { ...email, kind: 'receipt', params, key: `receipt:${invoice.id}` })
  }
  if (paidAt === null && row.status === 'past_due') {
    const params = { plan, amount: amountOf(invoice.amountDue, currency, locale) }
    await queueEmail(tx, { ...email, kind: 'payment_failed', params, key: `payment_failed:${invoice.id}` })
  }
}

/** Of the language that the emails come in. */
async function localeOf(tx: Context, userId: string): Promise<string> {
  return languageLocales[await findLanguage(tx.db, userId)]
}

function amountOf(hundredths: number, currency: Currency, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
    hundredths / 100,
  )
}

function dateOf(time: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
