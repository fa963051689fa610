import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses/limits'
import { languageOf } from '#link/language-of.ts'
import { readCourse } from '#link/read-course.ts'

/** What a course's author is asked to confirm. */
export interface SuggestedFacts {
  /** Ids, the surest first. */
  readonly skills: readonly string[]
  readonly level: CourseLevel | null
  readonly language: CourseLanguage
}

const maxSuggested = 8
/** Weaker skills are mentioned in passing, and authors should not have to remove them. */
const minStrength = 0.2

/**
 * Suggests what a course teaches, from its text.
 *
 * @param title - The course's title.
 * @param description - The course's description.
 * @returns At most eight skill ids with the surest first, the level and the language.
 */
export function suggestCourse(title: string, description: string): SuggestedFacts {
  const { skills, level } = readCourse(title, description)
  const sure = skills.filter(({ strength }) => strength >= minStrength).slice(0, maxSuggested)
  return { skills: sure.map(({ id }) => id), level, language: languageOf(title, description) }
}
