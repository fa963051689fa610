import * as z from 'zod/mini'
import { rejectionReasons } from '#constants/recommendations.ts'
import { route } from '#http.ts'
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

export const AdvisorFigures = z.object({
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
export type AdvisorFigures = z.output<typeof AdvisorFigures>

export const getAdvisorFigures = route({
  method: 'GET',
  path: '/admin/advisor',
  summary: 'Read what the advisor did over the last days, in counts without users',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({ days: z.optional(wholeNumber(1, 365)) }),
  reply: { 200: AdvisorFigures },
})
