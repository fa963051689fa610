import type { CareerId } from '@milepost/contract/careers/limits'
import type { KnownSkill, RoadmapTitle, Step } from '@milepost/contract/roadmaps/schema'
import { isLearned } from '@milepost/contract/skills/limits'
import type { Career, TitleOnTheWay } from '@milepost/knowledge/schema'
import { knowledge } from '#knowledge/knowledge.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'

type TitledStep = Pick<Step, 'id' | 'key' | 'hours'>
type HeldSkill = Pick<KnownSkill, 'id' | 'level'>

/** Where a plan has taught a skill, or another that serves as well: 0 where the learner has it already, null nowhere. */
function createReach(
  { alternatives }: Career,
  steps: readonly TitledStep[],
  knownSkills: readonly HeldSkill[],
): (skill: string) => number | null {
  const reached = new Map(steps.map(({ id, key }) => [key, id]))
  const known = new Set(knownSkills.flatMap(({ id, level }) => (isLearned(level) ? [id] : [])))
  return (skill) => {
    const group = [skill, ...(alternatives[skill] ?? [])]
    if (group.some((id) => known.has(id))) return 0
    const taught = group.flatMap((id) => reached.get(`skill:${id}`) ?? [])
    return taught.length === 0 ? null : Math.min(...taught)
  }
}

/**
 * Finds the jobs that a roadmap leads to before its career. They are derived from the steps whenever it is read, so that
 * earlier roadmaps have them too.
 *
 * @param careerId - The career of the roadmap.
 * @param steps - Its steps, in order.
 * @param knownSkills - The skills that the learner had when it was made.
 * @returns The titles in the order in which they are reached, each with the hours up to there. A title is left out where
 *   neither a step nor the learner has one of its skills.
 */
export function titlesOf(
  careerId: CareerId,
  steps: readonly TitledStep[],
  knownSkills: readonly HeldSkill[],
): RoadmapTitle[] {
  const career = knowledge.careers.get(careerId)
  if (career === undefined) return []
  const reach = createReach(career, steps, knownSkills)
  const total = steps.reduce((sum, { hours }) => sum + hours, 0)
  return career.titlesOnTheWay
    .flatMap(({ id, title, summary, skills }) => {
      const reached = skills.map(reach)
      if (reached.includes(null)) return []
      const reachedAfterStep = Math.max(...reached.map(Number))
      const hours = steps.reduce((sum, step) => (step.id > reachedAfterStep ? sum : sum + step.hours), 0)
      return [{ id, title, summary, reachedAfterStep, hours, share: total === 0 ? 0 : hours / total }]
    })
    .sort((a, b) => a.reachedAfterStep - b.reachedAfterStep)
}

/** The names of the skills that neither a step nor the learner has. */
function missingSkills(
  career: Career,
  skills: readonly string[],
  steps: readonly TitledStep[],
  knownSkills: readonly HeldSkill[],
): string[] {
  const reach = createReach(career, steps, knownSkills)
  return skills.flatMap((id) => (reach(id) === null ? [knowledge.skills.get(id)?.name ?? id] : []))
}

/**
 * Finds what a roadmap leaves out of the heart of its career. Such a roadmap leads to its last title, not to the career:
 * a data analyst's has no machine learning.
 *
 * @param careerId - The career of the roadmap.
 * @param steps - Its steps.
 * @param knownSkills - The skills that the learner had when it was made.
 * @returns The names of the skills. None where the roadmap leads to the career.
 */
export function missingOfCareer(
  careerId: CareerId,
  steps: readonly TitledStep[],
  knownSkills: readonly HeldSkill[],
): string[] {
  const career = knowledge.careers.get(careerId)
  if (career === undefined) return []
  const heart = (knowledge.careerSkills.get(careerId) ?? []).flatMap(({ skill, weight }) =>
    weight === 3 ? skill.id : [],
  )
  return missingSkills(career, heart, steps, knownSkills)
}

/**
 * Finds what a roadmap leaves out of a title on the way to its career.
 *
 * @param careerId - The career of the roadmap.
 * @param titleId - One of the career's titles on the way.
 * @param steps - Its steps.
 * @param knownSkills - The skills that the learner had when it was made.
 * @returns The names of the skills. None where the roadmap leads to the title.
 */
export function missingOfTitle(
  careerId: CareerId,
  titleId: string,
  steps: readonly TitledStep[],
  knownSkills: readonly HeldSkill[],
): string[] {
  const career = knowledge.careers.get(careerId)
  const title = career?.titlesOnTheWay.find(({ id }) => id === titleId)
  return career === undefined || title === undefined ? [] : missingSkills(career, title.skills, steps, knownSkills)
}

const titleTaggers = new Map(
  [...knowledge.careers.values()].map(({ id, titlesOnTheWay }) => [
    id,
    createPhraseTagger(
      titlesOnTheWay.flatMap((title) => title.names.map((text) => ({ text, id: title.id, weak: false }))),
    ),
  ]),
)

/**
 * Finds the titles on the way that a text names.
 *
 * @param text - A question or goals, without what they deny.
 * @param careerId - The career whose titles are meant.
 * @returns The titles in the order of the text.
 */
export function titlesNamedIn(text: string, careerId: CareerId): TitleOnTheWay[] {
  const tagger = titleTaggers.get(careerId)
  const named = new Set(tagger === undefined ? [] : tagPhrases(tagger, text).map(({ id }) => id))
  const titles = knowledge.careers.get(careerId)?.titlesOnTheWay ?? []
  return [...named].flatMap((id) => titles.find((title) => title.id === id) ?? [])
}
