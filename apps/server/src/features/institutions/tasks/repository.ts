import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { applications } from '#db/schema/applications.ts'
import { courses } from '#db/schema/courses.ts'

/** How many applications to an institution wait for an answer. */
export async function countWaiting(db: Queryable, institutionId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .where(and(eq(applications.institutionId, institutionId), eq(applications.status, 'applied')))
  return row?.total ?? 0
}

/** How many of an institution's courses were rejected, with the newest of them. */
export async function findRejected(db: Queryable, institutionId: number, limit: number) {
  const condition = and(
    eq(courses.institutionId, institutionId),
    eq(courses.status, 'rejected'),
    eq(courses.isArchived, false),
  )
  const [row] = await db.select({ total: count() }).from(courses).where(condition)
  const newest = await db
    .select({ id: courses.id, title: courses.title, reason: courses.rejectionReason })
    .from(courses)
    .where(condition)
    .orderBy(desc(courses.id))
    .limit(limit)
  return { total: row?.total ?? 0, courses: newest }
}

interface Days {
  readonly from: string
  readonly to: string
  readonly limit: number
}

/** Offered courses that start in these days, with their applications. */
export async function findStarting(db: Queryable, institutionId: number, { from, to, limit }: Days) {
  const rows = await db
    .select({
      id: courses.id,
      title: courses.title,
      startsOn: courses.startsOn,
      enrolled: sql<number>`(count(*) filter (where ${applications.status} = 'enrolled'))::int`,
      waiting: sql<number>`(count(*) filter (where ${applications.status} in ('applied', 'waiting')))::int`,
    })
    .from(courses)
    .leftJoin(applications, eq(applications.courseId, courses.id))
    .where(
      and(eq(courses.institutionId, institutionId), gte(courses.startsOn, from), lte(courses.startsOn, to), offered),
    )
    .groupBy(courses.id)
    .orderBy(asc(courses.startsOn), asc(courses.id))
    .limit(limit)
  return rows.map(({ startsOn, ...course }) => ({ ...course, startsOn: startsOn ?? from }))
}
