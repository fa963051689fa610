import type { PlanName } from '@milepost/contract/plans'
import { and, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { checkoutLocks, checkouts, paymentCustomers, paymentEvents, subscriptions } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export interface PayingUser {
  readonly id: string
  readonly email: string
  readonly plan: PlanName
}

/** Locks the account, so that changes of its plan run one after the other. */
export async function lockPayingUser(db: Queryable, id: string): Promise<PayingUser | undefined> {
  const [user] = await db
    .select({ id: users.id, email: users.email, plan: users.plan })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return user
}

/** Which of the ids are accounts. */
export async function findPresentUsers(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export async function updatePlan(db: Queryable, userId: string, plan: PlanName): Promise<void> {
  await db.update(users).set({ plan }).where(eq(users.id, userId))
}

export async function findSubscriptions(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  return db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(desc(subscriptions.paidUntil))
}

/**
 * The plan with the subscriptions, the latest end first. One statement: an event between two would show the price of the new
 * plan beside the old one.
 */
export async function findBilling(
  db: Queryable,
  userId: string,
): Promise<{ plan: PlanName; subscriptions: SubscriptionRow[] }> {
  const rows = await db
    .select({ plan: users.plan, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(desc(subscriptions.paidUntil))
  return {
    plan: rows[0]?.plan ?? 'basic',
    subscriptions: rows.flatMap(({ subscription }) => subscription ?? []),
  }
}

export async function findSubscriptionsById(db: Queryable, ids: readonly string[]): Promise<SubscriptionRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(subscriptions)
        .where(inArray(subscriptions.id, [...ids]))
}

/** Subscriptions that may still change. */
export async function findLivingSubscriptions(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(notInArray(subscriptions.status, ['canceled', 'incomplete_expired']))
  return rows.map(({ id }) => id)
}

/**
 * Stores a subscription's state.
 * @returns false if a later state is stored or the subscription is finally cancelled
 */
export async function saveSubscription(db: Queryable, row: SubscriptionRow): Promise<boolean> {
  const { id: _, ...changes } = row
  const saved = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: changes,
      setWhere: sql`${subscriptions.askedAt} < excluded.asked_at and (${subscriptions.status} <> 'canceled' or excluded.status = 'canceled')`,
    })
    .returning({ id: subscriptions.id })
  return saved.length > 0
}

export async function findCustomer(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return row?.customerId
}

export async function insertCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing()
}

export async function updateCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db.update(paymentCustomers).set({ customerId }).where(eq(paymentCustomers.userId, userId))
}

/** @returns false if the event was received before */
export async function insertEvent(db: Queryable, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(paymentEvents).values(row).onConflictDoNothing().returning({ id: paymentEvents.id })
  return rows.length > 0
}

export async function deleteEventsBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, time))
}

export type CheckoutRow = typeof checkouts.$inferSelect

/** A user's checkouts opened after a time that led to no known subscription. */
export async function findCheckouts(db: Queryable, userId: string, after: Date): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), gt(checkouts.createdAt, after)))
    .orderBy(desc(checkouts.createdAt))
}

export async function insertCheckout(db: Queryable, row: CheckoutRow): Promise<void> {
  await db.insert(checkouts).values(row).onConflictDoNothing()
}

export async function deleteCheckout(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(checkouts).where(eq(checkouts.sessionId, sessionId))
}

export async function deleteCheckoutsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(checkouts).where(eq(checkouts.userId, userId))
}

export async function deleteCheckoutsBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(checkouts).where(lt(checkouts.createdAt, time))
}

/**
 * Takes the account's checkout lock for some seconds. Uses the database's clock, which all instances share.
 * @returns whether `holder` has the lock
 */
export async function takeCheckoutLock(
  db: Queryable,
  userId: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`
  const rows = await db
    .insert(checkoutLocks)
    .values({ userId, holder, expiresAt })
    .onConflictDoUpdate({
      target: checkoutLocks.userId,
      set: { holder, expiresAt },
      setWhere: sql`${checkoutLocks.expiresAt} < now()`,
    })
    .returning({ holder: checkoutLocks.holder })
  return rows.length > 0
}

export async function deleteCheckoutLock(db: Queryable, userId: string, holder: string): Promise<void> {
  await db.delete(checkoutLocks).where(and(eq(checkoutLocks.userId, userId), eq(checkoutLocks.holder, holder)))
}
