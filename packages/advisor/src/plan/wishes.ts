import type { CareerId } from '@milepost/contract/careers'
import type { Skill } from '@milepost/knowledge/schema'
import { tokenize } from '@milepost/knowledge/tokens'
import type { Profile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'
import { affirmed, polarities } from '#text/polarity.ts'
import { termsOf } from '#text/terms.ts'

/** What the goals ask for. */
export interface Wishes {
  /** Skills that are named, and not rejected. */
  readonly named: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** Skills of the specialities of a career that the goals name. */
  readonly speciality: (career: CareerId) => readonly string[]
  /** How much of what a skill is called the goals speak of, 0 to 1; rare words weigh more. What builds on a named skill is near. */
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

/** The name of a job or of a skill stands for itself: 'product manager' asks for no product, 'computer vision' for no computers. */
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

/** Stems of what every goal says: 'learn', 'build'. */
const wishing = new Set(['learn', 'build', 'creat', 'write', 'design', 'product'])
/** Words that more skills share ('data', 'test') do not say which is meant. */
const telling = 3.3
/** Likeness of a skill that builds on one the goals name. */
const onNamed = 0.2
const rarityOf = (term: string) => Math.log(knowledge.skills.size / (skillsByTerm.get(term) ?? 1))

/** In: the answers. Out: what the goals name, reject and speak of. */
export function readWishes(profile: Pick<Profile, 'shortTermGoals' | 'longTermGoals'>): Wishes {
  const named = new Set<string>()
  const rejected = new Set<string>()
  const spoken = new Set<string>()
  const wished = affirmed(`${profile.shortTermGoals}\n${profile.longTermGoals}`, 'wishes')
  for (const text of [profile.shortTermGoals, profile.longTermGoals]) {
    const tokens = tokenize(text)
    const tags = tagPhrases(skillTagger, text, tokens)
    const said = polarities(text, tokens, 'wishes', tags)
    for (const tag of tags) (said[tag.from] === 'rejects' ? rejected : named).add(tag.id)
  }
  for (const term of termsOf(withoutNames(wished))) spoken.add(term)
  const speciality = (career: CareerId): readonly string[] => {
    const tagger = specialityTaggers.get(career)
    return tagger === undefined ? [] : [...new Set(tagPhrases(tagger, wished).flatMap(({ id }) => id.split(' ')))]
  }
  const likeness = (skill: Skill): number => {
    if (skill.nameIsPlain) return 0
    let found = 0
    let all = 0
    for (const term of termsBySkill.get(skill.id) ?? []) {
      const rarity = rarityOf(term)
      all += rarity
      if (spoken.has(term) && rarity >= telling && !wishing.has(term)) found += rarity
    }
    if (skill.prerequisites.some((id) => named.has(id))) return Math.max(onNamed, all === 0 ? 0 : found / all)
    return all === 0 ? 0 : found / all
  }
  return { named, rejected, speciality, likeness }
}
