import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { knowledge } from '#knowledge/knowledge.ts'
import { termsOf } from '#text/terms.ts'

export type CareerScores = ReadonlyMap<CareerId, number>

/** There are many sentences, and each is only an example. Chosen with `bench/weights`. */
const sentenceWeight = 0.2

function careerDocument(id: CareerId): Map<string, number> {
  const career = knowledge.careers.get(id)
  const counts = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of termsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  if (career === undefined) return counts
  add(career.summary, 4)
  for (const sentence of [...career.work, ...career.workSentences]) add(sentence, sentenceWeight)
  for (const title of career.titles) add(title, 2)
  for (const keyword of career.keywords) add(keyword, 3)
  for (const { skill, weight } of knowledge.careerSkills.get(id) ?? []) {
    add(`${skill.name} ${skill.step} ${skill.aliases.join(' ')}`, weight / 3)
    add(skill.description, weight / 6)
  }
  return counts
}

const documents = new Map(careerIds.map((id) => [id, careerDocument(id)]))
const documentFrequency = new Map<string, number>()
for (const counts of documents.values()) {
  for (const word of counts.keys()) documentFrequency.set(word, (documentFrequency.get(word) ?? 0) + 1)
}
const lengths = new Map([...documents].map(([id, counts]) => [id, [...counts.values()].reduce((sum, n) => sum + n, 0)]))
const averageLength = [...lengths.values()].reduce((sum, n) => sum + n, 0) / lengths.size

/** What a word adds to the score of each career, in their order. */
const scoresByWord = new Map<string, Float64Array>()
for (const [index, id] of careerIds.entries()) {
  const norm = 1.2 * (0.25 + (0.75 * (lengths.get(id) ?? 0)) / averageLength)
  for (const [word, count] of documents.get(id) ?? []) {
    const rarity = Math.log(1 + (careerIds.length + 0.5) / ((documentFrequency.get(word) ?? 0) + 0.5))
    const scores = scoresByWord.get(word) ?? new Float64Array(careerIds.length)
    scores[index] = (rarity * rarity * count) / (count + norm)
    scoresByWord.set(word, scores)
  }
}

/**
 * Scores how similar a text is to what is written about each career (BM25).
 *
 * @param text - Any text.
 * @returns A score by career, 0 and up.
 */
export function textLikeness(text: string): CareerScores {
  const sums = new Float64Array(careerIds.length)
  for (const word of new Set(termsOf(text))) {
    const scores = scoresByWord.get(word)
    if (scores === undefined) continue
    for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (scores[index] ?? 0)
  }
  return new Map(careerIds.map((id, index) => [id, sums[index] ?? 0]))
}
