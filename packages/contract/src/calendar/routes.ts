import * as z from 'zod/mini'
import { route } from '#http.ts'
import { ofUser } from '#route-parts.ts'

export const getRoadmapCalendar = route({
  method: 'GET',
  path: '/roadmap/:userId/calendar.ics',
  summary:
    'Read one’s milestones as a calendar (RFC 5545), ahead and done, where one has said how many hours a week one has',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  /** The learner's own day to count from. The server's (UTC) is the default, and replaces one that is more than a day off. */
  query: z.strictObject({ today: z.optional(z.iso.date()) }),
  reply: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['not_found'],
})
