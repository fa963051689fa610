import type { CatalogueCourse, CourseIndex } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { findCandidates, minConfidence } from '#link/candidates.ts'
import { subjectOf } from '#link/step-subject.ts'

/**
 * Finds the courses that teach a skill: those that would be linked to the skill's step, so that counts and roadmaps
 * agree.
 *
 * @param skillId - A skill of the knowledge base.
 * @param catalogue - A prepared catalogue.
 * @returns The courses, the best first. Empty for an unknown skill.
 */
export function coursesTeaching(skillId: string, { entries }: CourseIndex): CatalogueCourse[] {
  const skill = knowledge.skills.get(skillId)
  if (skill === undefined) return []
  const naming = entries.filter(({ skills }) => skills.some(({ id }) => id === skillId))
  const subject = subjectOf({ label: skill.step, description: skill.description, skills: [skillId] })
  return findCandidates(naming, subject, skill.step, naming.length)
    .filter(({ confidence }) => confidence >= minConfidence)
    .map(({ course }) => course)
}
