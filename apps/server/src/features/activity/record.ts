import type { Context } from '#context.ts'
import { insertActivity, type NewActivity } from '#features/activity/repository.ts'

/**
 * Records what a learner did, for their own analytics, in the transaction that does it; the same thing counts once a day.
 * Out: whether it is recorded for the first time that day.
 */
export function recordActivity(tx: Pick<Context, 'db' | 'clock'>, event: NewActivity): Promise<boolean> {
  return insertActivity(tx.db, event, tx.clock())
}
