import type { listAdminCourses } from '@milepost/contract/courses'
import type { QueryOf } from '@milepost/contract/http'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseDecisions, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { wordsOf } from '#db/schema/search-vector.ts'
import { users } from '#db/schema/users.ts'
import { type CourseRow, courseColumns, inStatus, ofInstitution, type Slice, saying } from '#features/courses/index.ts'
import { hasWords } from '#lib/search-words.ts'

type Query = QueryOf<typeof listAdminCourses>
type Filter = Pick<Query, 'search' | 'status' | 'institution_id'>
type AdminCourseRow = CourseRow & { readonly institutionName: string | null }

const orders: Record<NonNullable<Query['sort']>, readonly SQL[]> = {
  title: [asc(courses.title), asc(courses.id)],
  '-title': [desc(courses.title), desc(courses.id)],
}
const newestFirst = [desc(courses.id)]

/** In: an admin's filters. Out: the condition of the courses that match, in every state. */
export function matchingForAdmins({ search = '', status, institution_id: institutionId }: Filter): SQL | undefined {
  return and(
    // The index knows the words of title and description: what it finds is looked at once more by the title's alone.
    saying(search),
    hasWords(wordsOf(sql`${courses.title}`), search),
    status === undefined ? undefined : inStatus(status),
    institutionId === undefined ? undefined : ofInstitution(institutionId),
  )
}

/** The page's ids are found on an index before the wide rows are read. */
export async function findAdminCourses(
  db: Queryable,
  condition: SQL | undefined,
  sort: Query['sort'],
  { limit, offset }: Slice,
): Promise<AdminCourseRow[]> {
  const ids = await db
    .select({ id: courses.id })
    .from(courses)
    .where(condition)
    .orderBy(...(sort === undefined ? newestFirst : orders[sort]))
    .limit(limit)
    .offset(offset)
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...courseColumns, institutionName: institutions.name })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(
      inArray(
        courses.id,
        ids.map(({ id }) => id),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}

/** Every decision about a course, the latest first, with who made it. */
export async function findDecisions(db: Queryable, courseId: number, slice: Slice) {
  return db
    .select({
      ...{ id: courseDecisions.id, status: courseDecisions.status, reason: courseDecisions.reason },
      ...{ actor: users.name, createdAt: courseDecisions.createdAt },
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
