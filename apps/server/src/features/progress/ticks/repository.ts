import type { Tick } from '@milepost/contract/progress/schema'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import type { RowOf } from '#db/row-of.ts'
import { stepTicks } from '#db/schema/progress.ts'

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

/** Ticks tasks; one that is ticked already keeps its time. */
export async function insertTicks(db: Queryable, ticks: readonly (typeof stepTicks.$inferInsert)[]): Promise<void> {
  await db
    .insert(stepTicks)
    .values([...ticks])
    .onConflictDoNothing()
}

export async function deleteTick(
  db: Queryable,
  { userId, stepKey, task }: { userId: string; stepKey: string; task: Tick['task'] },
): Promise<void> {
  await db
    .delete(stepTicks)
    .where(and(eq(stepTicks.userId, userId), eq(stepTicks.stepKey, stepKey), eq(stepTicks.task, task)))
}
