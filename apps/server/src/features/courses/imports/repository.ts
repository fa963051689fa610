import type { TaughtSkill } from '@milepost/advisor'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import { applications } from '#db/schema/applications.ts'
import { courseImportChanges, courseImports, courseSkills, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import type { CourseRow } from '#features/courses/index.ts'

export type { CourseBeforeImport } from '#db/schema/courses.ts'

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
    .where(eq(courses.institutionId, institutionId))
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
    .where(and(eq(courses.institutionId, institutionId), inArray(courses.id, [...ids])))
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
    .where(and(eq(courses.institutionId, institutionId), gt(courses.id, after)))
    .orderBy(asc(courses.id))
    .limit(limit)
}

type ImportChange = Omit<typeof courseImportChanges.$inferInsert, 'importId'>

/** Stores what an import changed, so that it can be undone. */
export async function insertImport(
  db: Queryable,
  { changes, ...row }: typeof courseImports.$inferInsert & { readonly changes: readonly ImportChange[] },
): Promise<number> {
  const [stored] = await db.insert(courseImports).values(row).returning({ id: courseImports.id })
  if (stored === undefined) throw new Error('the import was not stored')
  for (let start = 0; start < changes.length; start += rowsPerStatement) {
    const some = changes.slice(start, start + rowsPerStatement)
    await db.insert(courseImportChanges).values(some.map((change) => ({ ...change, importId: stored.id })))
  }
  return stored.id
}

/** Imports with whether some course of theirs was changed, or applied for, since. */
function selectImports(db: Queryable, condition: SQL | undefined) {
  const hasApplications = sql`exists (select 1 from ${applications}
    where ${applications.courseId} = ${courses.id} and ${applications.createdAt} >= ${courseImports.createdAt})`
  return db
    .select({
      id: courseImports.id,
      created: courseImports.created,
      updated: courseImports.updated,
      createdAt: courseImports.createdAt,
      undoneAt: courseImports.undoneAt,
      isChanged: sql<boolean>`coalesce(bool_or(${courses.version} <> ${courseImportChanges.version}), false)`,
      isInUse: sql<boolean>`coalesce(bool_or(${hasApplications}), false)`,
    })
    .from(courseImports)
    .leftJoin(courseImportChanges, eq(courseImportChanges.importId, courseImports.id))
    .leftJoin(courses, eq(courses.id, courseImportChanges.courseId))
    .where(condition)
    .groupBy(courseImports.id)
    .orderBy(desc(courseImports.id))
}

/** Imports of an institution since a moment that were not undone, the latest first. */
export async function findRecentImports(db: Queryable, institutionId: number, since: Date) {
  const own = eq(courseImports.institutionId, institutionId)
  return selectImports(db, and(own, gte(courseImports.createdAt, since), isNull(courseImports.undoneAt)))
}

/** An import of an institution since a moment, also an undone one. */
export async function findImport(db: Queryable, institutionId: number, id: number, since: Date) {
  const own = and(eq(courseImports.id, id), eq(courseImports.institutionId, institutionId))
  const [found] = await selectImports(db, and(own, gte(courseImports.createdAt, since)))
  return found
}

/** What an import changed, by course. */
export async function findImportChanges(db: Queryable, importId: number) {
  return db
    .select({ courseId: courseImportChanges.courseId, before: courseImportChanges.before })
    .from(courseImportChanges)
    .where(eq(courseImportChanges.importId, importId))
    .orderBy(asc(courseImportChanges.courseId))
}

export async function markImportUndone(db: Queryable, id: number, undoneAt: Date): Promise<void> {
  await db.update(courseImports).set({ undoneAt }).where(eq(courseImports.id, id))
}

export async function deleteCourses(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(courses).where(inArray(courses.id, [...ids]))
}

export async function deleteImportsBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(courseImports).where(lt(courseImports.createdAt, time))
}
