import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { deleteDeadLetter, lockDeadLetter } from '#features/jobs/dead-letters.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Puts a failed job back into its queue.
 * @throws {AppError} 'not_found', also when another admin was first
 */
export async function retryJob(ctx: SignedInContext, id: string): Promise<undefined> {
  return transaction(ctx, async (tx) => {
    const job = await lockDeadLetter(tx.db, id)
    if (job === undefined || !(await tx.jobs.retryDeadLetter(tx, id))) throw new AppError('not_found')
    await audit(tx, { action: 'job.retried', objectType: 'job', objectId: id, details: { name: job.name } })
    return undefined
  })
}

/**
 * Discards a failed job.
 * @throws {AppError} 'not_found', also when another admin was first
 */
export async function discardJob(ctx: SignedInContext, id: string): Promise<undefined> {
  return transaction(ctx, async (tx) => {
    const job = await lockDeadLetter(tx.db, id)
    if (job === undefined) throw new AppError('not_found')
    await deleteDeadLetter(tx.db, id)
    await audit(tx, { action: 'job.discarded', objectType: 'job', objectId: id, details: { name: job.name } })
    return undefined
  })
}
