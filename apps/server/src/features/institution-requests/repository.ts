import { asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { users } from '#db/schema/users.ts'

export type RequestRow = typeof institutionRequests.$inferSelect
type Slice = { readonly limit: number; readonly offset: number }

export const isPending: SQL = eq(institutionRequests.status, 'pending')
export const madeBy = (userId: string): SQL => eq(institutionRequests.userId, userId)

/** Out: the new request, or undefined while the user has an open one. */
export async function insertRequest(
  db: Queryable,
  row: typeof institutionRequests.$inferInsert,
): Promise<RequestRow | undefined> {
  const [request] = await db.insert(institutionRequests).values(row).onConflictDoNothing().returning()
  return request
}

/** The latest first. */
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

/** Those that wait, with who made them, the oldest first. */
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

/** Whose a request is; undefined where it is gone. */
export async function findApplicantId(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: institutionRequests.userId })
    .from(institutionRequests)
    .where(eq(institutionRequests.id, id))
  return row?.userId
}

/** A request, held until the transaction ends. */
export async function lockRequest(db: Queryable, id: number): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(institutionRequests).where(eq(institutionRequests.id, id)).for('update')
  return row
}

type Decision = Pick<RequestRow, 'status' | 'reason' | 'institutionId' | 'decidedAt'>

export async function decideRequest(db: Queryable, id: number, decision: Decision): Promise<RequestRow> {
  const [row] = await db.update(institutionRequests).set(decision).where(eq(institutionRequests.id, id)).returning()
  if (row === undefined) throw new Error('the request is gone')
  return row
}

export async function findAdminIds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}
