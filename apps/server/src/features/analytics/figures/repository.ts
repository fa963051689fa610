import { figureStep } from '@milepost/contract/analytics/limits'
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, like, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { activityEvents } from '#db/schema/activity-events.ts'
import { applications } from '#db/schema/applications.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { publishedFigures } from '#db/schema/published-figures.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'

export type FigureRow = typeof publishedFigures.$inferSelect
type FigureKey = Pick<FigureRow, 'kind' | 'subject' | 'week'>

/** The `week` of all-time figures. */
export const allTime = '1970-01-01'
/** The `subject` of a course and of a whole institution. */
export const courseSubject = (id: number) => `course:${id}`
export const institutionSubject = (id: number) => `institution:${id}`

/** Locks publishing, so that two runs follow each other. */
export async function lockPublishing(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('publish-figures'))`)
}

export async function findInstitutionIds(db: Queryable, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(gt(institutions.id, after))
    .orderBy(asc(institutions.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function institutionExists(db: Queryable, id: number): Promise<boolean> {
  return (await findInstitutionIds(db, id - 1, 1))[0] === id
}

/** All-time figures of an institution and its courses. */
export async function findShown(db: Queryable, institutionId: number): Promise<FigureRow[]> {
  return db
    .select()
    .from(publishedFigures)
    .where(and(eq(publishedFigures.institutionId, institutionId), eq(publishedFigures.week, allTime)))
}

/** All-time figures of one kind for the whole platform, largest first. */
export async function findShownOf(db: Queryable, kind: string, limit: number, offset = 0): Promise<FigureRow[]> {
  return db
    .select()
    .from(publishedFigures)
    .where(and(eq(publishedFigures.kind, kind), eq(publishedFigures.week, allTime)))
    .orderBy(desc(publishedFigures.value), asc(publishedFigures.subject))
    .limit(limit)
    .offset(offset)
}

export async function countShownOf(db: Queryable, kind: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(publishedFigures)
    .where(and(eq(publishedFigures.kind, kind), eq(publishedFigures.week, allTime)))
  return row?.total ?? 0
}

export async function findSiteFigures(db: Queryable): Promise<FigureRow[]> {
  return db.select().from(publishedFigures).where(like(publishedFigures.kind, 'site-%'))
}

export async function upsertFigure(db: Queryable, row: FigureRow): Promise<void> {
  await db
    .insert(publishedFigures)
    .values(row)
    .onConflictDoUpdate({
      target: [publishedFigures.kind, publishedFigures.subject, publishedFigures.week],
      set: { value: row.value, publishedAt: row.publishedAt },
    })
}

/** Inserts missing figures; existing ones are unchanged. */
export async function insertFigures(db: Queryable, rows: readonly FigureRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(publishedFigures)
      .values([...rows])
      .onConflictDoNothing()
}

export async function deleteFigure(db: Queryable, { kind, subject, week }: FigureKey): Promise<void> {
  const { kind: ofKind, subject: ofSubject, week: ofWeek } = publishedFigures
  await db.delete(publishedFigures).where(and(eq(ofKind, kind), eq(ofSubject, subject), eq(ofWeek, week)))
}

/** Deletes weekly figures before a day. */
export async function deleteFiguresBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(publishedFigures).where(and(lt(publishedFigures.week, day), gt(publishedFigures.week, allTime)))
}

/** An institution's total figures, of all time and of weeks from a Monday on. */
export async function findShownOfWhole(db: Queryable, institutionId: number): Promise<FigureRow[]> {
  return db
    .select()
    .from(publishedFigures)
    .where(
      and(
        eq(publishedFigures.institutionId, institutionId),
        eq(publishedFigures.subject, institutionSubject(institutionId)),
      ),
    )
}

/** When figures were last refreshed, and for which weeks; these rows have no count. */
export async function findMarks(db: Queryable, kind: 'published-week' | 'published') {
  const rows = await db
    .select({ week: publishedFigures.week, publishedAt: publishedFigures.publishedAt })
    .from(publishedFigures)
    .where(and(eq(publishedFigures.kind, kind), isNull(publishedFigures.institutionId)))
  return rows
}

/** An institution's courses, most opened first, with at most `limit` figures each. */
export async function findCourseFigures(
  db: Queryable,
  institutionId: number,
  slice: { limit: number; offset: number },
): Promise<{ id: number; title: string; status: (typeof courses.$inferSelect)['status'] }[]> {
  return db
    .select({ id: courses.id, title: courses.title, status: courses.status })
    .from(courses)
    .leftJoin(
      publishedFigures,
      and(
        eq(publishedFigures.kind, 'views'),
        eq(publishedFigures.subject, sql`'course:' || ${courses.id}`),
        eq(publishedFigures.week, allTime),
      ),
    )
    .where(eq(courses.institutionId, institutionId))
    .orderBy(sql`${publishedFigures.value} desc nulls last`, asc(courses.title), asc(courses.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function findShownOfSubjects(db: Queryable, subjects: readonly string[]): Promise<FigureRow[]> {
  if (subjects.length === 0) return []
  const kinds = ['views', 'linked', 'reached', 'finished']
  const { kind, subject, week } = publishedFigures
  return db
    .select()
    .from(publishedFigures)
    .where(and(inArray(kind, kinds), inArray(subject, [...subjects]), eq(week, allTime)))
}

export async function countCoursesOf(db: Queryable, institutionId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(courses).where(eq(courses.institutionId, institutionId))
  return row?.total ?? 0
}

export async function countApplications(db: Queryable, institutionId: number) {
  return db
    .select({ status: applications.status, total: count() })
    .from(applications)
    .where(eq(applications.institutionId, institutionId))
    .groupBy(applications.status)
}

/** A course that only touches on a skill doesn't teach it. */
const taught = sql`${courseSkills.strength} >= 0.5 and ${offered}`

/** Skills that an institution's offered courses teach. */
export async function findTaughtSkills(db: Queryable, institutionId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ skillId: courseSkills.skillId })
    .from(courses)
    .innerJoin(courseSkills, eq(courseSkills.courseId, courses.id))
    .where(and(eq(courses.institutionId, institutionId), taught))
  return rows.map(({ skillId }) => skillId)
}

/** Which of the courses belong to the institution. */
export async function findOwnCourses(
  db: Queryable,
  institutionId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.institutionId, institutionId), inArray(courses.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

const weekOf = (instant: unknown) => sql<string>`to_char(date_trunc('week', ${instant}), 'YYYY-MM-DD')`

/** New accounts, new roadmaps and active learners by week (UTC), from a Monday on. */
export async function countPlatformWeeks(db: Queryable, from: string) {
  const since = new Date(from)
  const signedUp = weekOf(sql`${users.createdAt} at time zone 'UTC'`)
  const made = weekOf(sql`${roadmaps.createdAt} at time zone 'UTC'`)
  const active = weekOf(sql`${activityEvents.day}::timestamp`)
  const { day, userId } = activityEvents
  const distinct = sql<number>`count(distinct ${userId})::int`
  return {
    signUps: await db
      .select({ week: signedUp, total: count() })
      .from(users)
      .where(gte(users.createdAt, since))
      .groupBy(signedUp),
    roadmaps: await db
      .select({ week: made, total: count() })
      .from(roadmaps)
      .where(gte(roadmaps.createdAt, since))
      .groupBy(made),
    activeLearners: await db
      .select({ week: active, total: distinct })
      .from(activityEvents)
      .where(gte(day, from))
      .groupBy(active),
  }
}

/** Products that current roadmaps say are wanted and taught by no step, the most wanted first. */
export async function countUnknownWishes(db: Queryable, limit: number): Promise<{ name: string; learners: number }[]> {
  const wish = sql`jsonb_array_elements(${roadmaps.requests})`
  const wishes = db
    .select({ userId: roadmaps.userId, wish: sql<object>`${wish}`.as('wish') })
    .from(roadmaps)
    .where(eq(roadmaps.isCurrent, true))
    .as('wishes')
  const name = sql<string>`${wishes.wish} ->> 'name'`
  const learners = sql<number>`(count(distinct ${wishes.userId}) / ${figureStep}::int * ${figureStep}::int)::int`
  return db
    .select({ name, learners })
    .from(wishes)
    .where(sql`${wishes.wish} ->> 'kind' = 'unknown'`)
    .groupBy(name)
    .having(sql`count(distinct ${wishes.userId}) >= ${figureStep}`)
    .orderBy(desc(learners), asc(name))
    .limit(limit)
}
