import {
  answerCourseRequest,
  listCourseRequests,
  listQueuedCourseRequests,
  requestCourse as requestCourseRoute,
  withdrawCourseRequest as withdrawCourseRequestRoute,
} from '@milepost/contract/course-requests/routes'
import { answerRequest } from '#features/course-requests/answer-request.ts'
import { presentCourseRequest, presentQueued } from '#features/course-requests/presenter.ts'
import { byState, countCourseRequests, findCourseRequests, requestedBy } from '#features/course-requests/repository.ts'
import { requestCourse, withdrawCourseRequest } from '#features/course-requests/request-course.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerCourseRequestRoutes(registrar: RouteRegistrar): void {
  const totalOf = openTotals()
  registerRoute(registrar, requestCourseRoute, async (ctx, { body }) =>
    presentCourseRequest(await requestCourse(ctx, body)),
  )
  registerRoute(registrar, listCourseRequests, async (ctx, { query, reply }) => {
    const own = requestedBy(ctx.actor.id)
    const total = await countCourseRequests(ctx.db, own)
    sendTotal(reply, total, query)
    const list = { isOldestFirst: false, total }
    return (await findCourseRequests(ctx.db, own, list, sliceOf(query))).map(presentCourseRequest)
  })
  registerRoute(registrar, withdrawCourseRequestRoute, async (ctx, { params }) => {
    await withdrawCourseRequest(ctx, params.id)
    return undefined
  })
  registerRoute(registrar, listQueuedCourseRequests, async (ctx, { query, reply }) => {
    const { status } = query
    const condition = status === undefined ? undefined : byState(status)
    const total = await totalOf({ status }, () => countCourseRequests(ctx.db, condition))
    sendTotal(reply, total, query)
    const list = { isOldestFirst: status === 'requested', total }
    return (await findCourseRequests(ctx.db, condition, list, sliceOf(query))).map(presentQueued)
  })
  registerRoute(registrar, answerCourseRequest, async (ctx, { params, body }) =>
    presentQueued(await answerRequest(ctx, params.id, body)),
  )
}
