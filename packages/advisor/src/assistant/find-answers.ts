import { foldText } from '@milepost/contract/fold'
import type { Language } from '@milepost/contract/languages'
import { knowledgeFiles, translate } from '@milepost/knowledge'
import type { HandbookAnswer } from '@milepost/knowledge/schema'
import { languageOfScript } from '#assistant/words.ts'
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
const [minPartLength, maxPartLength] = [3, 5]

/** Tamil and Sinhala write endings to the word, so it is compared by how it begins. */
const lengthOfBeginning = 5
const beginOf = (word: string) => (/^\p{Script=Latin}/u.test(word) ? stemOf(word) : word.slice(0, lengthOfBeginning))

function featuresOf(text: string): Map<string, number> {
  const words = foldText(text)
    .split(/[^\p{L}\p{M}\d+#]+/u)
    .filter((word) => word !== '')
  const features = new Map<string, number>()
  words.forEach((word, at) => {
    const stem = beginOf(word)
    features.set(stem, stopWords.has(word) ? stopWeight : 1)
    const before = words[at - 1]
    if (before !== undefined) features.set(`${beginOf(before)} ${stem}`, pairWeight)
    if (stopWords.has(word)) return
    const whole = `^${word.slice(0, 30)}$`
    for (let length = minPartLength; length <= maxPartLength; length += 1)
      for (let start = 0; start + length <= whole.length; start += 1)
        features.set(`~${whole.slice(start, start + length)}`, partWeight)
  })
  return features
}

interface Index {
  readonly answers: readonly Omit<FoundAnswer, 'score'>[]
  /** The answer of each question. */
  readonly answerOf: readonly number[]
  /** The number of each feature. */
  readonly features: ReadonlyMap<string, number>
  /** By feature: how rare it is, and where the questions that have it begin. */
  readonly rarity: Float32Array
  readonly starts: Int32Array
  /** Questions, and the feature's weight in each. */
  readonly questions: Uint16Array
  readonly weights: Float32Array
}

/** A vector of length 1, by the features' numbers. Features that no question has say nothing. */
function weigh(
  found: ReadonlyMap<string, number>,
  { features, rarity }: Pick<Index, 'features' | 'rarity'>,
): Map<number, number> {
  const weighed = new Map<number, number>()
  let square = 0
  for (const [name, weight] of found) {
    const feature = features.get(name)
    if (feature === undefined) continue
    const value = weight * (rarity[feature] ?? 0)
    weighed.set(feature, value)
    square += value * value
  }
  const length = Math.sqrt(square) || 1
  for (const [feature, value] of weighed) weighed.set(feature, value / length)
  return weighed
}

/**
 * Lists the questions that an answer of the handbook answers: as the handbook asks it, and as people do.
 *
 * @param answer - The answer.
 * @param language - The language of the questions.
 * @returns The questions.
 */
export function questionsOf({ id, question, asked }: HandbookAnswer, language: Language): string[] {
  const more = knowledgeFiles.languages.find((one) => one.id === language)?.asked[id] ?? []
  const listed = [translate(question, language), ...asked]
  return [...listed.filter((text) => (languageOfScript(text) ?? 'en') === language), ...more]
}

/** How rare a word is differs by language, so each has an index. */
function createIndex(language: Language): Index {
  const answers = handbook.flatMap(({ guides }) =>
    guides.flatMap(({ id, answers: all }) => all.map((answer) => ({ guide: id, answer }))),
  )
  const asked = answers.flatMap(({ answer }, at) =>
    questionsOf(answer, language).map((text) => ({ at, found: featuresOf(text) })),
  )
  const counts = new Map<string, number>()
  for (const { found } of asked) for (const name of found.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const features = new Map([...counts.keys()].map((name, at) => [name, at]))
  const rarity = Float32Array.from(counts.values(), (count) => Math.log(1 + asked.length / count))
  const starts = new Int32Array(features.size + 1)
  for (const [at, count] of [...counts.values()].entries()) starts[at + 1] = (starts[at] ?? 0) + count
  const questions = new Uint16Array(starts.at(-1) ?? 0)
  const weights = new Float32Array(questions.length)
  const next = starts.slice()
  asked.forEach(({ found }, question) => {
    for (const [feature, weight] of weigh(found, { features, rarity })) {
      const at = next[feature] ?? 0
      questions[at] = question
      weights[at] = weight
      next[feature] = at + 1
    }
  })
  return { answers, answerOf: asked.map(({ at }) => at), features, rarity, starts, questions, weights }
}

const indexes = new Map<Language, Index>()

/**
 * Finds the answers whose questions are nearest to a question.
 *
 * @param text - The question as it was typed.
 * @param language - Its language.
 * @param limit - How many answers.
 * @returns The answers, the nearest first. Empty where nothing is shared.
 */
export function findAnswers(text: string, language: Language, limit = 3): FoundAnswer[] {
  const index = indexes.get(language) ?? createIndex(language)
  indexes.set(language, index)
  const { answers, answerOf, starts, questions, weights } = index
  const likeness = new Float64Array(answerOf.length)
  for (const [feature, weight] of weigh(featuresOf(text), index))
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      const question = questions[at] ?? 0
      likeness[question] = (likeness[question] ?? 0) + weight * (weights[at] ?? 0)
    }
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
