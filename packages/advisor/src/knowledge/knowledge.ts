import type { CareerId } from '@milepost/contract/careers/limits'
import { knowledgeFiles } from '@milepost/knowledge'
import { type Career, type Phase, phases, type Skill } from '@milepost/knowledge/schema'

export { knowledgeHash } from '@milepost/knowledge'
export const {
  version: knowledgeVersion,
  domains,
  handbook,
  practices,
  sessions,
  tools,
  interests,
  backgrounds,
  terms,
  products,
  occupationGroups,
  tasters,
  experience,
  certificates,
  otherWork,
  intents,
  words,
  sentences,
  occupations,
} = knowledgeFiles

export interface CareerSkill {
  readonly skill: Skill
  readonly weight: 1 | 2 | 3
  readonly phase: Phase
}

export interface Knowledge {
  readonly locale: 'en'
  readonly skills: ReadonlyMap<string, Skill>
  readonly careers: ReadonlyMap<CareerId, Career>
  /** A career's skills in the order to learn them. */
  readonly careerSkills: ReadonlyMap<CareerId, readonly CareerSkill[]>
}

/** The files are checked before they get here (`packages/knowledge/src/rules.ts`). */
function createKnowledge(): Knowledge {
  const areas = domains.flatMap((domain) => domain.areas)
  const skills = new Map(areas.flatMap((area) => area.skills.map((skill) => [skill.id, skill])))
  const careers = new Map(domains.flatMap((domain) => domain.careers.map((career) => [career.id, career])))
  const skillsOf = (career: Career): CareerSkill[] =>
    phases.flatMap((phase) =>
      Object.entries(career.phases[phase].skills).flatMap(([id, weight]) => {
        const skill = skills.get(id)
        return skill === undefined ? [] : [{ skill, weight, phase }]
      }),
    )
  const careerSkills = new Map([...careers.values()].map((career) => [career.id, skillsOf(career)]))
  return { locale: knowledgeFiles.locale, skills, careers, careerSkills }
}

export const knowledge = createKnowledge()

interface SessionSubject extends Pick<Skill, 'name' | 'materials'> {
  /** Of the step that it is. */
  readonly key: string
}

const milestoneSubjects: ReadonlyMap<string, SessionSubject> = new Map(
  [...knowledge.careers.values()].flatMap(({ id, phases: ofCareer, specialities }) =>
    phases.flatMap((phase) => {
      const own = { key: `milestone:${id}:${phase}`, name: ofCareer[phase].milestone.label, materials: [] }
      const special = specialities.flatMap(({ skills, milestones }) => {
        const one = milestones?.[phase]
        return one === undefined ? [] : [{ key: `${own.key}:${skills[0]}`, name: one.label, materials: [] }]
      })
      return [own, ...special].map((subject) => [subject.key.replaceAll(':', '-'), subject] as const)
    }),
  ),
)

/**
 * Finds what sessions belong to.
 *
 * @param id - A skill's id, or a milestone's such as 'milestone-frontend-developer-foundation'.
 * @returns Its name, the key of its step and the skill's materials. Undefined where there is none.
 */
export function sessionSubject(id: string): SessionSubject | undefined {
  const skill = knowledge.skills.get(id)
  return skill === undefined ? milestoneSubjects.get(id) : { ...skill, key: `skill:${id}` }
}
