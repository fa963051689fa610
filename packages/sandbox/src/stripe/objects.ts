import type Stripe from 'stripe'

/*
 * Stripe's objects with the fields that a subscription business reads, named and shaped as in Stripe's own types.
 */
type Base<O extends { id: string; object: string }, K extends keyof O> = Pick<O, 'id' | 'object' | K>

export type Customer = Base<Stripe.Customer, 'email' | 'metadata' | 'created' | 'livemode'>

export type Price = Base<
  Stripe.Price,
  'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata' | 'created' | 'livemode' | 'type'
> & {
  readonly product: string
  readonly currency_options: Readonly<Record<string, { readonly unit_amount: number }>>
  readonly recurring: { readonly interval: 'month'; readonly interval_count: 1 }
  /** The product's name, which Stripe keeps on the product. */
  readonly productName: string
}

export type CheckoutSession = Base<
  Stripe.Checkout.Session,
  | 'client_reference_id'
  | 'currency'
  | 'amount_total'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'cancel_url'
  | 'created'
  | 'expires_at'
  | 'livemode'
  | 'url'
> & {
  readonly customer: string
  readonly subscription: string | null
  readonly priceId: string
  readonly subscriptionMetadata: Readonly<Record<string, string>>
}

export type SubscriptionItem = Base<
  Stripe.SubscriptionItem,
  'created' | 'current_period_start' | 'current_period_end' | 'quantity' | 'subscription' | 'metadata'
> & { readonly price: Price }

export type Subscription = Base<
  Stripe.Subscription,
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
> & {
  readonly customer: string
  readonly latest_invoice: string
  readonly items: {
    readonly object: 'list'
    readonly data: readonly [SubscriptionItem]
    readonly has_more: false
    readonly url: string
  }
}

export type Invoice = Base<
  Stripe.Invoice,
  'amount_due' | 'amount_paid' | 'amount_remaining' | 'billing_reason' | 'created' | 'currency' | 'livemode' | 'status'
> & {
  readonly customer: string
  readonly parent: {
    readonly type: 'subscription_details'
    readonly quote_details: null
    readonly subscription_details: {
      readonly subscription: string
      readonly metadata: Readonly<Record<string, string>>
    }
  }
  readonly lines: {
    readonly object: 'list'
    readonly data: readonly { readonly id: string; readonly period: { readonly start: number; readonly end: number } }[]
    readonly has_more: false
  }
  readonly status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>
}

export type Charge = Base<
  Stripe.Charge,
  'amount' | 'amount_refunded' | 'created' | 'currency' | 'livemode' | 'paid' | 'refunded' | 'status'
> & { readonly customer: string; readonly payment_intent: string }

export type InvoicePayment = Base<
  Stripe.InvoicePayment,
  'amount_paid' | 'amount_requested' | 'created' | 'currency' | 'is_default' | 'livemode' | 'status'
> & {
  readonly invoice: string
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string }
}

export type PortalConfiguration = Base<Stripe.BillingPortal.Configuration, 'active' | 'created' | 'livemode'> & {
  readonly metadata: Readonly<Record<string, string>>
  readonly priceIds: readonly string[]
}

export type PortalSession = Base<Stripe.BillingPortal.Session, 'created' | 'livemode' | 'return_url' | 'url'> & {
  readonly customer: string
  readonly configuration: string
  readonly flowType: string | null
}

export interface Objects {
  readonly customer: Customer
  readonly price: Price
  readonly 'checkout.session': CheckoutSession
  readonly subscription: Subscription
  readonly invoice: Invoice
  readonly charge: Charge
  readonly invoice_payment: InvoicePayment
  readonly 'billing_portal.configuration': PortalConfiguration
  readonly 'billing_portal.session': PortalSession
}
export type ObjectName = keyof Objects
