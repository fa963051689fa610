/** The most hours that requested skills which the career does not list may add together. What takes longer comes after the roadmap. */
export const maxExtraHours = 80

/** Stands for the deadlines of the goals where a request is taken back by a skill's id. */
export const deadlineId = 'deadline'

/** What made it. 'fallback' is the embedded engine in place of a failed language model. */
export const engines = ['embedded', 'model', 'fallback'] as const
export type Engine = (typeof engines)[number]

/**
 * Why no course is linked. 'no_course': none teaches the step. 'budget': each costs more than the whole budget. 'budget_spent':
 * each costs more than the other courses leave. 'taken': it already serves as many steps as a course may.
 */
export const languageAbsences = ['no_course', 'budget', 'budget_spent', 'taken'] as const
export type LanguageAbsence = (typeof languageAbsences)[number]

/** Why a step has no course: as above, or courses teach it in other languages only, or in another country. */
export const linkAbsences = [...languageAbsences, 'language', 'place'] as const
export type LinkAbsence = (typeof linkAbsences)[number]

/** Why a version of a roadmap was made. */
export const roadmapReasons = ['first', 'profile_changed', 'regenerated', 'switched', 'corrected'] as const
export type RoadmapReason = (typeof roadmapReasons)[number]

const prefix = 'skill:'
const milestonePrefix = 'milestone:'

/**
 * Tells which skill a step of a roadmap teaches.
 *
 * @param step - The step.
 * @returns The skill's id, or null for projects, practice and milestones.
 */
export function skillOf({ key }: { readonly key: string }): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}

/**
 * Tells whose sessions a step is made of.
 *
 * @param step - The step.
 * @returns A skill's id, or a milestone's such as 'milestone-frontend-developer-foundation'. Null for other steps.
 */
export function sessionSubjectOf({ key }: { readonly key: string }): string | null {
  if (key.startsWith(milestonePrefix)) return key.replaceAll(':', '-')
  const [kind, id = ''] = key.split(':')
  return kind === 'skill' || kind === 'first-project' ? id : null
}
