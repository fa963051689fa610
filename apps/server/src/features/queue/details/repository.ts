import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { institutions } from '#db/schema/institutions.ts'
import { hasWords } from '#lib/search-words.ts'

const maxOthers = 10
const maxFound = 20

/** Names of all institutions, and of open requests but one. */
export async function findTakenNames(db: Queryable, besidesRequest: number | null): Promise<string[]> {
  const taken = await db.select({ name: institutions.name }).from(institutions)
  const isOpen = eq(institutionRequests.status, 'pending')
  const isOther = besidesRequest === null ? undefined : ne(institutionRequests.id, besidesRequest)
  const asked = await db
    .select({ name: institutionRequests.name })
    .from(institutionRequests)
    .where(and(isOpen, isOther))
  return [...taken, ...asked].map(({ name }) => name)
}

export async function countRejectedRequests(db: Queryable, userId: string): Promise<number> {
  return db.$count(
    institutionRequests,
    and(eq(institutionRequests.userId, userId), eq(institutionRequests.status, 'rejected')),
  )
}

/** Other courses of an institution, newest first. */
export async function findOtherCourses(db: Queryable, institutionId: number | null, besides: number) {
  if (institutionId === null) return []
  return db
    .select({ id: courses.id, title: courses.title, status: courses.status })
    .from(courses)
    .where(and(eq(courses.institutionId, institutionId), ne(courses.id, besides)))
    .orderBy(desc(courses.id))
    .limit(maxOthers)
}

/** Other courses that have one of the runs of words. */
export async function findCoursesSaying(db: Queryable, runs: readonly string[], besides: number) {
  const saying = runs
    .map((run) => hasWords(courses.search, run, { operator: '<->' }))
    .filter((each) => each !== undefined)
  if (saying.length === 0) return []
  return db
    .select({
      id: courses.id,
      title: courses.title,
      description: courses.description,
      institution: institutions.name,
    })
    .from(courses)
    .leftJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(and(or(...saying), ne(courses.id, besides)))
    .limit(maxFound)
}

/** The middle price of offered courses that teach a skill and cost something, and how many there are. */
export async function findTypicalPrice(
  db: Queryable,
  skill: string,
  besides: number,
): Promise<{ readonly middle: number; readonly courses: number }> {
  const middle: SQL<number | null> = sql`percentile_cont(0.5) within group (order by ${courses.price})::float8`
  const teaching = db
    .select({ id: courseSkills.courseId })
    .from(courseSkills)
    .where(and(eq(courseSkills.skillId, skill), gt(courseSkills.strength, 0.5)))
  const [row] = await db
    .select({ middle, courses: sql<number>`count(*)::int` })
    .from(courses)
    .where(and(offered, gt(courses.price, 0), ne(courses.id, besides), inArray(courses.id, teaching)))
  return { middle: row?.middle ?? 0, courses: row?.courses ?? 0 }
}
