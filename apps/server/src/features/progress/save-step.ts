import type { StepProgress, StepStatus } from '@milepost/contract/progress'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/analytics/activity/index.ts'
import { present } from '#features/progress/presenter.ts'
import { findStep, upsertProgress } from '#features/progress/repository.ts'
import { deleteTicksOfDone, findTicks, insertTicks } from '#features/progress/ticks/repository.ts'
import { type TickedStep, ticksOf } from '#features/progress/ticks/ticks-of.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const recorded = { not_started: null, ongoing: 'step_started', done: 'step_done' } as const

/**
 * Sets the status of a step of the current roadmap with what it ticks, and records the activity.
 * @throws {AppError} 'not_found'
 */
export async function saveStep(ctx: SignedInContext, number: number, status: StepStatus): Promise<StepProgress> {
  const userId = ctx.actor.id
  return transaction(ctx, async (tx) => {
    const step = await findStep(tx.db, userId, number)
    const row = await upsertProgress(tx.db, { userId, number, status, now: tx.clock() })
    if (step === undefined || row === undefined) throw new AppError('not_found')
    await setTicks(tx, userId, step, status)
    const kind = recorded[status]
    if (kind !== null && step.status !== status) {
      const hours = kind === 'step_done' ? Math.round(step.hours) : null
      await recordActivity(tx, { userId, kind, subject: step.key, hours })
    }
    return present(row, await findTicks(tx.db, userId))
  })
}

async function setTicks(
  tx: Pick<Context, 'db' | 'clock'>,
  userId: string,
  step: TickedStep,
  status: StepStatus,
): Promise<void> {
  if (status !== 'done') return deleteTicksOfDone(tx.db, userId, step.key)
  const ticks = ticksOf(step).map((tick) => ({
    userId,
    stepKey: step.key,
    ...tick,
    tickedAt: tx.clock(),
    withStep: true,
  }))
  await insertTicks(tx.db, ticks)
}
