import type { Tick } from '@milepost/contract/progress/schema'
import type { StepDetail } from '@milepost/contract/roadmaps/schema'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import type { RowOf } from '#db/row-of.ts'
import { stepTicks } from '#db/schema/progress.ts'
import { isThird, ticksOfSessions } from '#features/progress/ticks/ticks-of-sessions.ts'

const tickColumns = {
  stepKey: stepTicks.stepKey,
  task: stepTicks.task,
  hours: stepTicks.hours,
  tickedAt: stepTicks.tickedAt,
}
export type TickRow = RowOf<typeof tickColumns>

/** A learner's ticks in order, including those of steps that only earlier roadmaps have. */
export async function findTicks(db: Queryable, userId: string): Promise<TickRow[]> {
  return db
    .select(tickColumns)
    .from(stepTicks)
    .where(eq(stepTicks.userId, userId))
    .orderBy(asc(stepTicks.tickedAt), asc(stepTicks.task))
}

/** Puts ticks of sessions in place of those from before the step had sessions. */
export async function replaceOldTicks(
  db: Queryable,
  { userId, stepKey, details }: { userId: string; stepKey: string; details: readonly StepDetail[] },
): Promise<void> {
  const ofStep = and(eq(stepTicks.userId, userId), eq(stepTicks.stepKey, stepKey))
  const rows = await db.select().from(stepTicks).where(ofStep).orderBy(asc(stepTicks.tickedAt))
  const old = rows.filter(({ task }) => isThird(task))
  if (old.length === 0) return
  await db.delete(stepTicks).where(
    and(
      ofStep,
      inArray(
        stepTicks.task,
        old.map(({ task }) => task),
      ),
    ),
  )
  await insertTicks(
    db,
    ticksOfSessions(details, old).map((tick) => ({ userId, stepKey, ...tick })),
  )
}

/** Ticks tasks; one that is ticked already keeps its time. */
export async function insertTicks(db: Queryable, ticks: readonly (typeof stepTicks.$inferInsert)[]): Promise<void> {
  await db
    .insert(stepTicks)
    .values([...ticks])
    .onConflictDoNothing()
}

export async function deleteTicks(
  db: Queryable,
  { userId, stepKey, tasks }: { userId: string; stepKey: string; tasks: Tick['task'][] },
): Promise<void> {
  await db
    .delete(stepTicks)
    .where(and(eq(stepTicks.userId, userId), eq(stepTicks.stepKey, stepKey), inArray(stepTicks.task, tasks)))
}
