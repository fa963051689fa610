import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { type Token, tokenize } from '@milepost/knowledge/tokens'
import { knowledge, otherWork } from '#knowledge/knowledge.ts'
import { nearCareers } from '#knowledge/near-careers.ts'
import { skillTagger } from '#knowledge/skill-tagger.ts'
import { spelledPhrases } from '#knowledge/spellings.ts'
import { isAgainst, polarities } from '#read/stances.ts'
import { createPhraseTagger, type Phrase, tagPhrases } from '#text/phrase-tagger.ts'

/** Words of the learner that count for or against a career. */
export interface Evidence {
  readonly kind: 'title' | 'keyword' | 'skill'
  readonly id: string
  readonly name: string
  readonly quote: string
  readonly strength: number
  /** Wished for, rather than done. */
  readonly wished: boolean
}

const titleStrength = 6
const keywordStrength = 2.5

const careerPhrases = [...knowledge.careers.values()].flatMap((career) => [
  ...career.titles.map((text): Phrase => ({ text, id: `title ${career.id}`, weak: false })),
  ...career.keywords.map((text): Phrase => ({ text, id: `keyword ${career.id} ${text}`, weak: false })),
])
const spelledTitles = spelledPhrases
  .filter(({ id }) => careerIds.some((known) => known === id))
  .map((phrase): Phrase => ({ ...phrase, id: `title ${phrase.id}` }))
const careerTagger = createPhraseTagger([...careerPhrases, ...spelledTitles])

/** In how many sentences about any work a keyword occurs, and in how many of them about the work of its career. */
function countKeywords(): Map<string, { own: number; all: number }> {
  const counts = new Map<string, { own: number; all: number }>()
  const count = (sentence: string, subject: string) => {
    for (const { id } of tagPhrases(careerTagger, sentence)) {
      const so = counts.get(id) ?? { own: 0, all: 0 }
      const isOwn = id.startsWith(`keyword ${subject} `)
      counts.set(id, { own: so.own + (isOwn ? 1 : 0), all: so.all + 1 })
    }
  }
  for (const { id, workSentences } of knowledge.careers.values()) for (const one of workSentences) count(one, id)
  for (const one of otherWork) count(one, 'other work')
  return counts
}
const keywordCounts = countKeywords()

/** A keyword that sentences about other work hold as well says less. */
function strengthOfKeyword(tagId: string): number {
  const { own, all } = keywordCounts.get(tagId) ?? { own: 0, all: 0 }
  return (keywordStrength * (own + 1)) / (all + 1)
}

const ownWeights = new Map<string, Map<CareerId, number>>()
for (const [career, skills] of knowledge.careerSkills) {
  const alternatives = knowledge.careers.get(career)?.alternatives ?? {}
  for (const { skill, weight } of skills) {
    for (const id of [skill.id, ...(alternatives[skill.id] ?? [])]) {
      const weights = ownWeights.get(id) ?? new Map<CareerId, number>()
      weights.set(career, Math.max(weights.get(career) ?? 0, weight))
      ownWeights.set(id, weights)
    }
  }
}

/** How much of a skill's weight is a career's own. The rest is the mean of the careers near it. Best on the sets of `bench/weights`. */
const ownShare = 0.5

/** Near careers use each other's tools: Jenkins says little of whether someone is in DevOps or in the cloud. */
function shareWithNear(weights: ReadonlyMap<string, number>): Map<CareerId, number> {
  const shared = new Map<CareerId, number>()
  for (const [career, near] of nearCareers) {
    const nearness = [...near].reduce((sum, [, one]) => sum + one, 0)
    const mean = [...near].reduce((sum, [other, one]) => sum + one * (weights.get(other) ?? 0), 0) / nearness
    const weight = ownShare * (weights.get(career) ?? 0) + (1 - ownShare) * mean
    if (weight > 0) shared.set(career, weight)
  }
  return shared
}
const careersOfSkill = new Map([...ownWeights].map(([id, weights]) => [id, shareWithNear(weights)]))

/** The sum of a skill that every career has at its heart: all careers with the greatest weight, 3. */
const maxTotalWeight = careerIds.length * 3

/** A skill that few careers need says more than one that all need. */
function skillStrength(id: string, weight: number): number {
  const total = [...(careersOfSkill.get(id)?.values() ?? [])].reduce((sum, one) => sum + one, 0)
  return total === 0 ? 0 : (weight / 3) * (0.3 + Math.log(maxTotalWeight / total))
}

/**
 * Finds the evidence for each career in a text. Rejected words count against it, with negative strength. Each skill or
 * phrase counts once.
 *
 * @param text - An answer of the learner.
 * @param isGoal - True for goals, where what isn't said to be done is wanted. What is wanted counts everywhere.
 * @param tokens - The text's tokens, if they are already known.
 * @returns Evidence by career.
 */
export function findEvidence(
  text: string,
  isGoal: boolean,
  tokens: readonly Token[] = tokenize(text),
): ReadonlyMap<CareerId, Evidence[]> {
  const skillTags = tagPhrases(skillTagger, text, tokens)
  const careerTags = tagPhrases(careerTagger, text, tokens)
  const polarityAt = polarities(text, tokens, isGoal ? 'goals' : 'past', skillTags)
  const found = new Map<CareerId, Evidence[]>(careerIds.map((id) => [id, []]))
  const add = (career: CareerId, evidence: Evidence) => {
    const list = found.get(career)
    if (list !== undefined && !list.some(({ kind, id }) => kind === evidence.kind && id === evidence.id))
      list.push(evidence)
  }
  const isWished = (from: number) => isGoal || polarityAt[from] === 'wants'
  const signAt = (from: number): number => {
    if (isAgainst(polarityAt[from])) return -1
    if (isGoal) return polarityAt[from] === 'mentions' ? 0 : 1
    return polarityAt[from] === 'has' || isWished(from) ? 1 : 0
  }
  for (const tag of careerTags) {
    const sign = signAt(tag.from)
    const [kind, id] = tag.id.split(' ')
    const career = careerIds.find((candidate) => candidate === id)
    if (career === undefined || sign === 0) continue
    const said = { quote: tag.quote, wished: isWished(tag.from) }
    if (kind === 'title') {
      add(career, { kind: 'title', id: career, name: tag.quote, strength: sign * titleStrength, ...said })
      continue
    }
    // 'CI/CD' is a skill and a keyword, and says the same as both.
    const isSkill = skillTags.some(
      ({ id: skill, from, to }) => from <= tag.from && tag.to <= to && careersOfSkill.get(skill)?.has(career) === true,
    )
    const strength = sign * strengthOfKeyword(tag.id)
    if (!isSkill) add(career, { kind: 'keyword', id: tag.quote.toLowerCase(), name: tag.quote, strength, ...said })
  }
  for (const tag of skillTags) {
    const sign = signAt(tag.from)
    if (sign === 0) continue
    const said = { quote: tag.quote, wished: isWished(tag.from) }
    const name = knowledge.skills.get(tag.id)?.name ?? tag.quote
    for (const [career, weight] of careersOfSkill.get(tag.id) ?? [])
      add(career, { kind: 'skill', id: tag.id, name, strength: sign * skillStrength(tag.id, weight), ...said })
  }
  return found
}

/**
 * Sums up the strength of evidence.
 *
 * @param evidence - Evidence for one career.
 * @returns The sum.
 */
export function strengthOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { strength }) => sum + strength, 0)
}
