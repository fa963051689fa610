import type { BodyOf } from '@milepost/contract/http'
import type { createMentoringRequest } from '@milepost/contract/mentoring/routes'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { requireMentoringPlan, requireUsableTimes } from '#features/mentoring/policy.ts'
import {
  insertOnlyOpenRequest,
  type MentoringRow,
  requestExists,
  withdrawOpenRequest,
} from '#features/mentoring/repository.ts'
import { markAdminNotificationsRead, notifyAdmins } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Requests a mentoring session.
 * @returns the request with sorted times
 * @throws {AppError} 'plan_required' without a plan that includes mentoring; 'invalid' for unusable times;
 * 'mentoring_open' while one is open
 */
export async function requestSession(
  ctx: SignedInContext,
  { topic, proposedTimes }: BodyOf<typeof createMentoringRequest>,
): Promise<MentoringRow> {
  requireMentoringPlan(ctx.actor)
  const times = proposedTimes.map((time) => new Date(time)).sort((one, other) => one.getTime() - other.getTime())
  requireUsableTimes(times, ctx.clock())
  return transaction(ctx, async (tx) => {
    const request = { userId: tx.actor.id, topic, proposedTimes: times, createdAt: tx.clock() }
    const row = await insertOnlyOpenRequest(tx.db, request)
    if (row === undefined) throw new AppError('mentoring_open')
    await notifyAdmins(tx, { kind: 'mentoring_requested', params: {}, key: `mentoring_requested:${row.id}` })
    await audit(tx, { action: 'mentoring.requested', objectType: 'mentoring_request', objectId: String(row.id) })
    return row
  })
}

/** @throws {AppError} 'not_found' for another's request; 'mentoring_decided' when it is no longer open */
export async function withdrawRequest(ctx: SignedInContext, id: number): Promise<MentoringRow> {
  return transaction(ctx, async (tx) => {
    const row = await withdrawOpenRequest(tx.db, tx.actor.id, id)
    if (row === undefined) {
      throw new AppError((await requestExists(tx.db, tx.actor.id, id)) ? 'mentoring_decided' : 'not_found')
    }
    await markAdminNotificationsRead(tx, `mentoring_requested:${id}`)
    await audit(tx, { action: 'mentoring.withdrawn', objectType: 'mentoring_request', objectId: String(id) })
    return row
  })
}
