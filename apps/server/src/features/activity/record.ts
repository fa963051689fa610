import type { Context } from '#context.ts'
import { insertActivity, type NewActivity } from '#features/activity/repository.ts'

/**
 * Records a learner's activity for their analytics, once a day per subject, in the caller's transaction.
 * @returns whether it is the first that day
 */
export function recordActivity(tx: Pick<Context, 'db' | 'clock'>, event: NewActivity): Promise<boolean> {
  return insertActivity(tx.db, event, tx.clock())
}
