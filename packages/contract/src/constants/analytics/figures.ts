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
