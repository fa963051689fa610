import type { CatalogueCourse, CourseIndex } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { findCandidates, minConfidence } from '#link/candidates.ts'
import { subjectOf } from '#link/step-subject.ts'

/**
 * In: a skill's id and a catalogue. Out: the courses that teach it, the best first. A course teaches a skill when it would be linked
 * to the skill's step: so a count never says otherwise than a roadmap.
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
