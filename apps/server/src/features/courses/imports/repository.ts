import type { TaughtSkill } from '@milepost/advisor'
import { maxKeptColumns } from '@milepost/contract/courses/imports/limits'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import {
  type CourseState,
  courseImportChanges,
  courseImports,
  courseSkills,
  courses,
  type ImportedParts,
} from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import type { CourseRow } from '#features/courses/index.ts'
import { type CourseIntake, findIntakes } from '#features/courses/intakes/index.ts'

export type { CourseState, ImportedParts }

/** A course of the institution that imports or exports. */
export type OwnCourse = CourseRow & { readonly intakes: readonly CourseIntake[] }

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

/** The titles and codes of an institution's courses, by id. */
export async function findTitles(db: Queryable, institutionId: number) {
  return db
    .select({ id: courses.id, code: courses.code, title: courses.title })
    .from(courses)
    .where(eq(courses.institutionId, institutionId))
    .orderBy(asc(courses.id))
}

/** The courses that belong to the institution, by id. */
export async function findOwnCourses(
  db: Queryable,
  institutionId: number,
  ids: readonly number[],
): Promise<OwnCourse[]> {
  if (ids.length === 0) return []
  const isMeant = and(eq(courses.institutionId, institutionId), inArray(courses.id, [...ids]))
  return withIntakes(db, await db.select(courseColumns).from(courses).where(isMeant).orderBy(asc(courses.id)))
}

async function withIntakes(db: Queryable, rows: readonly CourseRow[]): Promise<OwnCourse[]> {
  const intakes = await findIntakes(
    db,
    rows.map(({ id }) => id),
  )
  const byCourse = Map.groupBy(intakes, ({ courseId }) => courseId)
  return rows.map((row) => ({ ...row, intakes: byCourse.get(row.id) ?? [] }))
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
): Promise<OwnCourse[]> {
  const rows = await db
    .select(courseColumns)
    .from(courses)
    .where(and(eq(courses.institutionId, institutionId), gt(courses.id, after)))
    .orderBy(asc(courses.id))
    .limit(limit)
  return withIntakes(db, rows)
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

/** Imports of an institution since a moment, the latest first. What those before parts were kept changed can't be undone. */
function whereImports(institutionId: number, since: Date): SQL | undefined {
  const isOlder = sql`exists (select 1 from course_import_changes as changes
    where changes.import_id = course_imports.id and changes.before is not null and not changes.before ? 'after')`
  return and(eq(courseImports.institutionId, institutionId), gte(courseImports.createdAt, since), not(isOlder))
}

/** Imports of an institution since a moment that were not undone, the latest first. */
export async function findRecentImports(db: Queryable, institutionId: number, since: Date) {
  return db
    .select()
    .from(courseImports)
    .where(and(whereImports(institutionId, since), isNull(courseImports.undoneAt)))
    .orderBy(desc(courseImports.id))
}

/** An import of an institution since a moment, also an undone one. */
export async function findImport(db: Queryable, institutionId: number, id: number, since: Date) {
  const [found] = await db
    .select()
    .from(courseImports)
    .where(and(whereImports(institutionId, since), eq(courseImports.id, id)))
  return found
}

/** What an import changed, by course, and whether learners have applied for that. */
export async function findImportChanges(db: Queryable, importId: number) {
  return db
    .select({
      courseId: courseImportChanges.courseId,
      version: courseImportChanges.version,
      before: courseImportChanges.before,
      // Names are written out: Drizzle omits the table's name in single-table queries.
      isInUse: sql<boolean>`exists (select 1 from applications
        where applications.course_id = course_import_changes.course_id)`,
    })
    .from(courseImportChanges)
    .where(eq(courseImportChanges.importId, importId))
    .orderBy(asc(courseImportChanges.courseId))
}

/** Whether a course of the institution has the code. */
export async function isCodeTaken(db: Queryable, institutionId: number, code: string): Promise<boolean> {
  const isOwn = and(eq(courses.institutionId, institutionId), eq(courses.code, code))
  return code !== '' && (await db.select({ id: courses.id }).from(courses).where(isOwn).limit(1)).length > 0
}

type FileColumns = Readonly<Record<string, string>>

/** Which column is which in the institution's files. */
export async function findCourseFileColumns(db: Queryable, institutionId: number): Promise<FileColumns> {
  const [found] = await db
    .select({ columns: institutions.courseColumns })
    .from(institutions)
    .where(eq(institutions.id, institutionId))
  return found?.columns ?? {}
}

/** Keeps how the columns of a file were matched, for the next one. The institution is locked. */
export async function keepCourseFileColumns(db: Queryable, institutionId: number, matched: FileColumns): Promise<void> {
  const before = Object.entries(await findCourseFileColumns(db, institutionId))
  const kept = before.filter(([heading]) => matched[heading] === undefined)
  const columns = Object.fromEntries([...kept, ...Object.entries(matched)].slice(-maxKeptColumns))
  await db.update(institutions).set({ courseColumns: columns }).where(eq(institutions.id, institutionId))
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
