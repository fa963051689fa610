import * as z from 'zod/mini'
import { route } from '#http.ts'
import { rejectionReasons } from '#recommendations.ts'
import { wholeNumber } from '#text.ts'

/** Why the embedded engine answered in place of a language model. */
export const fallbackReasons = ['timeout', 'http', 'invalid', 'refused', 'budget', 'paused'] as const

/** Daily counts of the advisor's work. They hold no users. */
export type AdvisorCountKind =
  | 'advice_given'
  | 'advice_followed'
  | 'advice_overruled'
  | `rejected_${(typeof rejectionReasons)[number]}`
  | 'steps_planned'
  | 'steps_without_course'
  | 'course_opened'
  | 'course_opened_on_roadmap'
  | 'model_called'
  | 'model_tokens'
  | `fallback_${(typeof fallbackReasons)[number]}`

/** The last 12 weeks, this one included, the earliest first; in exact counts. */
const PlatformWeeks = z.array(
  z.object({
    /** The week's Monday (UTC). */
    start: z.iso.date(),
    signUps: z.int(),
    /** Versions of roadmaps that were made. */
    roadmaps: z.int(),
    /** Learners with recorded activity. */
    activeLearners: z.int(),
  }),
)
export type PlatformWeeks = z.output<typeof PlatformWeeks>

export const getPlatformWeeks = route({
  method: 'GET',
  path: '/admin/weeks',
  summary: 'Count sign-ups, roadmaps and active learners by week',
  tag: 'admin',
  access: ['admin'],
  reply: { 200: PlatformWeeks },
  errors: ['unauthenticated', 'forbidden'],
})

export const AdvisorBoard = z.object({
  /** The first and the last counted day (UTC). */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Whether a language model is set. */
  hasModel: z.boolean(),
  advice: z.object({
    given: z.int(),
    /** Roadmaps made with the career that was advised first, and with another. */
    followed: z.int(),
    overruled: z.int(),
    rejected: z.array(z.object({ reason: z.enum(rejectionReasons), count: z.int() })),
  }),
  steps: z.object({
    planned: z.int(),
    withoutCourse: z.int(),
    /** Skills of current roadmaps most often without a course: at most ten, learners in steps of five. */
    skills: z.array(z.object({ id: z.string(), name: z.string(), learners: z.int() })),
  }),
  courses: z.object({
    opened: z.int(),
    /** Of these, courses that a step of the learner's roadmap leads to. */
    onRoadmap: z.int(),
  }),
  fallbacks: z.array(z.object({ reason: z.enum(fallbackReasons), count: z.int() })),
  /** Every day, the earliest first. */
  days: z.array(z.object({ day: z.iso.date(), calls: z.int(), fallbacks: z.int(), tokens: z.int() })),
})
export type AdvisorBoard = z.output<typeof AdvisorBoard>

export const getAdvisorBoard = route({
  method: 'GET',
  path: '/admin/advisor',
  summary: 'Read what the advisor did over the last days, in counts without users',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({ days: z.optional(wholeNumber(1, 365)) }),
  reply: { 200: AdvisorBoard },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})
