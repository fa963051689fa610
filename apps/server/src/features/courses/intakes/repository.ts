import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { applications, courseIntakes } from '#db/schema/applications.ts'

export type StoredIntake = typeof courseIntakes.$inferSelect
/** An intake as it's written. What is left out stays as it is in one with the same first day. */
export type CourseIntake = Pick<StoredIntake, 'startsOn' | 'places'> &
  Partial<Pick<StoredIntake, 'mode' | 'country' | 'town'>>

/** The intakes of courses, by first day. */
export async function findIntakes(db: Queryable, courseIds: readonly number[]): Promise<StoredIntake[]> {
  if (courseIds.length === 0) return []
  return db
    .select()
    .from(courseIntakes)
    .where(inArray(courseIntakes.courseId, [...courseIds]))
    .orderBy(asc(courseIntakes.startsOn), asc(courseIntakes.id))
}

/**
 * Makes these the intakes of a course. One with the same first day keeps its id, and so its applications. One with
 * applications stays.
 */
export async function replaceIntakes(db: Queryable, courseId: number, intakes: readonly CourseIntake[]): Promise<void> {
  const gone = await findIntakes(db, [courseId])
  for (const intake of intakes) {
    const at = gone.findIndex(({ startsOn }) => startsOn === intake.startsOn)
    const [kept] = at === -1 ? [] : gone.splice(at, 1)
    if (kept === undefined) await db.insert(courseIntakes).values({ ...intake, courseId })
    else await db.update(courseIntakes).set(intake).where(eq(courseIntakes.id, kept.id))
  }
  for (const { id } of gone) if (!(await isInUse(db, id))) await deleteIntake(db, id)
}

export type IntakeColumns = Omit<typeof courseIntakes.$inferInsert, 'id' | 'courseId'>

/** The starts of a course with how many places are taken, the first one first: all, or those from a day on. */
export async function findTakenIntakes(db: Queryable, courseId: number, from?: string) {
  // Names are written out: Drizzle omits the table's name in single-table queries.
  const taken = sql<number>`(select count(*)::int from applications
    where applications.intake_id = course_intakes.id and applications.status in ('offered', 'enrolled'))`
  return db
    .select({ intake: courseIntakes, taken })
    .from(courseIntakes)
    .where(
      and(eq(courseIntakes.courseId, courseId), from === undefined ? undefined : gte(courseIntakes.startsOn, from)),
    )
    .orderBy(asc(courseIntakes.startsOn), asc(courseIntakes.id))
}

/** Whether a learner waits for an answer about a start, or is enrolled. */
export async function isInUse(db: Queryable, intakeId: number): Promise<boolean> {
  const inUse = inArray(applications.status, ['applied', 'waiting', 'offered', 'enrolled'])
  return (await db.$count(applications, and(eq(applications.intakeId, intakeId), inUse))) > 0
}

export async function insertIntake(db: Queryable, courseId: number, columns: IntakeColumns): Promise<void> {
  await db.insert(courseIntakes).values({ ...columns, courseId })
}

export async function updateIntake(db: Queryable, id: number, columns: IntakeColumns): Promise<void> {
  await db.update(courseIntakes).set(columns).where(eq(courseIntakes.id, id))
}

export async function deleteIntake(db: Queryable, id: number): Promise<void> {
  await db.delete(courseIntakes).where(eq(courseIntakes.id, id))
}
