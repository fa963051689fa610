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

/** Subscriptions as the provider last described them: the plan of their user follows from these rows alone. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's own id. */
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
    /** When the question was asked whose answer this row holds: an older answer that comes later changes nothing. */
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
  /** A process that ended while it held the lock holds it no longer than this. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Checkouts that were opened: asking again soon opens the same one. */
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
