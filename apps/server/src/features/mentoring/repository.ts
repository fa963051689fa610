import type { MentoringRequest } from '@milepost/contract/mentoring'
import { and, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { mentoringRequests } from '#db/schema/mentoring-requests.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds, inOrderOf } from '#lib/list-pages.ts'
import type { Slice } from '#lib/paging.ts'

export type MentoringRow = typeof mentoringRequests.$inferSelect

/** Out: the new request, or undefined while the learner has an open one. */
export async function insertOnlyOpenRequest(
  db: Queryable,
  request: { userId: string; topic: string; proposedTimes: Date[]; createdAt: Date },
): Promise<MentoringRow | undefined> {
  const [row] = await db.insert(mentoringRequests).values(request).onConflictDoNothing().returning()
  return row
}

/** A learner's requests, the latest first. */
export async function findRequests(db: Queryable, userId: string): Promise<MentoringRow[]> {
  return db
    .select()
    .from(mentoringRequests)
    .where(eq(mentoringRequests.userId, userId))
    .orderBy(desc(mentoringRequests.id))
}

export async function requestExists(db: Queryable, userId: string, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: mentoringRequests.id })
    .from(mentoringRequests)
    .where(and(eq(mentoringRequests.id, id), eq(mentoringRequests.userId, userId)))
  return rows.length > 0
}

/** Out: the request as withdrawn, or undefined when the learner has no such open one. */
export async function withdrawOpenRequest(
  db: Queryable,
  userId: string,
  id: number,
): Promise<MentoringRow | undefined> {
  const isOpen = eq(mentoringRequests.status, 'requested')
  const [row] = await db
    .update(mentoringRequests)
    .set({ status: 'withdrawn' })
    .where(and(eq(mentoringRequests.id, id), eq(mentoringRequests.userId, userId), isOpen))
    .returning()
  return row
}

type State = MentoringRequest['status']

function selectQueued(db: Queryable) {
  return db
    .select({ ...getTableColumns(mentoringRequests), requestedBy: users.name, plan: users.plan })
    .from(mentoringRequests)
    .innerJoin(users, eq(users.id, mentoringRequests.userId))
    .$dynamic()
}

export type QueuedRow = Awaited<ReturnType<typeof selectQueued>>[number]

const inState = (status: State | undefined): SQL | undefined =>
  status === undefined ? undefined : eq(mentoringRequests.status, status)

/** Requests that wait, the oldest first; the others, the latest first. */
export async function findQueue(
  db: Queryable,
  status: State | undefined,
  total: number,
  slice: Slice,
): Promise<QueuedRow[]> {
  const list = { table: mentoringRequests, condition: inState(status), by: [mentoringRequests.id], total }
  const ids = await findPageIds(db, { ...list, isRising: status === 'requested' }, slice)
  if (ids.length === 0) return []
  return inOrderOf(ids, await selectQueued(db).where(inArray(mentoringRequests.id, ids)))
}

export async function countQueue(db: Queryable, status: State | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mentoringRequests).where(inState(status))
  return row?.total ?? 0
}

export async function findQueuedRequest(db: Queryable, id: number): Promise<QueuedRow | undefined> {
  const [row] = await selectQueued(db).where(eq(mentoringRequests.id, id))
  return row
}

export async function isThere(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: mentoringRequests.id }).from(mentoringRequests).where(eq(mentoringRequests.id, id))
  return rows.length > 0
}

type Decision = Pick<MentoringRow, 'status' | 'decidedAt'> &
  Partial<Pick<MentoringRow, 'answerTime' | 'answerLink' | 'answerNote'>>

/** Decides a request while it is open. Out: whose it is, or undefined where there is no such open one. */
export async function decideOpenRequest(db: Queryable, id: number, decision: Decision): Promise<string | undefined> {
  const [row] = await db
    .update(mentoringRequests)
    .set(decision)
    .where(and(eq(mentoringRequests.id, id), eq(mentoringRequests.status, 'requested')))
    .returning({ userId: mentoringRequests.userId })
  return row?.userId
}
