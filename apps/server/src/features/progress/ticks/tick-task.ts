import type { StepProgress, Tick } from '@milepost/contract/progress/schema'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { present } from '#features/progress/presenter.ts'
import { findStep, startProgress } from '#features/progress/repository.ts'
import { deleteTick, findTicks, insertTicks } from '#features/progress/ticks/repository.ts'
import { ticksOf } from '#features/progress/ticks/ticks-of.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

interface TickChange {
  readonly stepId: number
  readonly task: Tick['task']
  readonly ticked: boolean
}

/**
 * Ticks or unticks a task of a step of the current roadmap. A tick starts the step.
 * @throws {AppError} 'not_found'
 */
export async function tickTask(
  ctx: SignedInContext,
  { stepId: stepNumber, task, ticked }: TickChange,
): Promise<StepProgress> {
  const userId = ctx.actor.id
  return transaction(ctx, async (tx) => {
    const step = await findStep(tx.db, userId, stepNumber)
    const tick = step === undefined ? undefined : ticksOf(step).find((one) => one.task === task)
    if (step === undefined || tick === undefined) throw new AppError('not_found')
    const row = await startProgress(tx.db, { userId, stepNumber, stepKey: step.key, now: tx.clock() })
    if (ticked)
      await insertTicks(tx.db, [{ userId, stepKey: step.key, ...tick, tickedAt: tx.clock(), withStep: false }])
    else await deleteTick(tx.db, { userId, stepKey: step.key, task })
    if (row.status === 'ongoing' && step.status !== 'ongoing')
      await recordActivity(tx, { userId, kind: 'step_started', subject: step.key, hours: null })
    const ticks = (await findTicks(tx.db, userId)).filter(({ stepKey }) => stepKey === step.key)
    return present({ ...row, ticks })
  })
}
