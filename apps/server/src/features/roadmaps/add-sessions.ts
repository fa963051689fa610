import { stepKeysWithSessions, withSessions } from '@milepost/advisor/knowledge'
import type { Dependencies, JobData } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { transaction } from '#db/transaction.ts'
import { replaceOldTicks } from '#features/progress/index.ts'
import { findRoadmapsBeforeSessions, findStepsBeforeSessions, updateStep } from '#features/roadmaps/repository.ts'
import { lockUser } from '#features/users/index.ts'

const roadmapsPerJob = 100

/**
 * Gives the steps of current roadmaps the sessions that the knowledge has for them by now. Hours and progress stay. Changes at most
 * `batch` roadmaps and queues the rest. Safe to run twice.
 */
export async function addSessions(ctx: Dependencies, { after }: JobData['add-sessions'], batch = roadmapsPerJob) {
  const found = await findRoadmapsBeforeSessions(ctx.db, { stepKeys: stepKeysWithSessions, after, limit: batch })
  for (const { id, userId } of found) {
    await transaction(ctx, async (tx) => {
      await lockUser(tx.db, userId)
      await addSessionsTo(tx.db, { id, userId })
    })
  }
  const last = found.at(-1)
  if (last !== undefined && found.length === batch) await ctx.jobs.send(ctx, 'add-sessions', { after: last.id })
}

/** Gives one roadmap the sessions of today's knowledge, and turns its old ticks into theirs. */
export async function addSessionsTo(db: Queryable, { id, userId }: { id: string; userId: string }): Promise<void> {
  for (const { stepNumber, ...step } of await findStepsBeforeSessions(db, id, stepKeysWithSessions)) {
    const hasSessions = typeof step.details !== 'string' && step.details.some(({ hours }) => hours !== undefined)
    const { details } = hasSessions ? step : withSessions(step)
    if (typeof details === 'string') continue
    await updateStep(db, id, stepNumber, { details })
    await replaceOldTicks(db, { userId, stepKey: step.key, details })
  }
}
