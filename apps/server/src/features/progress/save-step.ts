import type { StepStatus } from '@milepost/contract/progress/limits'
import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Queryable } from '#db/client.ts'
import { present } from '#features/progress/presenter.ts'
import { prepareStepLookup, prepareStepSaving } from '#features/progress/repository.ts'
import { ticksOf } from '#features/progress/ticks/ticks-of.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const recorded = { not_started: null, ongoing: 'step_started', done: 'step_done' } as const

/**
 * Prepares what sets the status of a step of the current roadmap with what it ticks, and records the activity. Progress
 * belongs to what the step teaches, so a roadmap that is replaced at the same time takes nothing away.
 * @throws {AppError} 'not_found'
 */
export function createSaveStep(db: Queryable) {
  const findStep = prepareStepLookup(db)
  const save = prepareStepSaving(db)
  return async (ctx: SignedInContext, stepNumber: number, status: StepStatus): Promise<StepProgress> => {
    const userId = ctx.actor.id
    const step = await findStep(userId, stepNumber)
    if (step === undefined) throw new AppError('not_found')
    const isDone = status === 'done'
    const saved = await save({
      userId,
      stepKey: step.key,
      status,
      now: ctx.clock(),
      ticks: isDone ? ticksOf(step) : [],
      activity: recorded[status],
      hours: isDone ? Math.round(step.hours) : null,
    })
    return present({ ...saved, stepNumber })
  }
}
