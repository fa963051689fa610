import {
  answerCourseRequest,
  listCourseRequests,
  listQueuedCourseRequests,
  requestCourse as requestCourseRoute,
  withdrawCourseRequest as withdrawCourseRequestRoute,
} from '@milepost/contract/course-requests'
import { answerRequest } from '#features/course-requests/answer-request.ts'
import { presentCourseRequest, presentQueued } from '#features/course-requests/presenter.ts'
import {
  countCourseRequests,
  findCourseRequests,
  inState,
  latestFirst,
  oldestFirst,
  requestedBy,
} from '#features/course-requests/repository.ts'
import { requestCourse, withdrawCourseRequest } from '#features/course-requests/request-course.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountCourseRequests(mounting: Mounting): void {
  mount(mounting, requestCourseRoute, async (ctx, { body }) => presentCourseRequest(await requestCourse(ctx, body)))
  mount(mounting, listCourseRequests, async (ctx, { query, reply }) => {
    const own = requestedBy(ctx.actor.id)
    sendTotal(reply, await countCourseRequests(ctx.db, own), query)
    return (await findCourseRequests(ctx.db, own, latestFirst, sliceOf(query))).map(presentCourseRequest)
  })
  mount(mounting, withdrawCourseRequestRoute, async (ctx, { params }) => {
    await withdrawCourseRequest(ctx, params.id)
    return undefined
  })
  mount(mounting, listQueuedCourseRequests, async (ctx, { query, reply }) => {
    const condition = query.status === undefined ? undefined : inState(query.status)
    const order = query.status === 'requested' ? oldestFirst : latestFirst
    sendTotal(reply, await countCourseRequests(ctx.db, condition), query)
    return (await findCourseRequests(ctx.db, condition, order, sliceOf(query))).map(presentQueued)
  })
  mount(mounting, answerCourseRequest, async (ctx, { params, body }) =>
    presentQueued(await answerRequest(ctx, params.id, body)),
  )
}
