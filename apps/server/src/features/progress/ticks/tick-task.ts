import { tasksOf } from '@milepost/contract/progress/limits'
import type { StepProgress, Tick } from '@milepost/contract/progress/schema'
import { sessionSubjectOf } from '@milepost/contract/roadmaps/limits'
import { transaction } from '#db/transaction.ts'
import { recordActivity } from '#features/activity/index.ts'
import { present } from '#features/progress/presenter.ts'
import { findStep, startProgress } from '#features/progress/repository.ts'
import { deleteTicks, findTicks, insertTicks } from '#features/progress/ticks/repository.ts'
import { ticksOf } from '#features/progress/ticks/ticks-of.ts'
import { sessionsInThird } from '#features/progress/ticks/ticks-of-sessions.ts'
import { followTick } from '#features/reviews/index.ts'
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
    if (step === undefined) throw new AppError('not_found')
    const old = new Set(sessionsInThird(step.details, task).map(({ id }) => id))
    const ticks = ticksOf(step).filter((one) => one.task === task || old.has(one.task))
    if (ticks.length === 0) throw new AppError('not_found')
    const row = await startProgress(tx.db, { userId, stepNumber, stepKey: step.key, now: tx.clock() })
    const change = { userId, stepKey: step.key }
    if (ticked)
      await insertTicks(
        tx.db,
        ticks.map((tick) => ({ ...change, ...tick, tickedAt: tx.clock(), withStep: false })),
      )
    else await deleteTicks(tx.db, { ...change, tasks: ticks.map((tick) => tick.task) })
    for (const session of tasksOf(step.details).filter(
      ({ id, hours }) => hours !== undefined && ticks.some((one) => one.task === id),
    ))
      await followTick(tx.db, {
        userId,
        subjectId: sessionSubjectOf(step) ?? '',
        sessionId: session.id,
        ticked,
        now: tx.clock(),
      })
    if (row.status === 'ongoing' && step.status !== 'ongoing')
      await recordActivity(tx, { userId, kind: 'step_started', subject: step.key, hours: null })
    const all = (await findTicks(tx.db, userId)).filter(({ stepKey }) => stepKey === step.key)
    return present({ ...row, ticks: all })
  })
}
