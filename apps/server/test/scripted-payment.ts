import type { InvoiceFacts, PaymentGateway, SubscriptionFacts } from '#integrations/stripe/payment-gateway.ts'

export interface ScriptedPayment {
  readonly gateway: PaymentGateway
  /** Sets a subscription's current state. */
  set(facts: Partial<SubscriptionFacts> & { readonly id: string; readonly userId: string }): void
}

/** An in-memory payment provider with scripted subscriptions, each paid by one invoice. `reader` reads events. */
export function scriptPayment(reader: PaymentGateway | null = null): ScriptedPayment {
  const subscriptions = new Map<string, SubscriptionFacts>()
  let moment = Date.now()
  const invoiceOf = (id: string): InvoiceFacts => ({
    id: `in_${id}`,
    currency: 'USD',
    amountPaid: 999,
    amountDue: 999,
    paidAt: new Date(),
  })
  const unused = () => Promise.reject(new Error('not part of the script'))
  return {
    set: (facts) => {
      subscriptions.set(facts.id, {
        customerId: `cus_${facts.userId}`,
        plan: 'pro',
        currency: 'USD',
        status: 'active',
        cancelAtPeriodEnd: false,
        paidUntil: new Date('2027-01-01T00:00:00Z'),
        createdAt: new Date('2026-01-01T00:00:00Z'),
        ...facts,
      })
    },
    gateway: {
      readSubscription: async (id) => {
        moment += 1
        const subscription = subscriptions.get(id) ?? 'missing'
        return { id, askedAt: new Date(moment), subscription, latestInvoice: invoiceOf(id) }
      },
      listSubscriptions: async function* () {
        yield* subscriptions.values()
      },
      cancelSubscription: async (id) => {
        const facts = subscriptions.get(id)
        if (facts !== undefined) subscriptions.set(id, { ...facts, status: 'canceled' })
      },
      refundSubscription: async () => undefined,
      readEvent: reader?.readEvent ?? unused,
      createCustomer: unused,
      createCheckout: unused,
      closeCheckout: unused,
      createPortal: unused,
      closeCustomer: unused,
      findRefunded: unused,
    },
  }
}
