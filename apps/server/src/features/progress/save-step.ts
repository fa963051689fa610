import type { StepStatus } from '@milepost/contract/progress'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/analytics/activity/index.ts'
import { findStep, type ProgressRow, upsertProgress } from '#features/progress/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const recorded = { not_started: null, ongoing: 'step_started', done: 'step_done' } as const

/**
 * Sets the status of a step of the current roadmap, and records the activity.
 * @throws {AppError} 'not_found'
 */
export async function saveStep(ctx: SignedInContext, number: number, status: StepStatus): Promise<ProgressRow> {
  const userId = ctx.actor.id
  return transaction(ctx, async (tx) => {
    const step = await findStep(tx.db, userId, number)
    const row = await upsertProgress(tx.db, { userId, number, status, now: tx.clock() })
    if (step === undefined || row === undefined) throw new AppError('not_found')
    const kind = recorded[status]
    if (kind !== null && step.status !== status) {
      const hours = kind === 'step_done' ? Math.round(step.hours) : null
      await recordActivity(tx, { userId, kind, subject: step.key, hours })
    }
    return row
  })
}
