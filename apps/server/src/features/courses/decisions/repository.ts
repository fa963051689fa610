import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseDecisions, courses } from '#db/schema/courses.ts'

export type CourseUndo = NonNullable<(typeof courseDecisions.$inferSelect)['undo']>

export async function deleteCourseRow(db: Queryable, id: number): Promise<void> {
  await db.delete(courses).where(eq(courses.id, id))
}

export async function insertDecision(db: Queryable, row: typeof courseDecisions.$inferInsert): Promise<number> {
  const [decision] = await db.insert(courseDecisions).values(row).returning({ id: courseDecisions.id })
  if (decision === undefined) throw new Error('the decision was not stored')
  return decision.id
}

export async function findDecision(db: Queryable, id: number) {
  const [decision] = await db.select().from(courseDecisions).where(eq(courseDecisions.id, id))
  return decision
}

export async function findLatestDecision(db: Queryable, courseId: number) {
  const [decision] = await db
    .select()
    .from(courseDecisions)
    .where(eq(courseDecisions.courseId, courseId))
    .orderBy(desc(courseDecisions.id))
    .limit(1)
  return decision
}

/** From now on the decision cannot be undone. @returns whether it could until now */
export async function closeDecision(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .update(courseDecisions)
    .set({ undo: null })
    .where(and(eq(courseDecisions.id, id), isNotNull(courseDecisions.undo)))
    .returning({ id: courseDecisions.id })
  return rows.length > 0
}

export async function deleteDecision(db: Queryable, id: number): Promise<void> {
  await db.delete(courseDecisions).where(eq(courseDecisions.id, id))
}
