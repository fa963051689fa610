import type { rejectionReasons } from '#recommendations/limits.ts'

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

/** Institutions see counts of learners in steps of this size, and no smaller counts. */
export const figureStep = 5

/** How many past weeks are shown. */
export const publishedWeeks = 12

/** How many of the skills in demand are public. */
export const maxSkillsInDemand = 6

/** Courses are counted up to this number. */
export const maxCoursesCounted = 100

/** Why a skill is suggested: the institution teaches its area, a prerequisite, a skill that builds on it, or nothing yet. */
export const suggestionReasons = ['same_area', 'builds_on', 'leads_to', 'most_wanted'] as const

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
  /** An answer of the handbook, by its id. */
  | `useful:${string}`
  | `not_useful:${string}`

/** Illustrative figures of the landing page, labelled as such, until the real ones are larger. */
export const illustrativeFigures = {
  satisfaction: 95,
  students: 2500,
  institutions: 150,
  activeStudents: 245,
  completedPaths: 189,
} as const
export type SiteFigure = keyof typeof illustrativeFigures
