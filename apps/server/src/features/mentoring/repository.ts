import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { mentoringRequests } from '#db/schema/mentoring-requests.ts'

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
