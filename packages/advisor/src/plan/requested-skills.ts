import type { CareerId } from '@milepost/contract/careers'
import type { Skill } from '@milepost/knowledge/schema'
import { tokenize } from '@milepost/knowledge/tokens'
import type { AdvisorProfile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'
import { polarities, removeNegated } from '#text/polarity.ts'
import { termsOf } from '#text/terms.ts'

/** What the goals request. */
export interface RequestedSkills {
  /** Skills that are named and not rejected. */
  readonly named: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** Skills of the specialities of a career that the goals name. */
  readonly speciality: (career: CareerId) => readonly string[]
  /**
   * How much of a skill's name the goals use, 0 to 1. Rare words weigh more, and skills that build on a named one count
   * as near.
   */
  readonly likeness: (skill: Skill) => number
}

const titleTagger = createPhraseTagger(
  [...knowledge.careers.values()].flatMap(({ id, titles }) => titles.map((text) => ({ text, id, weak: false }))),
)

const specialityTaggers = new Map(
  [...knowledge.careers.values()].map(({ id, specialities }) => {
    const phrases = specialities.flatMap(({ titles, skills }) =>
      titles.map((text) => ({ text, id: skills.join(' '), weak: false })),
    )
    return [id, createPhraseTagger(phrases)]
  }),
)

/**
 * Names stand only for themselves: 'product manager' requests no product skills, 'computer vision' no computer skills.
 */
function withoutNames(text: string): string {
  return [...tagPhrases(titleTagger, text), ...tagPhrases(skillTagger, text)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}

const termsBySkill = new Map<string, ReadonlySet<string>>()
const skillsByTerm = new Map<string, number>()
for (const skill of knowledge.skills.values()) {
  const terms = new Set(termsOf(skill.name))
  termsBySkill.set(skill.id, terms)
  for (const term of terms) skillsByTerm.set(term, (skillsByTerm.get(term) ?? 0) + 1)
}

/** Stems that any goal may use, such as 'learn' and 'build'. */
const genericGoalStems = new Set(['learn', 'build', 'creat', 'write', 'design', 'product'])
/** Words that many skills share ('data', 'test') do not say which one is meant. */
const minTermRarity = 3.3
/** Likeness of a skill that builds on a named one. */
const dependentLikeness = 0.2
const rarityOf = (term: string) => Math.log(knowledge.skills.size / (skillsByTerm.get(term) ?? 1))

/**
 * Reads which skills the goals name, reject or resemble.
 *
 * @param profile - The learner's goals.
 * @returns The skills, and functions that score others.
 */
export function readRequestedSkills(
  profile: Pick<AdvisorProfile, 'shortTermGoals' | 'longTermGoals'>,
): RequestedSkills {
  const named = new Set<string>()
  const rejected = new Set<string>()
  const goalTerms = new Set<string>()
  const goals = removeNegated(`${profile.shortTermGoals}\n${profile.longTermGoals}`, 'goals')
  for (const text of [profile.shortTermGoals, profile.longTermGoals]) {
    const tokens = tokenize(text)
    const tags = tagPhrases(skillTagger, text, tokens)
    const said = polarities(text, tokens, 'goals', tags)
    for (const tag of tags) (said[tag.from] === 'rejects' ? rejected : named).add(tag.id)
  }
  for (const term of termsOf(withoutNames(goals))) goalTerms.add(term)
  const speciality = (career: CareerId): readonly string[] => {
    const tagger = specialityTaggers.get(career)
    return tagger === undefined ? [] : [...new Set(tagPhrases(tagger, goals).flatMap(({ id }) => id.split(' ')))]
  }
  const likeness = (skill: Skill): number => {
    if (skill.nameIsPlain) return 0
    let found = 0
    let all = 0
    for (const term of termsBySkill.get(skill.id) ?? []) {
      const rarity = rarityOf(term)
      all += rarity
      if (goalTerms.has(term) && rarity >= minTermRarity && !genericGoalStems.has(term)) found += rarity
    }
    if (skill.prerequisites.some((id) => named.has(id))) return Math.max(dependentLikeness, all === 0 ? 0 : found / all)
    return all === 0 ? 0 : found / all
  }
  return { named, rejected, speciality, likeness }
}
