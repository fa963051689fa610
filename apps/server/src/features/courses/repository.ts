import { knowledge, listSpellings } from '@milepost/advisor/knowledge'
import type { QueryOf } from '@milepost/contract/http'
import type { listInstitutionCourses } from '@milepost/contract/institutions/routes'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import { offered } from '#db/offered-courses.ts'
import type { RowOf } from '#db/row-of.ts'
import { courses } from '#db/schema/courses.ts'
import type { Slice } from '#http/paging.ts'
import { hasWords, searchValue } from '#lib/search-words.ts'

export type CourseRow = RowOf<typeof courseColumns>
export type CourseColumns = typeof courses.$inferInsert

type InstitutionCourses = Pick<QueryOf<typeof listInstitutionCourses>, 'status' | 'archived' | 'search'>

/** The courses of an institution: all of them that are archived or not, or those that are offered. */
export function ofInstitution(
  id: number,
  { status, archived, search = '' }: InstitutionCourses,
  all: boolean,
): SQL | undefined {
  return and(
    eq(courses.institutionId, id),
    all ? eq(courses.isArchived, archived === 'true') : offered,
    status === undefined ? undefined : eq(courses.status, status),
    hasWords(courses.search, listSpellings(search)),
  )
}

const orderColumns = {
  title: courses.title,
  status: courses.status,
  price: sql`coalesce(${courses.price}, 0)`,
  weeks: courses.weeks,
  startsOn: courses.startsOn,
}

interface OwnOrder {
  readonly sort?: keyof typeof orderColumns | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** The order of an institution's own courses. Without a value they come last. */
export function orderOf({ sort, direction }: OwnOrder): SQL[] {
  if (sort === undefined) return [desc(courses.id)]
  const column = orderColumns[sort]
  return [direction === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, desc(courses.id)]
}

/** Newest first, unless another order is given. The page's ids are found on an index before the wide rows are read. */
export async function findCourses(
  db: Queryable,
  condition: SQL | undefined,
  slice: Slice,
  order: readonly SQL[] = [desc(courses.id)],
): Promise<CourseRow[]> {
  const page = db
    .select({ id: courses.id })
    .from(courses)
    .where(condition)
    .orderBy(...order)
    .limit(slice.limit)
    .offset(slice.offset)
    .as('page')
  return db
    .select(courseColumns)
    .from(page)
    .innerJoin(courses, eq(courses.id, page.id))
    .orderBy(...order)
}

export async function findCourse(db: Queryable, id: number): Promise<CourseRow | undefined> {
  const [course] = await db.select(courseColumns).from(courses).where(eq(courses.id, id)).limit(1)
  return course
}

/** The course, locked so that decisions about it run one after the other. */
export async function lockCourse(db: Queryable, id: number): Promise<CourseRow | undefined> {
  const [course] = await db.select(courseColumns).from(courses).where(eq(courses.id, id)).limit(1).for('update')
  return course
}

export async function insertCourse(db: Queryable, row: CourseColumns): Promise<number> {
  const [id] = await insertCourses(db, [row])
  if (id === undefined) throw new Error('the course was not stored')
  return id
}

/** @returns the new ids, in the order of the rows */
export async function insertCourses(db: Queryable, rows: readonly CourseColumns[]): Promise<number[]> {
  if (rows.length === 0) return []
  const stored = await db
    .insert(courses)
    .values(rows.map((row) => ({ ...row, search: searchValueOf(row) })))
    .returning({ id: courses.id })
  return stored.map(({ id }) => id).sort((a, b) => a - b)
}

function searchValueOf({ title, description }: Pick<CourseColumns, 'title' | 'description'>): string {
  return searchValue({ title, text: description })
}

/** Changes a course by hand, which gives it the next version. */
export async function updateCourseWithVersion(
  db: Queryable,
  id: number,
  changes: Partial<CourseColumns>,
): Promise<void> {
  const [texts] = await db
    .update(courses)
    .set({ ...changes, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, id))
    .returning({ title: courses.title, description: courses.description })
  if (texts === undefined || (changes.title === undefined && changes.description === undefined)) return
  await db
    .update(courses)
    .set({ search: searchValueOf(texts) })
    .where(eq(courses.id, id))
}

/** What to store of a course that is approved no longer, so that an admin can see what has changed since. */
export function approvedContentOf(course: CourseRow): Pick<CourseColumns, 'approvedContent'> {
  if (course.status !== 'approved') return {}
  const { title, description, duration, price, startsOn, mode, country, town, language, level } = course
  const skills = course.skills.flatMap((id) => knowledge.skills.get(id)?.name ?? [])
  return {
    approvedContent: { title, description, duration, price, startsOn, mode, country, town, language, level, skills },
  }
}
