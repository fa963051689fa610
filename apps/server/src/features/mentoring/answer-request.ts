import type { BodyOf } from '@milepost/contract/http'
import type { answerMentoringRequest } from '@milepost/contract/mentoring'
import { pages } from '@milepost/contract/pages'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { requireTimeAhead } from '#features/mentoring/policy.ts'
import { decideOpenRequest, findQueuedRequest, isThere, type QueuedRow } from '#features/mentoring/repository.ts'
import { notify } from '#features/notifications/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

type Answer = BodyOf<typeof answerMentoringRequest>

/**
 * Answers an open request for a session, or declines it, and tells its learner. Of two admins, or of an admin and a learner who
 * withdraws, the first one counts. Errors: 'invalid' for a time that has passed; 'not_found'; 'mentoring_decided' for a request
 * that is not open any more.
 */
export async function answerRequest(ctx: SignedInContext, id: number, answer: Answer): Promise<QueuedRow> {
  if (answer.status === 'answered') requireTimeAhead(new Date(answer.time), ctx.clock())
  return transaction(ctx, async (tx) => {
    const userId = await decideOpenRequest(tx.db, id, { ...columnsOf(answer), decidedAt: tx.clock() })
    if (userId === undefined) throw new AppError((await isThere(tx.db, id)) ? 'mentoring_decided' : 'not_found')
    await audit(tx, {
      action: 'mentoring.answered',
      objectType: 'mentoring_request',
      objectId: String(id),
      details: { after: answer.status },
    })
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

function columnsOf(answer: Answer) {
  const note = answer.note === undefined || answer.note === '' ? null : answer.note
  if (answer.status === 'declined') return { status: answer.status, answerNote: note }
  return { status: answer.status, answerTime: new Date(answer.time), answerLink: answer.link, answerNote: note }
}
