import type { ActivityKind } from '@milepost/contract/analytics/limits'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { activityEvents } from '#db/schema/activity-events.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'

export type NewActivity = Pick<typeof activityEvents.$inferInsert, 'userId' | 'kind'> &
  Partial<Pick<typeof activityEvents.$inferInsert, 'subject' | 'courseId' | 'institutionId' | 'hours'>>

/**
 * Inserts an event, once a day (UTC) per kind and subject.
 * @returns whether it is the first
 */
export async function insertActivity(db: Queryable, event: NewActivity, now: Date): Promise<boolean> {
  const rows = await db
    .insert(activityEvents)
    .values({ ...event, day: dayOf(now), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: activityEvents.id })
  return rows.length > 0
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

export async function countActivityOfDay(
  db: Queryable,
  { userId, kind, now }: { userId: string; kind: ActivityKind; now: Date },
): Promise<number> {
  const { userId: owner, kind: what, day } = activityEvents
  const [row] = await db
    .select({ total: count() })
    .from(activityEvents)
    .where(and(eq(owner, userId), eq(what, kind), eq(day, dayOf(now))))
  return row?.total ?? 0
}

export async function countActivity(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(activityEvents).where(eq(activityEvents.userId, userId))
  return row?.total ?? 0
}

/** A learner's events, latest first, with the current names of their subjects. */
export async function findActivity(db: Queryable, userId: string, slice: { limit: number; offset: number }) {
  const { id, kind, subject, createdAt } = activityEvents
  const isStep = inArray(kind, ['step_started', 'step_done'])
  const isCurrent = and(eq(roadmaps.userId, activityEvents.userId), eq(roadmaps.isCurrent, true))
  return db
    .select({
      id,
      kind,
      createdAt,
      about: sql<string | null>`coalesce(${courses.title}, ${institutions.name}, ${roadmapSteps.label})`,
    })
    .from(activityEvents)
    .leftJoin(courses, eq(courses.id, activityEvents.courseId))
    .leftJoin(institutions, eq(institutions.id, activityEvents.institutionId))
    .leftJoin(roadmaps, and(isStep, isCurrent))
    .leftJoin(roadmapSteps, and(eq(roadmapSteps.roadmapId, roadmaps.id), eq(roadmapSteps.key, subject)))
    .where(eq(activityEvents.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function deleteActivity(db: Queryable, userId: string): Promise<void> {
  await db.delete(activityEvents).where(eq(activityEvents.userId, userId))
}

export async function deleteActivityBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(activityEvents).where(lt(activityEvents.createdAt, time))
}
