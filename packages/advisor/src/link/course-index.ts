import type { CatalogueCourse, CourseFacts, CourseIndex, CourseSkill } from '#advisor.ts'
import { readCourse } from '#link/read-course.ts'

/** What is only confirmed counts less than what a title says, and what is one of many claims teaches none strongly. */
const confirmedStrength = 0.7
const maxStrongClaims = 8

/** In: courses as their institutions describe them. Out: the catalogue with what each course teaches, ready for linking. */
export function indexCourses(courses: readonly CatalogueCourse[]): CourseIndex {
  const entries = courses.map((course) => ({ course, ...factsOf(course) }))
  return { size: entries.length, entries }
}

/**
 * In: a course. Out: what it teaches, the surest first. Only what was confirmed counts, where there is such a thing; of confirmed
 * skills the words still tell where they stand.
 */
export function factsOf({ title, description, confirmed }: CatalogueCourse): CourseFacts {
  const read = readCourse(title, description)
  if (confirmed === undefined) return read
  const found = new Map(read.skills.map((skill) => [skill.id, skill]))
  const claims = new Set(confirmed.skills)
  const strength =
    claims.size > maxStrongClaims ? (confirmedStrength * maxStrongClaims) / (2 * claims.size) : confirmedStrength
  const skills = [...claims].map((id): CourseSkill => {
    const said = found.get(id)
    if (said !== undefined && (said.where === 'title' || said.strength >= strength)) return said
    // The words name it in passing, and whoever wrote the course says that it is taught.
    return { id, where: said?.where ?? 'confirmed', strength: Math.max(strength, said?.strength ?? 0) }
  })
  return { skills: skills.sort((a, b) => b.strength - a.strength), level: confirmed.level ?? read.level }
}
