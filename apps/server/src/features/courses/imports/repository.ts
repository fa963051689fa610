import type { TaughtSkill } from '@milepost/advisor'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { byInstitution, type CourseRow, courseColumns } from '#features/courses/index.ts'

/** PostgreSQL allows at most 65,535 parameters per statement. */
const rowsPerStatement = 1000

/**
 * Locks an institution, so that imports and new courses run one after the other.
 * @returns whether it exists
 */
export async function lockInstitutionForImport(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(eq(institutions.id, id))
    .for('no key update')
  return rows.length > 0
}

/** An institution's course titles, by id. */
export async function findTitles(db: Queryable, institutionId: number): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(byInstitution(institutionId))
    .orderBy(asc(courses.id))
}

/** The courses that belong to the institution, by id. */
export async function findOwnCourses(
  db: Queryable,
  institutionId: number,
  ids: readonly number[],
): Promise<CourseRow[]> {
  if (ids.length === 0) return []
  return db
    .select(courseColumns)
    .from(courses)
    .where(and(byInstitution(institutionId), inArray(courses.id, [...ids])))
    .orderBy(asc(courses.id))
}

/** Locks courses in the order of their ids, before any write. */
export async function lockCourses(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, [...ids]))
    .orderBy(asc(courses.id))
    .for('update')
}

/** @returns the new ids, in the order of the rows */
export async function insertCourses(db: Queryable, rows: readonly (typeof courses.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return []
  const stored = await db
    .insert(courses)
    .values([...rows])
    .returning({ id: courses.id })
  return stored.map(({ id }) => id).sort((a, b) => a - b)
}

export async function replaceSkillsOf(
  db: Queryable,
  taught: readonly { readonly courseId: number; readonly skills: readonly TaughtSkill[] }[],
): Promise<void> {
  if (taught.length === 0) return
  await db.delete(courseSkills).where(
    inArray(
      courseSkills.courseId,
      taught.map(({ courseId }) => courseId),
    ),
  )
  const rows = taught.flatMap(({ courseId, skills }) =>
    skills.map(({ id, where, strength }) => ({ courseId, skillId: id, place: where, strength })),
  )
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db.insert(courseSkills).values(rows.slice(start, start + rowsPerStatement))
  }
}

/** An institution's courses after one of them, by id. */
export async function findCoursesAfter(
  db: Queryable,
  institutionId: number,
  after: number,
  limit: number,
): Promise<CourseRow[]> {
  return db
    .select(courseColumns)
    .from(courses)
    .where(and(byInstitution(institutionId), gt(courses.id, after)))
    .orderBy(asc(courses.id))
    .limit(limit)
}
