import { and, asc, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { users } from '#db/schema/users.ts'
import type { Slice } from '#http/paging.ts'
import { searchValue } from '#lib/search-words.ts'

export type RequestRow = typeof institutionRequests.$inferSelect

export const isPending: SQL = eq(institutionRequests.status, 'pending')
export const madeBy = (userId: string): SQL => eq(institutionRequests.userId, userId)

/** @returns undefined if the user has an open request */
export async function insertRequest(
  db: Queryable,
  row: typeof institutionRequests.$inferInsert,
): Promise<RequestRow | undefined> {
  const search = searchValue({ text: row.name })
  const [request] = await db
    .insert(institutionRequests)
    .values({ ...row, search })
    .onConflictDoNothing()
    .returning()
  return request
}

/** Latest first. */
export async function findOwn(db: Queryable, userId: string, slice: Slice): Promise<RequestRow[]> {
  return db
    .select()
    .from(institutionRequests)
    .where(madeBy(userId))
    .orderBy(desc(institutionRequests.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countRequests(db: Queryable, condition: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(institutionRequests).where(condition)
  return row?.total ?? 0
}

export type ApplicantRow = Awaited<ReturnType<typeof findPending>>[number]

/** Open requests with their applicants, oldest first. */
export async function findPending(db: Queryable, slice: Slice) {
  return db
    .select({ request: institutionRequests, applicant: { name: users.name, email: users.email } })
    .from(institutionRequests)
    .innerJoin(users, eq(users.id, institutionRequests.userId))
    .where(isPending)
    .orderBy(asc(institutionRequests.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

/** A request in any state, with its applicant. */
export async function findRequest(db: Queryable, id: number) {
  const { name, email, createdAt, emailVerifiedAt } = users
  const [row] = await db
    .select({ request: institutionRequests, applicant: { name, email, createdAt, emailVerifiedAt } })
    .from(institutionRequests)
    .innerJoin(users, eq(users.id, institutionRequests.userId))
    .where(eq(institutionRequests.id, id))
  return row
}

/** @returns the applicant's id; undefined if the request no longer exists */
export async function findApplicantId(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: institutionRequests.userId })
    .from(institutionRequests)
    .where(eq(institutionRequests.id, id))
  return row?.userId
}

/** Locks a request. */
export async function lockRequest(db: Queryable, id: number): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(institutionRequests).where(eq(institutionRequests.id, id)).for('update')
  return row
}

type DecisionColumns = Pick<RequestRow, 'status' | 'reason' | 'institutionId' | 'decidedAt' | 'decidedBy'> &
  Partial<Pick<RequestRow, 'announceAt'>>

export async function decideRequest(db: Queryable, id: number, decision: DecisionColumns): Promise<RequestRow> {
  const [row] = await db.update(institutionRequests).set(decision).where(eq(institutionRequests.id, id)).returning()
  if (row === undefined) throw new Error('the request is gone')
  return row
}

/** From now on the rejection cannot be undone. @returns whether it could until now */
export async function closeRejection(db: Queryable, id: number, at?: string): Promise<boolean> {
  const { announceAt } = institutionRequests
  const isDue = at === undefined ? isNotNull(announceAt) : eq(announceAt, new Date(at))
  const rows = await db
    .update(institutionRequests)
    .set({ announceAt: null })
    .where(and(eq(institutionRequests.id, id), isDue))
    .returning({ id: institutionRequests.id })
  return rows.length > 0
}

export async function hasOpenRequest(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(institutionRequests, and(madeBy(userId), isPending))) > 0
}
