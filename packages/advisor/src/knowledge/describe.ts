import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { CareerFacts, CareerKnowledge, SkillKnowledge, Source } from '@milepost/contract/knowledge/schema'
import { educationLevels, interestAreas } from '@milepost/contract/profiles/limits'
import { type Career, phases } from '@milepost/knowledge/schema'
import { knowledge, occupations } from '#knowledge/knowledge.ts'
import { sources } from '#knowledge/sources.ts'
import { planForBeginner } from '#plan/plan.ts'
import { stepHours } from '#plan/step-hours.ts'
import { titlesOf } from '#plan/titles.ts'

const interestTypes = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional']

const named = (ids: readonly string[]) =>
  ids.flatMap((id) => {
    const skill = knowledge.skills.get(id)
    return skill === undefined ? [] : [{ id, name: skill.name }]
  })

const rounded = (value: number) => Math.round(value * 10) / 10

function factsOf(career: Career): CareerFacts {
  const found = career.occupations.flatMap((code) => occupations.find((each) => each.code === code) ?? [])
  const scored = found.flatMap(({ interests }) => (interests === null ? [] : [interests]))
  return {
    occupations: found.map(({ code, title, jobZone }) => ({ code, title, jobZone })),
    interests:
      scored.length === 0
        ? []
        : interestTypes.map((type, index) => ({
            type,
            score: rounded(scored.reduce((sum, scores) => sum + (scores[index] ?? 0), 0) / scored.length),
          })),
    inDemand: [...new Set(found.flatMap(({ inDemand }) => inDemand))].sort((a, b) => a.localeCompare(b, 'en')),
    sources: [sources.onet],
  }
}

/**
 * Describes a career for people to read.
 *
 * @param id - One of the closed list of careers.
 * @returns Everything we know of it. Facts that are not ours carry their source.
 * @throws {Error} When the career is unknown.
 */
export function describeCareer(id: CareerId): CareerKnowledge {
  const career = knowledge.careers.get(id)
  if (career === undefined) throw new Error(`unknown career: ${id}`)
  const { steps, knownSkills, totalHours } = planForBeginner(id)
  return {
    id,
    title: careerTitleOf(id),
    summary: career.summary,
    work: [...career.work],
    day: career.day.map((entry) => ({ ...entry })),
    suits: career.suits,
    suitsLess: career.suitsLess,
    interests: interestAreas.flatMap((area) => {
      const weight = career.interests[area]
      return weight === undefined ? [] : [{ area, weight }]
    }),
    education: educationLevels.map((level) => ({ level, fit: career.education[level] })),
    related: career.related.map((one) => ({ ...one, title: careerTitleOf(one.id) })),
    phases: phases.map((phase) => {
      const { section, skills, milestone } = career.phases[phase]
      return {
        section,
        milestone: milestone.label,
        skills: Object.entries(skills).flatMap(([skill, weight]) =>
          named([skill]).map((one) => ({ ...one, weight, alternatives: named(career.alternatives[skill] ?? []) })),
        ),
      }
    }),
    beginnerHours: totalHours,
    titles: titlesOf(id, steps, knownSkills),
    facts: factsOf(career),
  }
}

function careersThatNeed(skillId: string): SkillKnowledge['careers'] {
  return [...knowledge.careers.keys()]
    .flatMap((id) => {
      const weight = knowledge.careerSkills.get(id)?.find(({ skill }) => skill.id === skillId)?.weight
      return weight === undefined ? [] : [{ id, title: careerTitleOf(id), weight }]
    })
    .sort((a, b) => b.weight - a.weight || a.title.localeCompare(b.title, 'en'))
}

/**
 * Describes a skill for people to read.
 *
 * @param id - A skill's id, known or not.
 * @returns Everything we know of it, or null for an unknown id.
 */
export function describeSkill(id: string): SkillKnowledge | null {
  const skill = knowledge.skills.get(id)
  if (skill === undefined) return null
  const { name, kind, level, description, learn, build, check } = skill
  return {
    id,
    name,
    kind,
    level,
    description,
    learn,
    build,
    check,
    hours: stepHours(skill.hours),
    outcomes: [...skill.outcomes],
    tools: [...skill.tools],
    prerequisites: named(skill.prerequisites),
    selfChecks: skill.selfChecks.map((one) => ({ ...one })),
    careers: careersThatNeed(id),
  }
}

/**
 * Lists where facts come from that are not ours.
 *
 * @returns Each source with its licence and address.
 */
export function listSources(): Source[] {
  return Object.values(sources)
}
