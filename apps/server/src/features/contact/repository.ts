import { type contactScopes, maxSenderCount } from '@milepost/contract/contact/limits'
import type { ContactMessage } from '@milepost/contract/contact/schema'
import type { PlanName } from '@milepost/contract/plans'
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'

type ContactMessageState = ContactMessage['status']
type ContactScope = (typeof contactScopes)[number]

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
const sameSender = alias(contactMessages, 'same_sender')
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
      fromSender: sql<number>`(select count(*)::int from (
        select 1 from contact_messages as same_sender
        where same_sender.email = ${contactMessages.email} limit ${maxSenderCount}) as one)`,
    })
    .from(contactMessages)
    .leftJoin(writers, or(signedIn, provedAddress))
    .$dynamic()
}

export type ContactMessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

export interface MessageFilter {
  readonly status?: ContactMessageState | undefined
  /** The email address of a sender. */
  readonly sender?: string | undefined
}

const isState = (status: ContactMessageState): SQL => eq(contactMessages.status, status)

const matches = ({ status, sender }: MessageFilter): SQL | undefined =>
  and(
    status === undefined ? undefined : isState(status),
    sender === undefined ? undefined : eq(contactMessages.email, sender),
  )

/** New messages of paying learners, oldest first: found by learner, as those are few. */
async function findPayingIds(db: Queryable): Promise<number[]> {
  const by = (isTheirs: SQL | undefined) =>
    db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .innerJoin(writers, isTheirs)
      .where(and(isState('new'), ne(writers.plan, 'basic')))
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
    .where(and(isState('new'), paying.length === 0 ? undefined : notInArray(contactMessages.id, paying)))
    .orderBy(asc(contactMessages.id))
    .limit(limit - first.length)
    .offset(Math.max(0, offset - paying.length))
  return [...first, ...rest.map(({ id }) => id)]
}

/**
 * New messages start with paying learners, then the oldest; all others, and those of one sender, are newest first.
 * `total` is the number of matches.
 */
export async function findMessages(
  db: Queryable,
  filter: MessageFilter,
  total: number,
  slice: Slice,
): Promise<ContactMessageRow[]> {
  const list = { table: contactMessages, condition: matches(filter), by: [contactMessages.id], isRising: false, total }
  const isQueue = filter.status === 'new' && filter.sender === undefined
  const ids = isQueue ? await findNewIds(db, slice) : await findPageIds(db, list, slice)
  if (ids.length === 0) return []
  return inOrderOf(ids, await selectMessages(db).where(inArray(contactMessages.id, ids)))
}

export async function countMessages(db: Queryable, filter: MessageFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(contactMessages).where(matches(filter))
  return row?.total ?? 0
}

export async function findMessage(db: Queryable, id: number): Promise<ContactMessageRow | undefined> {
  const [row] = await selectMessages(db).where(eq(contactMessages.id, id))
  return row
}

/** A message, or all that its email address sent. */
function inScope(db: Queryable, id: number, scope: ContactScope): SQL {
  if (scope === 'message') return eq(contactMessages.id, id)
  const sender = db.select({ email: sameSender.email }).from(sameSender).where(eq(sameSender.id, id))
  return inArray(contactMessages.email, sender)
}

/** Locks messages in the order of their ids; none if the named one does not exist. */
export async function lockMessages(
  db: Queryable,
  id: number,
  scope: ContactScope,
): Promise<{ id: number; status: ContactMessageState }[]> {
  return db
    .select({ id: contactMessages.id, status: contactMessages.status })
    .from(contactMessages)
    .where(inScope(db, id, scope))
    .orderBy(asc(contactMessages.id))
    .for('update')
}

/** @returns the ids of those that were in one of the states `from` */
export async function changeStatus(
  db: Queryable,
  named: { readonly id: number; readonly scope: ContactScope },
  from: readonly ContactMessageState[],
  to: ContactMessageState,
): Promise<number[]> {
  const rows = await db
    .update(contactMessages)
    .set({ status: to })
    .where(and(inScope(db, named.id, named.scope), inArray(contactMessages.status, [...from])))
    .returning({ id: contactMessages.id })
  return rows.map(({ id }) => id)
}

export async function deleteMessageRows(db: Queryable, id: number, scope: ContactScope): Promise<number> {
  return deleteRows(db, contactMessages, inScope(db, id, scope))
}

export async function saveAnswer(db: Queryable, id: number, answer: string, now: Date): Promise<void> {
  await db
    .update(contactMessages)
    .set({ answer, answeredAt: now, status: 'answered' })
    .where(eq(contactMessages.id, id))
}
