import type { CareerId } from '@milepost/contract/careers/limits'
import type { CatalogueCourse, CourseIndex } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { findCandidates, minConfidence } from '#link/candidates.ts'
import { subjectOf } from '#link/step-subject.ts'

/**
 * Finds the courses that teach a skill: those that would be linked to the skill's step, so that counts and roadmaps
 * agree. Without a career, courses for any career count.
 *
 * @param skillId - A skill of the knowledge base.
 * @param catalogue - A prepared catalogue.
 * @param career - The career of the step's roadmap.
 * @returns The courses, the best first. Empty for an unknown skill.
 */
export function coursesTeaching(
  skillId: string,
  { entries }: CourseIndex,
  career: CareerId | null = null,
): CatalogueCourse[] {
  const skill = knowledge.skills.get(skillId)
  if (skill === undefined) return []
  const naming = entries.filter(({ skills }) => skills.some(({ id }) => id === skillId))
  const subject = subjectOf({ label: skill.step, description: skill.description, skills: [skillId] }, career)
  return findCandidates(naming, subject, skill.step, {}, naming.length)
    .filter(({ confidence }) => confidence >= minConfidence)
    .map(({ course }) => course)
}

/**
 * Tells whether a course would be linked to a skill's step in the roadmap of each career that has the skill.
 *
 * @param skillId - A skill of the knowledge base.
 * @param catalogue - A prepared catalogue that has the course alone.
 * @returns False where it is for other careers, or does not teach the skill.
 */
export function teachesInEachCareer(skillId: string, catalogue: CourseIndex): boolean {
  const having = [...knowledge.careerSkills].filter(([, skills]) => skills.some(({ skill }) => skill.id === skillId))
  return [null, ...having.map(([career]) => career)].every(
    (career) => coursesTeaching(skillId, catalogue, career).length > 0,
  )
}
