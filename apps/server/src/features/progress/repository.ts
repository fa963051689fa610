import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Tick } from '@milepost/contract/progress/schema'
import { skillOf } from '@milepost/contract/roadmaps/limits'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import type { RowOf } from '#db/row-of.ts'
import { combineVersions, versionOf, versionsOf } from '#db/row-versions.ts'
import { activityEvents } from '#db/schema/activity-events.ts'
import { progress, stepTicks } from '#db/schema/progress.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import type { SavedProgress } from '#features/progress/presenter.ts'
import type { CacheKey } from '#http/register-route.ts'
import { batchLookups } from '#lib/batch-lookups.ts'

const { placeholder } = sql
const onCurrentRoadmap = and(eq(roadmaps.id, roadmapSteps.roadmapId), eq(roadmaps.isCurrent, true))

/** Saving a completed step again keeps its time. */
const whenChanged = sql`case when ${progress.status} = excluded.status then ${progress.updatedAt} else excluded.updated_at end`

const progressColumns = {
  stepNumber: roadmapSteps.stepNumber,
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
    .orderBy(asc(roadmapSteps.stepNumber))
}

/** The progress of all steps ever touched, by step key, including those of earlier roadmaps. */
export async function findStatuses(db: Queryable, userId: string): Promise<ReadonlyMap<string, StepStatus>> {
  const rows = await db
    .select({ key: progress.stepKey, status: progress.status })
    .from(progress)
    .where(eq(progress.userId, userId))
  return new Map(rows.map(({ key, status }) => [key, status]))
}

