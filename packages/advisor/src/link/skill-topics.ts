import { knowledge } from '#knowledge/knowledge.ts'
import { termsOf } from '#text/terms.ts'

/** The stems that belong to a skill, each with its rarity. */
export type Topic = ReadonlyMap<string, number>

interface Topics {
  readonly rarity: ReadonlyMap<string, number>
  readonly rarest: number
  readonly bySkill: ReadonlyMap<string, Topic>
}

let cached: Topics | undefined

/** Rarity comes from the knowledge base: a part of a catalogue cannot tell how common a word is. */
function topics(): Topics {
  if (cached !== undefined) return cached
  const documents = [...knowledge.skills.values()].map((skill) => {
    const { name, aliases, description, learn, outcomes, tools, step } = skill
    const text = [name, ...aliases, step, description, learn, ...outcomes, ...tools].join('. ')
    return [skill.id, new Set(termsOf(text))] as const
  })
  const counts = new Map<string, number>()
  for (const [, terms] of documents) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const rarest = Math.log(1 + documents.length)
  const rarity = new Map([...counts].map(([term, count]) => [term, rarest - Math.log(count)]))
  const bySkill = new Map(
    documents.map(([id, terms]) => [id, new Map([...terms].map((term) => [term, rarity.get(term) ?? rarest]))]),
  )
  cached = { rarity, rarest, bySkill }
  return cached
}

const nothing: Topic = new Map()

/**
 * Looks up the topic of a skill.
 *
 * @param skill - A skill's id.
 * @returns The stems of its texts with their rarity. Empty for an unknown skill.
 */
export function topicOf(skill: string): Topic {
  return topics().bySkill.get(skill) ?? nothing
}

/**
 * Looks up the rarity of a stem: the logarithm of how many skills there are for each that uses it.
 *
 * @param term - A stem.
 * @returns The rarity, 0 and up.
 */
export function rarityOf(term: string): number {
  const { rarity, rarest } = topics()
  return rarity.get(term) ?? rarest
}

const norms = new Map<string, number>()

/**
 * Looks up the norm of a skill's topic, for cosines.
 *
 * @param skill - A skill's id.
 * @returns The root of the sum of squared rarities.
 */
export function topicNormOf(skill: string): number {
  const known = norms.get(skill)
  if (known !== undefined) return known
  const norm = Math.hypot(...topicOf(skill).values())
  norms.set(skill, norm)
  return norm
}

function cosineSimilarity(a: string, b: string): number {
  const other = topicOf(b)
  let sum = 0
  for (const [term, value] of topicOf(a)) if (other.has(term)) sum += value * value
  return sum === 0 ? 0 : sum / (topicNormOf(a) * topicNormOf(b))
}

/** From here on, two skills are neighbours. */
export const minNeighbourRelatedness = 0.2
/** Relatedness of a skill to its prerequisite, and to a skill that builds on it. */
export const prerequisiteRelatedness = 0.8
const dependentRelatedness = 0.5
const sharedPrerequisiteBonus = 0.15
/** Cosines between the topics of two skills are small: 0.2 is as close as neighbours come. */
const similarityFactor = 2.5

const relatednessByPair = new Map<string, number>()

/**
 * Scores how close a taught skill is to a wanted one.
 *
 * @param wanted - Id of the skill that is wanted.
 * @param taught - Id of the skill that is taught.
 * @returns 1 for the same skill, 0 for unrelated ones.
 */
export function scoreRelatedness(wanted: string, taught: string): number {
  if (wanted === taught) return 1
  const key = `${wanted} ${taught}`
  const known = relatednessByPair.get(key)
  if (known !== undefined) return known
  const before = knowledge.skills.get(wanted)?.prerequisites ?? []
  const otherBefore = knowledge.skills.get(taught)?.prerequisites ?? []
  const shared = before.some((id) => otherBefore.includes(id)) ? sharedPrerequisiteBonus : 0
  const alike = Math.min(prerequisiteRelatedness, similarityFactor * cosineSimilarity(wanted, taught) + shared)
  // A course on Django uses Python and rarely teaches it. One on HTML may continue with responsive pages.
  const rests = otherBefore.includes(wanted) ? dependentRelatedness : 0
  const value = before.includes(taught)
    ? prerequisiteRelatedness
    : Math.max(rests, otherBefore.includes(wanted) ? 0 : alike)
  relatednessByPair.set(key, value)
  return value
}
