import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#escape-html.ts'
import { completeCheckout } from '#stripe/lifecycle.ts'
import type { CheckoutSession } from '#stripe/objects.ts'
import { button, facts, money, page, pageHeaders } from '#stripe/page-html.ts'
import { servePortal } from '#stripe/portal-pages.ts'
import type { State } from '#stripe/state.ts'

interface CheckoutPageRequest {
  Params: { id: string }
  Querystring: { declined?: string }
}

/**
 * Serves the page of a checkout and the portal.
 *
 * @param app - The Fastify scope.
 * @param state - The sandbox's state.
 * @param deliver - Delivers pending events.
 */
export function servePages(app: FastifyInstance, state: State, deliver: () => Promise<void>): void {
  app.get<CheckoutPageRequest>('/checkout/:id', async ({ params, query }, reply) => {
    const found = await findCheckout(state, params.id)
    if (found === undefined) return sendNotFound(reply)
    const { session } = found
    reply.headers(pageHeaders([session.success_url, session.cancel_url]))
    if (session.status !== 'open') return reply.send(closedPage(session))
    return reply.send(checkoutPage(session, found.plan, found.email, query.declined !== undefined))
  })
  app.post<CheckoutPageRequest>('/checkout/:id/pay', async ({ params }, reply) => {
    const session = await state.change(async (change) => {
      const open = await change.find('checkout.session', params.id)
      if (open !== undefined) await completeCheckout(change, open)
      return open
    })
    if (session === undefined) return sendNotFound(reply)
    await deliver()
    const isPaid = session.status === 'open' || session.status === 'complete'
    return reply.redirect((isPaid ? session.success_url : session.cancel_url) ?? '/', 303)
  })
  app.post<CheckoutPageRequest>('/checkout/:id/decline', async ({ params }, reply) =>
    reply.redirect(`/sandbox/checkout/${encodeURIComponent(params.id)}?declined=1`, 303),
  )
  app.post<CheckoutPageRequest>('/checkout/:id/cancel', async ({ params }, reply) => {
    const found = await findCheckout(state, params.id)
    if (found === undefined) return sendNotFound(reply)
    return reply.redirect(found.session.cancel_url ?? '/', 303)
  })
  servePortal(app, state, deliver, sendNotFound)
}

async function findCheckout(state: State, id: string) {
  return state.change(async (change) => {
    const session = await change.find('checkout.session', id)
    if (session === undefined) return undefined
    const price = await change.find('price', session.priceId)
    const customer = await change.find('customer', session.customer)
    return { session, plan: price?.productName ?? '', email: customer?.email ?? '' }
  })
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .headers(pageHeaders([]))
    .send(page('Nothing here', '<p>This address is not one of the sandbox’s.</p>'))
}

function checkoutPage(session: CheckoutSession, plan: string, email: string, isDeclined: boolean): string {
  const price = money(session.amount_total ?? 0, session.currency ?? 'usd')
  const path = `/sandbox/checkout/${session.id}`
  const said = isDeclined
    ? '<p class="said" role="alert">The card was declined. Nothing was charged; you can try again.</p>'
    : ''
  return page(
    `Subscribe to ${plan}`,
    `${said}<div class="card"><p class="price">${escapeHtml(price)} a month</p>${facts([
      ['Plan', plan],
      ['Email', email],
    ])}</div>${button(`${path}/pay`, `Pay ${price}`, true)}${button(`${path}/decline`, 'Decline the card')}${button(`${path}/cancel`, 'Cancel')}`,
  )
}

function closedPage(session: CheckoutSession): string {
  const isPaid = session.status === 'complete'
  const back = (isPaid ? session.success_url : session.cancel_url) ?? '/'
  const text = isPaid ? 'This checkout was paid.' : 'This checkout is closed. Choose a plan again to open another.'
  return page(
    isPaid ? 'Paid' : 'Closed',
    `<p>${text}</p><p><a class="button" href="${escapeHtml(back)}">Back to the shop</a></p>`,
  )
}
