import {
  answerCourseRequest,
  listCourseRequests,
  listQueuedCourseRequests,
  requestCourse as requestCourseRoute,
  withdrawCourseRequest as withdrawCourseRequestRoute,
} from '@milepost/contract/course-requests'
import { answerRequest } from '#features/course-requests/answer-request.ts'
import { presentCourseRequest, presentQueued } from '#features/course-requests/presenter.ts'
import { countCourseRequests, findCourseRequests, inState, requestedBy } from '#features/course-requests/repository.ts'
import { requestCourse, withdrawCourseRequest } from '#features/course-requests/request-course.ts'
import { openTotals } from '#lib/list-pages.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountCourseRequests(mounting: Mounting): void {
  const totalOf = openTotals()
  mount(mounting, requestCourseRoute, async (ctx, { body }) => presentCourseRequest(await requestCourse(ctx, body)))
  mount(mounting, listCourseRequests, async (ctx, { query, reply }) => {
    const own = requestedBy(ctx.actor.id)
    const total = await countCourseRequests(ctx.db, own)
    sendTotal(reply, total, query)
    const list = { isOldestFirst: false, total }
    return (await findCourseRequests(ctx.db, own, list, sliceOf(query))).map(presentCourseRequest)
  })
  mount(mounting, withdrawCourseRequestRoute, async (ctx, { params }) => {
    await withdrawCourseRequest(ctx, params.id)
    return undefined
  })
  mount(mounting, listQueuedCourseRequests, async (ctx, { query, reply }) => {
    const { status } = query
    const condition = status === undefined ? undefined : inState(status)
    const total = await totalOf({ status }, () => countCourseRequests(ctx.db, condition))
    sendTotal(reply, total, query)
    const list = { isOldestFirst: status === 'requested', total }
    return (await findCourseRequests(ctx.db, condition, list, sliceOf(query))).map(presentQueued)
  })
  mount(mounting, answerCourseRequest, async (ctx, { params, body }) =>
    presentQueued(await answerRequest(ctx, params.id, body)),
  )
}
