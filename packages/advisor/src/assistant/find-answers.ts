import { foldText } from '@milepost/contract/fold'
import type { HandbookAnswer } from '@milepost/knowledge/schema'
import { handbook } from '#knowledge/knowledge.ts'
import { stopWords } from '#text/stop-words.ts'
import { stemOf } from '#text/terms.ts'

/*
 * Finds answers of the handbook by how near a question is to the questions that each answer lists. Words, pairs of words and parts
 * of words are compared (TF-IDF, cosine), so that slips of the pen and unknown forms still match.
 */

export interface FoundAnswer {
  readonly guide: string
  readonly answer: HandbookAnswer
  /** 0 to 1: how near the question is to those that the answer lists. */
  readonly score: number
}

/** An answer with several near questions is likelier than one with a single look-alike. */
const nearQuestions = 3
const shareOfBest = 0.7
/** Parts of words help with slips. Pairs of words say what belongs together. */
const [pairWeight, partWeight, stopWeight] = [0.6, 0.35, 0.3]
const [shortestPart, longestPart] = [3, 5]

type Vector = ReadonlyMap<string, number>

function featuresOf(text: string): Map<string, number> {
  const words = foldText(text)
    .split(/[^\p{L}\p{M}\d+#]+/u)
    .filter((word) => word !== '')
  const features = new Map<string, number>()
  words.forEach((word, at) => {
    const stem = stemOf(word)
    features.set(stem, stopWords.has(word) ? stopWeight : 1)
    const before = words[at - 1]
    if (before !== undefined) features.set(`${stemOf(before)} ${stem}`, pairWeight)
    if (stopWords.has(word)) return
    const whole = `^${word.slice(0, 30)}$`
    for (let length = shortestPart; length <= longestPart; length += 1)
      for (let start = 0; start + length <= whole.length; start += 1)
        features.set(`~${whole.slice(start, start + length)}`, partWeight)
  })
  return features
}

interface Index {
  readonly answers: readonly Omit<FoundAnswer, 'score'>[]
  /** The answer of each question. */
  readonly answerOf: readonly number[]
  readonly rarity: Vector
  /** By feature: the questions that have it, each with its weight. */
  readonly places: ReadonlyMap<string, readonly (readonly [question: number, weight: number])[]>
}

/** A vector of length 1. Features that no question has say nothing. */
function weigh(features: ReadonlyMap<string, number>, rarity: Vector): Vector {
  const weighed = new Map<string, number>()
  let square = 0
  for (const [name, weight] of features) {
    const value = weight * (rarity.get(name) ?? 0)
    if (value > 0) weighed.set(name, value)
    square += value * value
  }
  const length = Math.sqrt(square) || 1
  for (const [name, value] of weighed) weighed.set(name, value / length)
  return weighed
}

function createIndex(): Index {
  const answers = handbook.flatMap(({ guides }) =>
    guides.flatMap(({ id, answers: all }) => all.map((answer) => ({ guide: id, answer }))),
  )
  const questions = answers.flatMap(({ answer }, at) =>
    [answer.question, ...answer.asked].map((text) => ({ at, features: featuresOf(text) })),
  )
  const counts = new Map<string, number>()
  for (const { features } of questions)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const rarity = new Map([...counts].map(([name, count]) => [name, Math.log(1 + questions.length / count)]))
  const places = new Map<string, (readonly [number, number])[]>()
  questions.forEach(({ features }, question) => {
    for (const [name, weight] of weigh(features, rarity)) {
      const known = places.get(name)
      if (known === undefined) places.set(name, [[question, weight]])
      else known.push([question, weight])
    }
  })
  return { answers, answerOf: questions.map(({ at }) => at), rarity, places }
}

let index: Index | undefined

/**
 * Finds the answers whose questions are nearest to a question.
 *
 * @param text - The question as it was typed.
 * @param limit - How many answers.
 * @returns The answers, the nearest first. Empty where nothing is shared.
 */
export function findAnswers(text: string, limit = 3): FoundAnswer[] {
  index ??= createIndex()
  const { answers, answerOf, rarity, places } = index
  const likeness = new Float64Array(answerOf.length)
  for (const [name, weight] of weigh(featuresOf(text), rarity))
    for (const [question, other] of places.get(name) ?? [])
      likeness[question] = (likeness[question] ?? 0) + weight * other
  const best = new Map<number, number[]>()
  likeness.forEach((like, question) => {
    if (like === 0) return
    const at = answerOf[question] ?? 0
    const known = best.get(at) ?? []
    best.set(at, [...known, like].sort((a, b) => b - a).slice(0, nearQuestions))
  })
  return [...best]
    .map(([at, near]) => {
      const mean = near.reduce((sum, one) => sum + one, 0) / nearQuestions
      return { at, score: shareOfBest * (near[0] ?? 0) + (1 - shareOfBest) * mean }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .flatMap(({ at, score }) => {
      const found = answers[at]
      return found === undefined ? [] : [{ ...found, score }]
    })
}
