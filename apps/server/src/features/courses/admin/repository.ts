import { listSpellings } from '@milepost/advisor/knowledge'
import type { listAdminCourses } from '@milepost/contract/courses/routes'
import type { QueryOf } from '@milepost/contract/http'
import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import { courseDecisions, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import type { CourseRow } from '#features/courses/index.ts'
import { findPageIds, inOrderOf } from '#http/list-pages.ts'
import type { Slice } from '#http/paging.ts'
import { hasWords, maxSortedMatches, withoutIndex } from '#lib/search-words.ts'

type Query = QueryOf<typeof listAdminCourses>
type AdminCourseFilter = Pick<Query, 'search' | 'status' | 'institution_id'>
export type AdminCourseRow = CourseRow & { readonly institutionName: string | null }

/** The condition for an admin's filters, over courses of every status. */
export function adminCourseFilter(
  { search = '', status, institution_id: institutionId }: AdminCourseFilter,
  isCommon = false,
): SQL | undefined {
  return and(
    // An institution has few courses, and a word may be in many of others.
    saysOrBelongsTo(search, isCommon || institutionId !== undefined),
    status === undefined ? undefined : eq(courses.status, status),
    institutionId === undefined ? undefined : eq(courses.institutionId, institutionId),
  )
}

/** Courses with all the words, and those of institutions with all the words. */
function saysOrBelongsTo(search: string, isCommon: boolean): SQL | undefined {
  const words = hasWords(courses.search, listSpellings(search))
  const ofNamed = sql`${courses.institutionId} in
    (select ${institutions.id} from ${institutions} where ${hasWords(institutions.search, search)})`
  if (words === undefined) return undefined
  if (isCommon) return withoutIndex(or(words, ofNamed))
  // With 'or' neither index would be used.
  return sql`${courses.id} in (select ${courses.id} from ${courses} where ${words}
    union select ${courses.id} from ${courses} where ${ofNamed})`
}

/** `total` is the number of matches. */
export async function findAdminCourses(
  db: Queryable,
  { sort, ...filter }: AdminCourseFilter & Pick<Query, 'sort'>,
  total: number,
  slice: Slice,
): Promise<AdminCourseRow[]> {
  const condition = adminCourseFilter(filter, total > maxSortedMatches)
  const by = sort === undefined ? [courses.id] : [courses.title, courses.id]
  const ids = await findPageIds(db, { table: courses, condition, by, isRising: sort === 'title', total }, slice)
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...courseColumns, institutionName: institutions.name })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(inArray(courses.id, ids))
  return inOrderOf(ids, rows)
}

/** The next older courses. */
export async function findAdminCoursesBefore(
  db: Queryable,
  filter: AdminCourseFilter,
  id: number | undefined,
  limit: number,
): Promise<AdminCourseRow[]> {
  return db
    .select({ ...courseColumns, institutionName: institutions.name })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(and(adminCourseFilter(filter), id === undefined ? undefined : lt(courses.id, id)))
    .orderBy(desc(courses.id))
    .limit(limit)
}

export async function findAdminCourse(db: Queryable, id: number): Promise<AdminCourseRow | undefined> {
  const [row] = await db
    .select({ ...courseColumns, institutionName: institutions.name })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(eq(courses.id, id))
  return row
}

/** Every decision about a course with its author, latest first. */
export async function findDecisions(db: Queryable, courseId: number, slice: Slice) {
  return db
    .select({
      id: courseDecisions.id,
      status: courseDecisions.status,
      reason: courseDecisions.reason,
      actor: users.name,
      createdAt: courseDecisions.createdAt,
    })
    .from(courseDecisions)
    .leftJoin(users, eq(users.id, courseDecisions.actorId))
    .where(eq(courseDecisions.courseId, courseId))
    .orderBy(desc(courseDecisions.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countDecisions(db: Queryable, courseId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(courseDecisions).where(eq(courseDecisions.courseId, courseId))
  return row?.total ?? 0
}
