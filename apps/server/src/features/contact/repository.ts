import type { ContactMessage } from '@milepost/contract/contact/schema'
import type { PlanName } from '@milepost/contract/plans'
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/client.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'

type ContactMessageState = ContactMessage['status']

export async function insertContactMessage(
  db: Queryable,
  row: typeof contactMessages.$inferInsert,
): Promise<number | undefined> {
  const [message] = await db.insert(contactMessages).values(row).returning({ id: contactMessages.id })
  return message?.id
}

/** Deletes messages sent from an email address, signed in or not. */
export async function deleteContactMessages(db: Queryable, email: string): Promise<void> {
  await db.delete(contactMessages).where(eq(contactMessages.email, email))
}

export async function deleteContactMessagesBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, time))
}

/** The sender if signed in, else the account that has verified the address. */
const writers = alias(users, 'writers')
const signedIn = eq(writers.id, contactMessages.userId)
const provedAddress = and(
  isNull(contactMessages.userId),
  eq(writers.email, contactMessages.email),
  isNotNull(writers.emailVerifiedAt),
)

function selectMessages(db: Queryable) {
  return db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      message: contactMessages.message,
      status: contactMessages.status,
      answer: contactMessages.answer,
      answeredAt: contactMessages.answeredAt,
      createdAt: contactMessages.createdAt,
      writerId: sql<string | null>`${writers.id}`,
      plan: sql<PlanName | null>`${writers.plan}`,
    })
    .from(contactMessages)
    .leftJoin(writers, or(signedIn, provedAddress))
    .$dynamic()
}

export type ContactMessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

const byState = (status: ContactMessageState | undefined): SQL | undefined =>
  status === undefined ? undefined : eq(contactMessages.status, status)

/** New messages of paying learners, oldest first: found by learner, as those are few. */
async function findPayingIds(db: Queryable): Promise<number[]> {
  const by = (isTheirs: SQL | undefined) =>
    db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .innerJoin(writers, isTheirs)
      .where(and(byState('new'), ne(writers.plan, 'basic')))
  const rows = await union(by(signedIn), by(provedAddress))
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

async function findNewIds(db: Queryable, { limit, offset }: Slice): Promise<number[]> {
  const paying = await findPayingIds(db)
  const first = paying.slice(offset, offset + limit)
  if (first.length === limit) return first
  const rest = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(byState('new'), paying.length === 0 ? undefined : notInArray(contactMessages.id, paying)))
    .orderBy(asc(contactMessages.id))
    .limit(limit - first.length)
    .offset(Math.max(0, offset - paying.length))
  return [...first, ...rest.map(({ id }) => id)]
}

/**
 * New messages start with paying learners, then the oldest; all others are newest first. `total` is the number of
 * matches.
 */
export async function findMessages(
  db: Queryable,
  status: ContactMessageState | undefined,
  total: number,
  slice: Slice,
): Promise<ContactMessageRow[]> {
  const list = { table: contactMessages, condition: byState(status), by: [contactMessages.id], isRising: false, total }
  const ids = status === 'new' ? await findNewIds(db, slice) : await findPageIds(db, list, slice)
  if (ids.length === 0) return []
  return inOrderOf(ids, await selectMessages(db).where(inArray(contactMessages.id, ids)))
}

export async function countMessages(db: Queryable, status: ContactMessageState | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(contactMessages).where(byState(status))
  return row?.total ?? 0
}

export async function findMessage(db: Queryable, id: number): Promise<ContactMessageRow | undefined> {
  const [row] = await selectMessages(db).where(eq(contactMessages.id, id))
  return row
}

/** @returns the message's state, locked; undefined if it does not exist */
export async function lockMessage(db: Queryable, id: number): Promise<ContactMessageState | undefined> {
  const [row] = await db
    .select({ status: contactMessages.status })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  return row?.status
}

export async function saveAnswer(db: Queryable, id: number, answer: string, now: Date): Promise<void> {
  await db
    .update(contactMessages)
    .set({ answer, answeredAt: now, status: 'answered' })
    .where(eq(contactMessages.id, id))
}
