import type { CatalogueCourse, CourseIndex } from '#advisor.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'

/** Institutions write these texts, so only a bounded part is read. In UTF-16 units. */
const longestTitle = 300
const longestDescription = 4000
/** A description says early what a course teaches; what is named once and later is often only mentioned. */
const earlyPart = 200

// What a course does not teach: 'no Java needed', 'prerequisites: Python', 'requires SQL'.
const notTaught =
  /(?:\b(?:prerequisites?|requires?|required|requirements?|assumes?|prior|previous|basic knowledge of|familiarity with|should know|must know|no need|not needed|without|no)\b)[^.;!?\n]*/giu

/**
 * In: courses as their institutions describe them. Out: the catalogue with the skills each course names in its title or
 * description. About 20 microseconds a course.
 */
export function indexCourses(courses: readonly CatalogueCourse[]): CourseIndex {
  const entries = courses.map((course) => {
    const skills = new Map<string, 'title' | 'description'>()
    for (const tag of tagPhrases(skillTagger, course.title.slice(0, longestTitle))) skills.set(tag.id, 'title')
    const description = course.description.slice(0, longestDescription).replace(notTaught, ' ')
    const early = new Set(tagPhrases(skillTagger, description.slice(0, earlyPart)).map(({ id }) => id))
    const seen = new Set<string>()
    for (const { id } of tagPhrases(skillTagger, description)) {
      if (!skills.has(id) && (early.has(id) || seen.has(id))) skills.set(id, 'description')
      seen.add(id)
    }
    return { course, skills }
  })
  return { size: entries.length, entries }
}
