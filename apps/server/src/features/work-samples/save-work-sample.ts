import type { NewWorkSample, WorkSample } from '@milepost/contract/work-samples/schema'
import { transaction } from '#db/transaction.ts'
import { deleteWorkSample, findMilestoneKey, upsertWorkSample } from '#features/work-samples/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Links a learner's work at a milestone of the current roadmap, in place of an earlier one.
 * @throws {AppError} 'not_found' where the step is no milestone
 */
export async function saveWorkSample(
  ctx: SignedInContext,
  stepNumber: number,
  work: NewWorkSample,
): Promise<WorkSample> {
  return transaction(ctx, async ({ db, actor }) => {
    const stepKey = await findMilestoneKey(db, actor.id, stepNumber)
    if (stepKey === undefined) throw new AppError('not_found')
    await upsertWorkSample(db, { userId: actor.id, stepKey, ...work })
    return { step_id: stepNumber, ...work }
  })
}

/**
 * Removes the link to a learner's work.
 * @throws {AppError} 'not_found' where there is none
 */
export async function removeWorkSample(ctx: SignedInContext, stepNumber: number): Promise<undefined> {
  return transaction(ctx, async ({ db, actor }) => {
    const stepKey = await findMilestoneKey(db, actor.id, stepNumber)
    if (stepKey === undefined || !(await deleteWorkSample(db, actor.id, stepKey))) throw new AppError('not_found')
    return undefined
  })
}
