import type { PortalFlow } from '@milepost/contract/payment/limits'
import type { Currency, PaidPlan, PriceId } from '@milepost/contract/plans'

/** A subscription as the payment provider describes it, in our terms. */
export interface SubscriptionFacts {
  readonly id: string
  readonly customerId: string
  /** The user id in the subscription's metadata. */
  readonly userId: string
  readonly plan: PaidPlan
  readonly currency: Currency
  /** The provider's status, such as active, past_due or canceled. */
  readonly status: string
  /** It ends at `paidUntil` and does not renew. */
  readonly cancelAtPeriodEnd: boolean
  readonly paidUntil: Date
  /** Time of purchase. */
  readonly createdAt: Date
}

export interface InvoiceFacts {
  readonly id: string
  readonly currency: Currency
  /** In hundredths of the currency. */
  readonly amountPaid: number
  readonly amountDue: number
  /** Null if not paid. */
  readonly paidAt: Date | null
}

/** The provider's data on a subscription; 'missing' if unknown, 'foreign' if not ours. */
export interface SubscriptionReply {
  readonly id: string
  /** When it was requested: the later request wins. Unique within a process. */
  readonly askedAt: Date
  readonly subscription: SubscriptionFacts | 'missing' | 'foreign'
  readonly latestInvoice: InvoiceFacts | null
}

/** The subject of a provider's event; null if we ignore it. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly subject:
    | { readonly kind: 'subscription'; readonly subscriptionId: string }
    | { readonly kind: 'refund'; readonly chargeId: string }
    | null
}

export interface CheckoutOrder {
  readonly userId: string
  readonly customerId: string
  readonly priceId: PriceId
  /** The public origin. */
  readonly origin: string
  /** Orders with the same key open the same checkout. */
  readonly key: string
}

export interface PortalOrder {
  readonly customerId: string
  readonly flow: { readonly kind: PortalFlow; readonly subscriptionId: string } | null
  readonly returnUrl: string
}

/**
 * The payment provider. All methods but `readEvent` throw 'payment_unreachable' on any failure, at the deadline at the
 * latest.
 */
export interface PaymentGateway {
  /** Creates a customer and returns its id; repeated calls return the same one, unless it `replaces` a missing one. */
  createCustomer(user: { readonly id: string; readonly email: string }, replaces?: string): Promise<string>
  /** @returns null if the provider doesn't know the customer */
  createCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string } | null>
  /**
   * Closes an open checkout.
   * @returns the id of its subscription; null if it was not paid
   */
  closeCheckout(sessionId: string): Promise<string | null>
  /** @returns the portal's address; null if the provider doesn't know the customer */
  createPortal(order: PortalOrder): Promise<string | null>
  readSubscription(id: string): Promise<SubscriptionReply>
  /** All of our subscriptions, page by page. */
  listSubscriptions(): AsyncIterable<SubscriptionFacts>
  /** Ends a subscription immediately; does nothing if it has ended. */
  cancelSubscription(id: string): Promise<void>
  /** Refunds everything paid for a subscription that is not refunded yet. */
  refundSubscription(id: string): Promise<void>
  /** Ends all subscriptions of a customer immediately and closes open checkouts. */
  closeCustomer(customerId: string): Promise<void>
  /**
   * @returns the subscription whose latest period a fully refunded charge had paid; else null, also for an upgrade's
   * difference
   */
  findRefunded(chargeId: string): Promise<string | null>
  /** @returns the event; null if the signature is missing, wrong or older than five minutes */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | null>
}

export interface PaymentSetting {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Called on first use: a sandbox is this server, whose address is known once it listens. */
  readonly apiUrl: () => string
  readonly deadline: number
  readonly clock: () => Date
}

/** Opens the payment provider. Its package is loaded on first use. */
export function openPayment({ apiUrl, ...settings }: PaymentSetting): PaymentGateway {
  let opened: Promise<PaymentGateway> | undefined
  const gateway = () => {
    opened ??= import('#integrations/stripe/stripe-gateway.ts').then(({ openStripe }) =>
      openStripe({ ...settings, apiUrl: apiUrl() }),
    )
    return opened
  }
  return {
    createCustomer: async (user, replaces) => (await gateway()).createCustomer(user, replaces),
    createCheckout: async (order) => (await gateway()).createCheckout(order),
    closeCheckout: async (sessionId) => (await gateway()).closeCheckout(sessionId),
    createPortal: async (order) => (await gateway()).createPortal(order),
    readSubscription: async (id) => (await gateway()).readSubscription(id),
    listSubscriptions: async function* () {
      yield* (await gateway()).listSubscriptions()
    },
    cancelSubscription: async (id) => (await gateway()).cancelSubscription(id),
    refundSubscription: async (id) => (await gateway()).refundSubscription(id),
    closeCustomer: async (customerId) => (await gateway()).closeCustomer(customerId),
    findRefunded: async (chargeId) => (await gateway()).findRefunded(chargeId),
    readEvent: async (body, signature) => (await gateway()).readEvent(body, signature),
  }
}
