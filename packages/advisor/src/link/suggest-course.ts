import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses'
import { languageOf } from '#link/language-of.ts'
import { readCourse } from '#link/read-course.ts'

/** What the words of a course let its writer be asked to confirm. */
export interface CourseSuggestion {
  /** Ids, the surest first. */
  readonly skills: readonly string[]
  readonly level: CourseLevel | null
  readonly language: CourseLanguage
}

const maxSuggested = 8
/** What is weaker is named in passing: nobody should have to strike it out. */
const minStrength = 0.2

/** In: a course's title and description. Out: at most eight skills it seems to teach, whom it is for, and its language. */
export function suggestCourse(title: string, description: string): CourseSuggestion {
  const { skills, level } = readCourse(title, description)
  const sure = skills.filter(({ strength }) => strength >= minStrength).slice(0, maxSuggested)
  return { skills: sure.map(({ id }) => id), level, language: languageOf(title, description) }
}
