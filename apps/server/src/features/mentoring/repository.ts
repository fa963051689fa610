import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { and, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { mentoringRequests } from '#db/schema/mentoring-requests.ts'
import { users } from '#db/schema/users.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'

export type MentoringRow = typeof mentoringRequests.$inferSelect

/** @returns undefined if the learner has an open request */
export async function insertOnlyOpenRequest(
  db: Queryable,
  request: { userId: string; topic: string; proposedTimes: Date[]; createdAt: Date },
): Promise<MentoringRow | undefined> {
  const [row] = await db.insert(mentoringRequests).values(request).onConflictDoNothing().returning()
  return row
}

/** A learner's requests, latest first. */
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

/** @returns the withdrawn request; undefined if the learner has no such open one */
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

type MentoringState = MentoringRequest['status']

function selectQueued(db: Queryable) {
  return db
    .select({ ...getTableColumns(mentoringRequests), requestedBy: users.name, plan: users.plan })
    .from(mentoringRequests)
    .innerJoin(users, eq(users.id, mentoringRequests.userId))
    .$dynamic()
}

export type QueuedRow = Awaited<ReturnType<typeof selectQueued>>[number]

const byState = (status: MentoringState | undefined): SQL | undefined =>
  status === undefined ? undefined : eq(mentoringRequests.status, status)

/** Open requests oldest first, others latest first. */
export async function findQueue(
  db: Queryable,
  status: MentoringState | undefined,
  total: number,
  slice: Slice,
): Promise<QueuedRow[]> {
  const list = { table: mentoringRequests, condition: byState(status), by: [mentoringRequests.id], total }
  const ids = await findPageIds(db, { ...list, isRising: status === 'requested' }, slice)
  if (ids.length === 0) return []
  return inOrderOf(ids, await selectQueued(db).where(inArray(mentoringRequests.id, ids)))
}

export async function countQueue(db: Queryable, status: MentoringState | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mentoringRequests).where(byState(status))
  return row?.total ?? 0
}

export async function findQueuedRequest(db: Queryable, id: number): Promise<QueuedRow | undefined> {
  const [row] = await selectQueued(db).where(eq(mentoringRequests.id, id))
  return row
}

export async function mentoringRequestExists(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: mentoringRequests.id }).from(mentoringRequests).where(eq(mentoringRequests.id, id))
  return rows.length > 0
}

type MentoringDecision = Pick<MentoringRow, 'status' | 'decidedAt'> &
  Partial<Pick<MentoringRow, 'answerTime' | 'answerLink' | 'answerNote'>>

/**
 * Decides an open request.
 * @returns the learner's id; undefined if there is no such open request
 */
export async function decideOpenRequest(
  db: Queryable,
  id: number,
  decision: MentoringDecision,
): Promise<string | undefined> {
  const [row] = await db
    .update(mentoringRequests)
    .set(decision)
    .where(and(eq(mentoringRequests.id, id), eq(mentoringRequests.status, 'requested')))
    .returning({ userId: mentoringRequests.userId })
  return row?.userId
}
