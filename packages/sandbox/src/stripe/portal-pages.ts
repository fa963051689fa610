import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#escape-html.ts'
import {
  amountOf,
  changePrice,
  endNow,
  failRenewal,
  payLatestInvoice,
  refundLatest,
  setCancelAtPeriodEnd,
} from '#stripe/lifecycle.ts'
import type { Charge, Invoice, PortalSession, Price, Subscription } from '#stripe/objects.ts'
import { button, date, facts, money, page, pageHeaders } from '#stripe/page-html.ts'
import type { SandboxTransaction, State } from '#stripe/state.ts'

interface PortalRequest {
  Params: { id: string; subscriptionId: string; action: string; priceId?: string }
}

interface View {
  readonly session: PortalSession
  readonly email: string
  readonly prices: readonly Price[]
  readonly subscriptions: readonly { readonly subscription: Subscription; readonly invoice: Invoice | undefined }[]
  readonly charges: readonly Charge[]
}

type PortalAction = (change: SandboxTransaction, subscription: Subscription) => unknown

const actions: Readonly<Record<string, PortalAction>> = {
  cancel: (change, subscription) => setCancelAtPeriodEnd(change, subscription, true),
  resume: (change, subscription) => setCancelAtPeriodEnd(change, subscription, false),
  fail: failRenewal,
  pay: payLatestInvoice,
  refund: refundLatest,
  end: endNow,
}
const headings: Readonly<Record<string, string>> = {
  subscription_cancel: 'Cancel your plan',
  subscription_update: 'Change your plan',
}

/**
 * Serves the portal: a customer's subscriptions with their actions, and buttons for what otherwise only time or a bank
 * does.
 *
 * @param app - The Fastify scope.
 * @param state - The sandbox's state.
 * @param deliver - Delivers pending events.
 * @param sendNotFound - Sends the page for an unknown address.
 */
export function servePortal(
  app: FastifyInstance,
  state: State,
  deliver: () => Promise<void>,
  sendNotFound: (reply: FastifyReply) => FastifyReply,
): void {
  app.get<PortalRequest>('/portal/:id', async ({ params }, reply) => {
    const view = await state.change((change) => readView(change, params.id))
    if (view === undefined) return sendNotFound(reply)
    return reply.headers(pageHeaders([view.session.return_url])).send(portalPage(view))
  })
  const act = async (params: PortalRequest['Params'], reply: FastifyReply, work: PortalAction) => {
    const isDone = await state.change(async (change) => {
      const session = await change.find('billing_portal.session', params.id)
      const subscription = await change.find('subscription', params.subscriptionId)
      if (session === undefined || subscription?.customer !== session.customer) return false
      if (subscription.status !== 'canceled' || work === refundLatest) await work(change, subscription)
      return true
    })
    if (!isDone) return sendNotFound(reply)
    await deliver()
    return reply.redirect(`/sandbox/portal/${params.id}`, 303)
  }
  app.post<PortalRequest>('/portal/:id/:subscriptionId/price/:priceId', ({ params }, reply) =>
    act(params, reply, async (change, subscription) => {
      const price = await change.find('price', params.priceId ?? '')
      if (price !== undefined) changePrice(change, subscription, price)
    }),
  )
  app.post<PortalRequest>('/portal/:id/:subscriptionId/:action', async ({ params }, reply) => {
    const action = Object.hasOwn(actions, params.action) ? actions[params.action] : undefined
    return action === undefined ? sendNotFound(reply) : act(params, reply, action)
  })
}

async function readView(change: SandboxTransaction, id: string): Promise<View | undefined> {
  const session = await change.find('billing_portal.session', id)
  if (session === undefined) return undefined
  const configuration = await change.find('billing_portal.configuration', session.configuration)
  const mine = ({ customer }: { customer: string }) => customer === session.customer
  const invoices = await change.list('invoice')
  const subscriptions = (await change.list('subscription')).filter(mine).toReversed()
  return {
    session,
    email: (await change.find('customer', session.customer))?.email ?? '',
    prices: (await change.list('price')).filter((price) => configuration?.priceIds.includes(price.id)),
    subscriptions: subscriptions.map((subscription) => ({
      subscription,
      invoice: invoices.find((invoice) => invoice.id === subscription.latest_invoice),
    })),
    charges: (await change.list('charge')).filter(mine).toReversed(),
  }
}

function portalPage(view: View): string {
  const { session, subscriptions, charges } = view
  const back = `<p><a class="button" href="${escapeHtml(session.return_url ?? '/')}">Back to Milepost</a></p>`
  const none = subscriptions.length === 0 ? '<p>No plan was paid for yet.</p>' : ''
  const cards = subscriptions.map(({ subscription, invoice }) => card(view, subscription, invoice)).join('')
  const isCancelled = subscriptions.every(({ subscription }) => subscription.cancel_at_period_end)
  const isDone = session.flowType === 'subscription_cancel' && isCancelled
  const heading = (isDone ? undefined : headings[session.flowType ?? '']) ?? 'Your plan'
  return page(heading, `<p>${escapeHtml(view.email)}</p>${none}${cards}${history(charges)}${back}`)
}

function card({ session, prices }: View, subscription: Subscription, invoice: Invoice | undefined): string {
  const [{ price, current_period_end: end }] = subscription.items.data
  const { currency, cancel_at_period_end: cancels, status } = subscription
  const path = `/sandbox/portal/${session.id}/${subscription.id}`
  const isOver = status === 'canceled'
  const rows = [
    ['State', isOver ? 'ended' : `${status.replace('_', ' ')}${cancels ? ', ends with the period' : ''}`],
    [isOver ? 'Ended' : cancels ? 'Ends' : 'Renews', date(isOver ? (subscription.ended_at ?? end) : end)],
  ] as const
  const head = `<div class="card"><p class="price">${escapeHtml(price.productName)}</p><p>${escapeHtml(money(amountOf(price, currency), currency))} a month</p>${facts(rows)}</div>`
  const refund = button(`${path}/refund`, 'Refund the last payment')
  if (isOver) return head
  const changes = prices
    .filter(({ id }) => id !== price.id)
    .map((other) =>
      button(
        `${path}/price/${other.id}`,
        `Change to ${other.productName}, ${money(amountOf(other, currency), currency)} a month`,
        session.flowType === 'subscription_update',
      ),
    )
  const cancel = cancels
    ? button(`${path}/resume`, 'Do not cancel', true)
    : button(`${path}/cancel`, 'Cancel at the end of the period', session.flowType === 'subscription_cancel')
  const payment =
    invoice?.status === 'open'
      ? button(`${path}/pay`, `Pay the open invoice of ${money(invoice.amount_due, invoice.currency)}`)
      : cancels
        ? ''
        : button(`${path}/fail`, 'Let the next payment fail')
  return `${head}${changes.join('')}${cancel}<h2>What else can happen</h2><div class="row">${payment}${refund}${button(`${path}/end`, 'End it now')}</div>`
}

function history(charges: readonly Charge[]): string {
  if (charges.length === 0) return ''
  const rows = charges.map(
    ({ created, amount, currency, refunded }) =>
      [date(created), `${money(amount, currency)}${refunded ? ' (given back)' : ''}`] as const,
  )
  return `<h2>Payments</h2>${facts(rows)}`
}
