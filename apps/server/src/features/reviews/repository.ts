import { and, asc, eq, inArray, isNull, like, lte } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { reviews } from '#db/schema/reviews.ts'

export type ReviewRow = typeof reviews.$inferSelect

const ofQuestion = (userId: string, question: string) => and(eq(reviews.userId, userId), eq(reviews.question, question))

/** What is due on a day or was before, the longest waiting first. */
export async function findDueReviews(db: Queryable, userId: string, day: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), lte(reviews.due, day)))
    .orderBy(asc(reviews.due), asc(reviews.question))
}

export async function findReview(db: Queryable, userId: string, question: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(ofQuestion(userId, question)).for('update')
  return row
}

/** One that is there already keeps its day. */
export async function insertReview(db: Queryable, row: typeof reviews.$inferInsert): Promise<void> {
  await db.insert(reviews).values(row).onConflictDoNothing()
}

export async function updateReview(
  db: Queryable,
  { userId, question, ...change }: typeof reviews.$inferInsert,
): Promise<void> {
  await db.update(reviews).set(change).where(ofQuestion(userId, question))
}

export async function deleteReviews(db: Queryable, userId: string, questions: readonly string[]): Promise<void> {
  await db.delete(reviews).where(and(eq(reviews.userId, userId), inArray(reviews.question, [...questions])))
}

/** The questions of a session that was unticked, if none was answered. */
export async function deleteNewReviews(db: Queryable, userId: string, session: string): Promise<void> {
  await db
    .delete(reviews)
    .where(and(eq(reviews.userId, userId), like(reviews.question, `${session}/%`), isNull(reviews.card)))
}
