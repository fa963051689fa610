import type { StepStatus } from '@milepost/contract/progress/limits'
import { and, asc, count, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { activityEvents } from '#db/schema/activity-events.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { progress } from '#db/schema/progress.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'

const isCourseOpened = eq(activityEvents.kind, 'course_opened')

/** When a learner was last active, and how many different courses they viewed. */
export async function findActivityFigures(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      lastActive: sql<string | null>`max(${activityEvents.createdAt})`,
      courseCount: sql<number>`(count(distinct ${activityEvents.subject}) filter (where ${isCourseOpened}))::int`,
    })
    .from(activityEvents)
    .where(eq(activityEvents.userId, userId))
  const lastActive = row?.lastActive ?? null
  return { lastActive: lastActive === null ? null : new Date(lastActive), courseCount: row?.courseCount ?? 0 }
}

/** Weekly (by Monday) event counts from a day on. */
export async function countActivityByWeek(db: Queryable, userId: string, from: string): Promise<Map<string, number>> {
  const monday = sql<string>`to_char(date_trunc('week', ${activityEvents.day}::timestamp), 'YYYY-MM-DD')`
  const rows = await db
    .select({ monday, events: count() })
    .from(activityEvents)
    .where(and(eq(activityEvents.userId, userId), gte(activityEvents.day, from)))
    .groupBy(monday)
  return new Map(rows.map((row) => [row.monday, row.events]))
}

export interface StepState {
  readonly section: string
  readonly hours: number
  /** Null if never touched. */
  readonly status: StepStatus | null
  readonly updatedAt: Date | null
}

/** The current roadmap's steps in order, with their progress. */
export async function findStepStates(db: Queryable, userId: string): Promise<StepState[]> {
  return db
    .select({
      section: roadmapSteps.section,
      hours: roadmapSteps.hours,
      status: progress.status,
      updatedAt: progress.updatedAt,
    })
    .from(roadmaps)
    .innerJoin(roadmapSteps, eq(roadmapSteps.roadmapId, roadmaps.id))
    .leftJoin(progress, and(eq(progress.userId, roadmaps.userId), eq(progress.stepKey, roadmapSteps.key)))
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.isCurrent, true)))
    .orderBy(asc(roadmapSteps.stepNumber))
}

export async function countRoadmaps(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(roadmaps).where(eq(roadmaps.userId, userId))
  return row?.total ?? 0
}

/** When the learner signed up. */
export async function findStart(db: Queryable, userId: string): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
  return row?.createdAt
}

/** The strongest skill of each viewed course that still exists, ordered by course id. */
export async function findSkillsOpened(db: Queryable, userId: string): Promise<string[]> {
  const skill = sql<string | null>`(select ${courseSkills.skillId} from ${courseSkills}
    where ${courseSkills.courseId} = ${activityEvents.courseId}
    order by ${courseSkills.strength} desc, ${courseSkills.skillId} limit 1)`.as('skill')
  const rows = await db
    .selectDistinct({ courseId: activityEvents.courseId, skill })
    .from(activityEvents)
    .innerJoin(courses, eq(courses.id, activityEvents.courseId))
    .where(and(eq(activityEvents.userId, userId), isCourseOpened))
    .orderBy(asc(activityEvents.courseId))
  return rows.flatMap((row) => (row.skill === null ? [] : [row.skill]))
}

/** The institution of most of a learner's recorded activity; on a tie the first by name. */
export async function findInstitutionEngaged(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: institutions.name })
    .from(activityEvents)
    .innerJoin(institutions, eq(institutions.id, activityEvents.institutionId))
    .where(and(eq(activityEvents.userId, userId), isNotNull(activityEvents.institutionId)))
    .groupBy(institutions.id)
    .orderBy(sql`count(*) desc`, asc(institutions.name), asc(institutions.id))
    .limit(1)
  return row?.name ?? null
}

/** An offered course with its institution. */
export async function findOffered(db: Queryable, id: number) {
  const [row] = await db
    .select({ id: courses.id, institutionId: courses.institutionId })
    .from(courses)
    .where(and(eq(courses.id, id), offered))
    .for('share')
  return row
}

/** Whether a step of a learner's current roadmap is linked to a course. */
export async function leadsToCourse(db: Queryable, userId: string, courseId: number): Promise<boolean> {
  const rows = await db
    .select({ stepNumber: roadmapSteps.stepNumber })
    .from(roadmaps)
    .innerJoin(roadmapSteps, eq(roadmapSteps.roadmapId, roadmaps.id))
    .where(and(eq(roadmaps.userId, userId), eq(roadmaps.isCurrent, true), eq(roadmapSteps.courseId, courseId)))
    .limit(1)
  return rows.length > 0
}
