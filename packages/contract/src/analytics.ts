import * as z from 'zod/mini'
import { route } from '#http.ts'
import { ofUser, pageOf } from '#route-parts.ts'
import { identifier, instant, numericIdentifier } from '#text.ts'

/** Recorded activities of a learner, each at most once a day and object. */
export const activityKinds = [
  'signed_in',
  'roadmap_made',
  'step_started',
  'step_done',
  'course_opened',
  'feedback_given',
  'course_requested',
  'applied',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Weeks in the charts of a learner's activity, this one included. */
export const shownWeeks = 12

export const Analytics = z.object({
  /** Versions of the roadmap that were made. */
  roadmapCount: z.int(),
  feedbackCount: z.int(),
  /** Courses opened in the explorer, each once. */
  courseCount: z.int(),
  /** The latest recorded activity; null where none is recorded. */
  lastActive: z.nullable(instant),
  /** Average of the learner's own ratings, or null where there is none. */
  averageRating: z.nullable(z.number()),
  /** The area of skills that most of the opened courses teach. */
  mostViewedCategory: z.nullable(z.string()),
  mostEngagedInstitution: z.nullable(z.string()),
  /** Steps of the current roadmap, milestones included; 0 without one. */
  stepCount: z.int(),
  /** The current roadmap's sections in their order. */
  sections: z.array(z.object({ section: z.string(), hoursDone: z.number(), hoursLeft: z.number() })),
  /** The last 12 weeks, the earliest first. */
  weeks: z.array(
    z.object({
      /** The week's Monday (UTC). */
      start: z.iso.date(),
      /** Recorded activities in that week. */
      activities: z.int(),
      /** Steps of the current roadmap that were done by the end of that week. */
      stepsDone: z.int(),
    }),
  ),
})
export type Analytics = z.output<typeof Analytics>

export const ActivityEvent = z.object({
  id: z.int(),
  kind: z.enum(activityKinds),
  /** Today's name of the course, step or institution it was about. Null where it is gone. */
  about: z.nullable(z.string()),
  createdAt: instant,
})
export type ActivityEvent = z.output<typeof ActivityEvent>

export const getAnalytics = route({
  method: 'GET',
  path: '/analytics/:userId',
  summary: 'Read one’s own activity in figures',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  reply: { 200: Analytics },
})

/** The same under an address that no blocker of advertising lists, for Milepost's own screens. */
export const getActivity = route({
  method: 'GET',
  path: '/activity/:userId',
  summary: 'Read one’s own activity in figures: as /analytics/:userId, which some browsers’ blockers keep out',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  reply: { 200: Analytics },
})

export const listActivityEvents = route({
  method: 'GET',
  path: '/activity/:userId/events',
  summary: 'Read what is recorded of one’s own activity, the latest first',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  ...pageOf(ActivityEvent),
})

export const deleteActivityEvents = route({
  method: 'DELETE',
  path: '/activity/:userId/events',
  summary: 'Delete all that is recorded of one’s own activity',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  reply: { 204: z.undefined() },
})

export const recordCourseOpened = route({
  method: 'POST',
  path: '/activity/courses-opened',
  summary: 'Record that one has looked at a course; the same course counts once a day',
  tag: 'analytics',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ userId: identifier, courseId: numericIdentifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})
