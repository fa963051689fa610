import type { CatalogueCourse, CourseFacts, CourseIndex, TaughtSkill } from '#advisor.ts'
import { readCourse } from '#link/read-course.ts'

/** A skill that is only confirmed is weaker than one in the title, and one of many claims is weak. */
const confirmedStrength = 0.7
const maxStrongClaims = 8

/**
 * Prepares a catalogue for linking.
 *
 * @param courses - Courses as their institutions describe them.
 * @returns The courses with what each teaches.
 */
export function indexCourses(courses: readonly CatalogueCourse[]): CourseIndex {
  const entries = courses.map((course) => ({ course, ...factsOf(course) }))
  return { size: entries.length, entries }
}

/**
 * Finds what a course teaches. If the author has confirmed skills, only these are returned, with the strength found in
 * the text.
 *
 * @param course - The course's text, and what its author has confirmed.
 * @returns Skills with the surest first, and the level.
 */
export function factsOf({ title, description, confirmed }: CatalogueCourse): CourseFacts {
  const read = readCourse(title, description)
  if (confirmed === undefined) return read
  const found = new Map(read.skills.map((skill) => [skill.id, skill]))
  const claims = new Set(confirmed.skills)
  const strength =
    claims.size > maxStrongClaims ? (confirmedStrength * maxStrongClaims) / (2 * claims.size) : confirmedStrength
  const skills = [...claims].map((id): TaughtSkill => {
    const said = found.get(id)
    if (said !== undefined && (said.where === 'title' || said.strength >= strength)) return said
    // The text mentions it in passing, and the author says that it is taught.
    return { id, where: said?.where ?? 'confirmed', strength: Math.max(strength, said?.strength ?? 0) }
  })
  return { skills: skills.sort((a, b) => b.strength - a.strength), level: confirmed.level ?? read.level }
}
