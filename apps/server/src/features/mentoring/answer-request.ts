import type { BodyOf } from '@milepost/contract/http'
import type { answerMentoringRequest } from '@milepost/contract/mentoring/routes'
import { pages } from '@milepost/contract/pages'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { requireTimeAhead } from '#features/mentoring/policy.ts'
import {
  decideOpenRequest,
  findQueuedRequest,
  mentoringRequestExists,
  type QueuedRow,
} from '#features/mentoring/repository.ts'
import { markAdminNotificationsRead, notify } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type MentoringAnswer = BodyOf<typeof answerMentoringRequest>

/**
 * Schedules or declines an open mentoring request and notifies the learner. The first of concurrent decisions wins.
 * @throws {AppError} 'invalid' for a past time; 'not_found'; 'mentoring_decided' when it is no longer open
 */
export async function answerRequest(ctx: SignedInContext, id: number, answer: MentoringAnswer): Promise<QueuedRow> {
  if (answer.status === 'answered') requireTimeAhead(new Date(answer.time), ctx.clock())
  return transaction(ctx, async (tx) => {
    const userId = await decideOpenRequest(tx.db, id, { ...columnsOf(answer), decidedAt: tx.clock() })
    if (userId === undefined)
      throw new AppError((await mentoringRequestExists(tx.db, id)) ? 'mentoring_decided' : 'not_found')
    await audit(tx, {
      action: 'mentoring.answered',
      objectType: 'mentoring_request',
      objectId: String(id),
      details: { after: answer.status },
    })
    await markAdminNotificationsRead(tx, `mentoring_requested:${id}`)
    await notify(tx, {
      userId,
      kind: 'mentoring_answered',
      params: { status: answer.status, link: pages.mentoring },
      key: `mentoring:${id}`,
    })
    const row = await findQueuedRequest(tx.db, id)
    if (row === undefined) throw new AppError('not_found')
    return row
  })
}

function columnsOf(answer: MentoringAnswer) {
  const note = answer.note === undefined || answer.note === '' ? null : answer.note
  if (answer.status === 'declined') return { status: answer.status, answerNote: note }
  return { status: answer.status, answerTime: new Date(answer.time), answerLink: answer.link, answerNote: note }
}
