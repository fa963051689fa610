import type { CareerId } from '@milepost/contract/careers'
import { knowledge } from '#knowledge/knowledge.ts'
import { createPhraseTagger, tagPhrases } from '#text/phrase-tagger.ts'
import { termsOf } from '#text/terms.ts'

/** Stems of what belongs to a skill, with how telling each is. */
export type Topic = ReadonlyMap<string, number>

interface Topics {
  readonly rarity: ReadonlyMap<string, number>
  readonly rarest: number
  readonly bySkill: ReadonlyMap<string, Topic>
}

let cached: Topics | undefined

/** What the knowledge base says of its skills takes the place of a catalogue: a part of one cannot tell how common a word is. */
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

/** In: a skill's id. Out: the stems of what the knowledge base says of it; empty for an unknown one. */
export function topicOf(skill: string): Topic {
  return topics().bySkill.get(skill) ?? nothing
}

/** In: a stem. Out: how much it tells: the fewer skills speak of it the more, 0 and up. */
export function rarityOf(term: string): number {
  const { rarity, rarest } = topics()
  return rarity.get(term) ?? rarest
}

function normOf(topic: Topic): number {
  let sum = 0
  for (const value of topic.values()) sum += value * value
  return Math.sqrt(sum)
}

function cosineSimilarity(a: Topic, b: Topic): number {
  let sum = 0
  for (const [term, value] of a) if (b.has(term)) sum += value * value
  return sum === 0 ? 0 : sum / (normOf(a) * normOf(b))
}

/** What is taught rests on the step's skill, or the step's skill on what is taught. */
const prerequisiteRelatedness = 0.8
const dependentRelatedness = 0.5
const sharedPrerequisiteBonus = 0.15
/** Cosines between what is said of two skills are small: 0.2 is as close as neighbours come. */
const similarityFactor = 2.5

const relatednessByPair = new Map<string, number>()

/** In: a wanted skill and one that is taught. Out: how much whoever teaches the latter is in the field of the former, 0 to 1. */
export function scoreRelatedness(wanted: string, taught: string): number {
  if (wanted === taught) return 1
  const key = `${wanted} ${taught}`
  const known = relatednessByPair.get(key)
  if (known !== undefined) return known
  const before = knowledge.skills.get(wanted)?.prerequisites ?? []
  const otherBefore = knowledge.skills.get(taught)?.prerequisites ?? []
  const shared = before.some((id) => otherBefore.includes(id)) ? sharedPrerequisiteBonus : 0
  const alike = Math.min(
    prerequisiteRelatedness,
    similarityFactor * cosineSimilarity(topicOf(wanted), topicOf(taught)) + shared,
  )
  // A course on Django uses Python and seldom teaches it; one on HTML may well go on to responsive pages.
  const rests = otherBefore.includes(wanted) ? dependentRelatedness : 0
  const value = before.includes(taught)
    ? prerequisiteRelatedness
    : Math.max(rests, otherBefore.includes(wanted) ? 0 : alike)
  relatednessByPair.set(key, value)
  return value
}

const careerTagger = createPhraseTagger(
  [...knowledge.careers.values()].flatMap(({ id, titles }) => titles.map((text) => ({ text, id, weak: false }))),
)

/** In: a title. Out: the careers it names: a programme for a profession teaches what the profession is cached of. */
export function findCareersIn(title: string): CareerId[] {
  const ids = new Set(tagPhrases(careerTagger, title).map(({ id }) => id))
  return [...knowledge.careers.keys()].filter((id) => ids.has(id))
}

const weights = new Map(
  [...knowledge.careerSkills].map(([id, skills]) => [
    id,
    new Map(skills.map(({ skill, weight }) => [skill.id, weight])),
  ]),
)

/** In: a career and a skill. Out: how much the skill belongs to the career, 0 to 1. */
export function careerRelevance(career: CareerId, skill: string): number {
  const weight = weights.get(career)?.get(skill) ?? 0
  if (weight === 0) return 0
  return weight === 1 ? 0.5 : prerequisiteRelatedness
}
