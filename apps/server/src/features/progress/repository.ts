import type { StepStatus } from '@milepost/contract/progress'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import type { RowOf } from '#db/row-of.ts'
import { progress } from '#db/schema/progress.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'

const onCurrentRoadmap = and(eq(roadmaps.id, roadmapSteps.roadmapId), eq(roadmaps.isCurrent, true))

/** Saving a completed step again keeps its time. */
const whenChanged = sql`case when ${progress.status} = excluded.status then ${progress.updatedAt} else excluded.updated_at end`

const progressColumns = {
  number: roadmapSteps.number,
  key: progress.stepKey,
  status: progress.status,
  updatedAt: progress.updatedAt,
}
export type ProgressRow = RowOf<typeof progressColumns>

/** The progress of the current roadmap's steps, by step key. */
export async function findProgress(db: Queryable, userId: string): Promise<ProgressRow[]> {
  return db
    .select(progressColumns)
    .from(progress)
    .innerJoin(roadmaps, and(eq(roadmaps.userId, progress.userId), eq(roadmaps.isCurrent, true)))
    .innerJoin(roadmapSteps, and(onCurrentRoadmap, eq(roadmapSteps.key, progress.stepKey)))
    .where(eq(progress.userId, userId))
    .orderBy(asc(roadmapSteps.number))
}

/** The progress of all steps ever touched, by step key, including those of earlier roadmaps. */
export async function findStatuses(db: Queryable, userId: string): Promise<ReadonlyMap<string, StepStatus>> {
  const rows = await db
    .select({ key: progress.stepKey, status: progress.status })
    .from(progress)
    .where(eq(progress.userId, userId))
  return new Map(rows.map(({ key, status }) => [key, status]))
}

/** When each completed step was done, by step key, including those of earlier roadmaps. */
export async function findDoneTimes(db: Queryable, userId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ key: progress.stepKey, updatedAt: progress.updatedAt })
    .from(progress)
    .where(and(eq(progress.userId, userId), eq(progress.status, 'done')))
  return new Map(rows.map(({ key, updatedAt }) => [key, updatedAt]))
}

/** A step of the current roadmap with its content, hours and progress (null if never touched). */
export async function findStep(db: Queryable, userId: string, number: number) {
  const [step] = await db
    .select({
      key: roadmapSteps.key,
      hours: roadmapSteps.hours,
      details: roadmapSteps.details,
      status: progress.status,
    })
    .from(roadmapSteps)
    .innerJoin(roadmaps, onCurrentRoadmap)
    .leftJoin(progress, and(eq(progress.userId, roadmaps.userId), eq(progress.stepKey, roadmapSteps.key)))
    .where(and(eq(roadmaps.userId, userId), eq(roadmapSteps.number, number)))
  return step
}

/**
 * Sets a step's status; repeating it keeps its time.
 * @returns undefined if the current roadmap has no such step
 */
export async function upsertProgress(
  db: Queryable,
  change: { userId: string; number: number; status: StepStatus; now: Date },
): Promise<ProgressRow | undefined> {
  const step = db
    .select({
      userId: roadmaps.userId,
      stepKey: roadmapSteps.key,
      status: sql<StepStatus>`${change.status}::step_status`.as('status'),
      updatedAt: sql<Date>`${change.now.toISOString()}::timestamptz`.as('updated_at'),
    })
    .from(roadmapSteps)
    .innerJoin(roadmaps, onCurrentRoadmap)
    .where(and(eq(roadmaps.userId, change.userId), eq(roadmapSteps.number, change.number)))
  const [row] = await db
    .insert(progress)
    .select(step)
    .onConflictDoUpdate({
      target: [progress.userId, progress.stepKey],
      set: { status: sql`excluded.status`, updatedAt: whenChanged },
    })
    .returning({ key: progress.stepKey, status: progress.status, updatedAt: progress.updatedAt })
  return row === undefined ? undefined : { ...row, number: change.number }
}

/** Starts a step that is not started. Another one stays as it is. */
export async function startProgress(
  db: Queryable,
  { number, now, ...step }: { userId: string; stepKey: string; number: number; now: Date },
): Promise<ProgressRow> {
  const isUntouched = sql`${progress.status} = 'not_started'`
  const [row] = await db
    .insert(progress)
    .values({ ...step, status: 'ongoing', updatedAt: now })
    .onConflictDoUpdate({
      target: [progress.userId, progress.stepKey],
      set: {
        status: sql`case when ${isUntouched} then excluded.status else ${progress.status} end`,
        updatedAt: sql`case when ${isUntouched} then excluded.updated_at else ${progress.updatedAt} end`,
      },
    })
    .returning({ key: progress.stepKey, status: progress.status, updatedAt: progress.updatedAt })
  if (row === undefined) throw new Error('an upsert returned no row')
  return { ...row, number }
}
