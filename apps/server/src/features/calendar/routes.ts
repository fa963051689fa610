import { Readable } from 'node:stream'
import { getRoadmapCalendar } from '@milepost/contract/calendar/routes'
import { writeCalendar } from '#features/calendar/icalendar.ts'
import { milestoneCalendar } from '#features/calendar/milestone-calendar.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerCalendarRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getRoadmapCalendar, async (ctx, { query, request, reply }) => {
    const origin = ctx.originFor(request.headers.host)
    const calendar = await milestoneCalendar(ctx, { today: query.today, origin })
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="milepost-milestones.ics"',
    })
    return Readable.from([writeCalendar({ ...calendar, madeAt: ctx.clock() })])
  })
}
