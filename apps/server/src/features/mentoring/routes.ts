import {
  answerMentoringRequest,
  createMentoringRequest,
  listMentoringRequests,
  listQueuedMentoring,
  withdrawMentoringRequest,
} from '@milepost/contract/mentoring/routes'
import { answerRequest } from '#features/mentoring/answer-request.ts'
import { presentQueued, presentRequest } from '#features/mentoring/presenter.ts'
import { countQueue, findQueue, findRequests } from '#features/mentoring/repository.ts'
import { requestSession, withdrawRequest } from '#features/mentoring/request-session.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerMentoringRoutes(registrar: RouteRegistrar): void {
  const totalOf = openTotals()
  registerRoute(registrar, createMentoringRequest, async (ctx, { body }) =>
    presentRequest(await requestSession(ctx, body)),
  )
  registerRoute(registrar, listMentoringRequests, async (ctx) =>
    (await findRequests(ctx.db, ctx.actor.id)).map(presentRequest),
  )
  registerRoute(registrar, withdrawMentoringRequest, async (ctx, { params }) =>
    presentRequest(await withdrawRequest(ctx, params.id)),
  )
  registerRoute(registrar, listQueuedMentoring, async (ctx, { query, reply }) => {
    const { status } = query
    const total = await totalOf({ status }, () => countQueue(ctx.db, status))
    sendTotal(reply, total, query)
    return (await findQueue(ctx.db, status, total, sliceOf(query))).map(presentQueued)
  })
  registerRoute(registrar, answerMentoringRequest, async (ctx, { params, body }) =>
    presentQueued(await answerRequest(ctx, params.id, body)),
  )
}