/** Ids of the skills whose steps are done, on this roadmap or an earlier one. */
export async function findLearnedSkills(db: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const statuses = await findStatuses(db, userId)
  const done = [...statuses].filter(([, status]) => status === 'done')
  return new Set(done.flatMap(([key]) => skillOf({ key }) ?? []))
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
export async function findStep(db: Queryable, userId: string, stepNumber: number) {
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
    .where(and(eq(roadmaps.userId, userId), eq(roadmapSteps.stepNumber, stepNumber)))
  return step
}

/** Starts a step that is not started. Another one stays as it is. */
export async function startProgress(
  db: Queryable,
  { stepNumber, now, ...step }: { userId: string; stepKey: string; stepNumber: number; now: Date },
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
  return { ...row, stepNumber }
}

/** Ticks from a table as a JSON array, in order. */
const ticksIn = (table: SQL) => sql`(select coalesce(json_agg(json_build_object('task', task, 'hours', hours,
  'tickedAt', ticked_at) order by ticked_at, task), '[]') from ${table} as ticks)`

const ticksOfStep = sql`(select task, hours, ticked_at from ${stepTicks}
  where ${stepTicks.userId} = ${progress.userId} and ${stepTicks.stepKey} = ${progress.stepKey})`

/** The row versions of all that a learner's progress is made from. A trigger renews the roadmap's for its steps. */
export const progressKey: CacheKey = {
  name: 'progress_keys',
  value: combineVersions([versionOf(roadmaps, roadmaps.isCurrent), versionsOf(progress), versionsOf(stepTicks)]),
}

/** A learner's progress on their current roadmap, as the text of a JSON array of `SavedProgress`. Null for none. */
export async function findProgressRows(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{
    rows: string | null
  }>(sql`select json_agg(json_build_object('stepNumber', ${roadmapSteps.stepNumber}, 'status', ${progress.status},
      'updatedAt', ${progress.updatedAt}, 'ticks', ${ticksIn(ticksOfStep)}) order by ${roadmapSteps.stepNumber})::text as rows
    from ${progress} inner join ${roadmaps} on ${and(eq(roadmaps.userId, progress.userId), roadmaps.isCurrent)}
      inner join ${roadmapSteps} on ${and(onCurrentRoadmap, eq(roadmapSteps.key, progress.stepKey))}
    where ${progress.userId} = ${userId}`)
  return rows[0]?.rows ?? null
}

/** Prepares the look-up of a step of a learner's current roadmap. */
export function prepareStepLookup(db: Queryable) {
  const { userId } = roadmaps
  const { stepNumber, key, hours, details } = roadmapSteps
  const statement = db
    .select({ userId, stepNumber, key, hours, details })
    .from(roadmaps)
    .innerJoin(roadmapSteps, onCurrentRoadmap)
    .where(
      sql`(${userId}, ${stepNumber}) in (select * from unnest(${placeholder('userIds')}::uuid[], ${placeholder('numbers')}::int[]))`,
    )
    .prepare('find_steps_by_number')
  const find = batchLookups(async (keys) => {
    const parts = keys.map((each) => each.split(' '))
    const rows = await statement.execute({ userIds: parts.map(([id]) => id), numbers: parts.map(([, at]) => at) })
    return new Map(rows.map((row) => [`${row.userId} ${row.stepNumber}`, row]))
  })
  return (learner: string, step: number) => find(`${learner} ${step}`)
}

interface StepChange {
  readonly userId: string
  readonly stepKey: string
  readonly status: StepStatus
  /** What is ticked; what an earlier change to 'done' ticked is unticked otherwise. */
  readonly ticks: readonly Pick<Tick, 'task' | 'hours'>[]
  /** Recorded if the status is another one than before; null for nothing. */
  readonly activity: 'step_started' | 'step_done' | null
  readonly hours: number | null
  readonly now: Date
}

/**
 * Prepares the statement that sets a step's status with its ticks and activity. It is one, and so is its own
 * transaction. Repeating it keeps the time.
 */
export function prepareStepSaving(db: Queryable): (change: StepChange) => Promise<Omit<SavedProgress, 'stepNumber'>> {
  const [userId, stepKey] = [sql`${placeholder('userId')}::uuid`, sql`${placeholder('stepKey')}::text`]
  const [status, now] = [sql`${placeholder('status')}::step_status`, sql`${placeholder('now')}::timestamptz`]
  const activity = sql`${placeholder('activity')}::activity_kind`
  const ofStep = sql`user_id = ${userId} and step_key = ${stepKey}`
  const isSame = sql`exists (select 1 from ${progress} where ${ofStep} and status = ${status})`
  const columns = { status: progress.status, updatedAt: sql`updated_at`.as('updated_at') }
  const saved = db.$with('saved', columns).as(sql`insert into ${progress} (user_id, step_key, status, updated_at)
    values (${userId}, ${stepKey}, ${status}, ${now})
    on conflict (user_id, step_key) do update set status = excluded.status, updated_at = ${whenChanged}
    returning status, updated_at`)
  const unticked = db.$with('unticked', {}).as(sql`delete from ${stepTicks}
    where ${ofStep} and with_step and ${status} <> 'done'`)
  const ticked = db
    .$with('ticked', {})
    .as(sql`insert into ${stepTicks} (user_id, step_key, task, hours, ticked_at, with_step)
    select ${userId}, ${stepKey}, task, hours, ${now}, true
    from json_to_recordset(${placeholder('ticks')}::json) as tick(task text, hours float8)
    on conflict do nothing returning task, hours, ticked_at`)
  const hours = sql`${placeholder('hours')}::int`
  // As `recordActivity` does: once a day.
  const recorded = db
    .$with('recorded', {})
    .as(sql`insert into ${activityEvents} (user_id, kind, subject, hours, day, created_at)
    select ${userId}, ${activity}, ${stepKey}, ${hours}, (${now} at time zone 'UTC')::date, ${now}
    where ${activity} is not null and not ${isSame} on conflict do nothing`)
  // Within the statement the tables are as they were before it.
  const ticksAfter = sql`(select task, hours, ticked_at from ${stepTicks}
    where ${ofStep} and (not with_step or ${status} = 'done') union all select * from ticked)`
  const statement = db
    .with(saved, unticked, ticked, recorded)
    .select({
      saved: sql<string>`json_build_object('status', status, 'updatedAt', updated_at, 'ticks', ${ticksIn(ticksAfter)})::text`,
    })
    .from(saved)
    .prepare('save_step')
  return async ({ ticks, now: time, ...change }) => {
    const [row] = await statement.execute({ ...change, ticks: JSON.stringify(ticks), now: time.toISOString() })
    if (row === undefined) throw new Error('an upsert returned no row')
    return JSON.parse(row.saved)
  }
}
