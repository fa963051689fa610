import {
  deleteActivityEvents,
  getActivity,
  getAnalytics,
  listActivityEvents,
  recordCourseOpened as recordCourseOpenedRoute,
} from '@milepost/contract/analytics/routes'
import { countActivity, deleteActivity, findActivity } from '#features/activity/index.ts'
import { readAnalytics, recordCourseOpened } from '#features/analytics/read-analytics.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerAnalyticsRoutes(registrar: RouteRegistrar): void {
  for (const route of [getAnalytics, getActivity]) registerRoute(registrar, route, (ctx) => readAnalytics(ctx))
  registerRoute(registrar, listActivityEvents, async (ctx, { query, reply }) => {
    sendTotal(reply, await countActivity(ctx.db, ctx.actor.id), query)
    const events = await findActivity(ctx.db, ctx.actor.id, sliceOf(query))
    return events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() }))
  })
  registerRoute(registrar, deleteActivityEvents, async (ctx) => {
    await deleteActivity(ctx.db, ctx.actor.id)
    return undefined
  })
  registerRoute(registrar, recordCourseOpenedRoute, async (ctx, { body }) => {
    await recordCourseOpened(ctx, body.courseId)
    return undefined
  })
}
