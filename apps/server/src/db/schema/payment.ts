import { boolean, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const paidPlan = pgEnum('paid_plan', ['pro', 'premium'])
export const currency = pgEnum('currency', ['USD', 'LKR'])

/** The payment provider's customer id. Outlives the account until its subscriptions are cancelled. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
})

/** Subscriptions as last reported by the provider. A user's plan is derived from these rows alone. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: paidPlan().notNull(),
    currency: currency().notNull(),
    /** The provider's status, such as active, past_due or canceled. */
    status: text().notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    /** When the stored state was requested; states requested earlier are ignored. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Time of purchase: of two active subscriptions the later one is ended. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('subscriptions_user_id_index').on(table.userId)],
)

/** Payment events already received, so that each is processed once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_received_at_index').on(table.receivedAt)],
)

/** Prevents a second checkout for the same account on another instance. */
export const checkoutLocks = pgTable('checkout_locks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  holder: uuid().notNull(),
  /** When the lock of a crashed process expires. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Open checkouts, reused by a repeated request. */
export const checkouts = pgTable(
  'checkouts',
  {
    sessionId: text('session_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    priceId: text('price_id').notNull(),
    url: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('checkouts_user_id_index').on(table.userId)],
)
