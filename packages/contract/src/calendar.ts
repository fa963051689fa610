import * as z from 'zod/mini'
import { route } from '#http.ts'
import { identifier } from '#text.ts'

export const getRoadmapCalendar = route({
  method: 'GET',
  path: '/roadmap/:userId/calendar.ics',
  summary:
    'Read the milestones ahead as a calendar (RFC 5545), where the learner has said how many hours a week they have',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier }),
  /** The learner's own day to count from, which is at most one off the server's (UTC); left out: the server's. */
  query: z.strictObject({ today: z.optional(z.iso.date()) }),
  reply: { 200: z.string() },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})
