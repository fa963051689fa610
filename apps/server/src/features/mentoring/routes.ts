import {
  answerMentoringRequest,
  createMentoringRequest,
  listMentoringRequests,
  listQueuedMentoring,
  withdrawMentoringRequest,
} from '@milepost/contract/mentoring'
import { answerRequest } from '#features/mentoring/answer-request.ts'
import { presentQueued, presentRequest } from '#features/mentoring/presenter.ts'
import { countQueue, findQueue, findRequests } from '#features/mentoring/repository.ts'
import { requestSession, withdrawRequest } from '#features/mentoring/request-session.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountMentoring(mounting: Mounting): void {
  mount(mounting, createMentoringRequest, async (ctx, { body }) => presentRequest(await requestSession(ctx, body)))
  mount(mounting, listMentoringRequests, async (ctx) => (await findRequests(ctx.db, ctx.actor.id)).map(presentRequest))
  mount(mounting, withdrawMentoringRequest, async (ctx, { params }) =>
    presentRequest(await withdrawRequest(ctx, params.id)),
  )
  mount(mounting, listQueuedMentoring, async (ctx, { query, reply }) => {
    sendTotal(reply, await countQueue(ctx.db, query.status), query)
    return (await findQueue(ctx.db, query.status, sliceOf(query))).map(presentQueued)
  })
  mount(mounting, answerMentoringRequest, async (ctx, { params, body }) =>
    presentQueued(await answerRequest(ctx, params.id, body)),
  )
}
