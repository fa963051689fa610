import type { Profile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import type { Skill } from '#knowledge/types.ts'
import { tagPhrases } from '#text/phrase-tagger.ts'
import { affirmed, polarities } from '#text/polarity.ts'
import { termsOf } from '#text/terms.ts'
import { tokenize } from '#text/tokens.ts'

/** What the goals ask for. */
export interface Wishes {
  /** Skills that are named, and not rejected. */
  readonly named: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** How much of what a skill is called the goals speak of, 0 to 1; rare words weigh more. What builds on a named skill is near. */
  readonly likeness: (skill: Skill) => number
}

const termsBySkill = new Map<string, ReadonlySet<string>>()
const skillsByTerm = new Map<string, number>()
for (const skill of knowledge.skills.values()) {
  const terms = new Set(termsOf(`${skill.name} ${skill.step}`))
  termsBySkill.set(skill.id, terms)
  for (const term of terms) skillsByTerm.set(term, (skillsByTerm.get(term) ?? 0) + 1)
}

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
  for (const text of [profile.shortTermGoals, profile.longTermGoals]) {
    const tokens = tokenize(text)
    const tags = tagPhrases(skillTagger, text, tokens)
    const said = polarities(text, tokens, 'wishes', tags)
    for (const tag of tags) (said[tag.from] === 'rejects' ? rejected : named).add(tag.id)
    for (const term of termsOf(affirmed(text, 'wishes'))) spoken.add(term)
  }
  const likeness = (skill: Skill): number => {
    let found = 0
    let all = 0
    for (const term of termsBySkill.get(skill.id) ?? []) {
      const rarity = rarityOf(term)
      all += rarity
      if (spoken.has(term) && rarity >= telling) found += rarity
    }
    if (skill.prerequisites.some((id) => named.has(id))) return Math.max(onNamed, all === 0 ? 0 : found / all)
    return all === 0 ? 0 : found / all
  }
  return { named, rejected, likeness }
}
