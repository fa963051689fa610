import { type CareerId, careerIds } from '@milepost/contract/careers'
import { textLikeness } from '#recommend/career-text.ts'
import { classifyWork } from '#recommend/classifier.ts'
import { findEvidence, strengthOf } from '#recommend/evidence.ts'

type Scores = ReadonlyMap<CareerId, number>

/** Three readings of a text: its skills and trade words, its likeness to the knowledge, and the trained classifier's. */
export type ReadingWeights = Readonly<Record<'lexicon' | 'likeness' | 'classifier', number>>

/** Best on the golden sets, each left out in turn; `bench/weights/printed.txt` compares them. */
export const readingWeights: ReadingWeights = { lexicon: 0.5, likeness: 0.1, classifier: 0.4 }

export interface TextFit {
  /** How well the text fits each career's work, 0 to 1. */
  readonly shares: Scores
  /** How likely the text is about work of ours at all, 0 to 1. */
  readonly belonging: number
  /** Likelihood of the best career among ours, 0 to 1. */
  readonly clearness: number
  /** Words and pairs of words that the classifier knows. */
  readonly knownWords: number
}

/** Negative values become 0. */
function sharesOfGreatest(values: Scores): Map<CareerId, number> {
  const greatest = Math.max(0, ...values.values())
  return new Map([...values].map(([id, value]) => [id, greatest === 0 ? 0 : Math.max(0, value) / greatest]))
}

const sentenceEnd = /(?<=[.!?;।])\s+|\n+/u

/** Each sentence is classified alone, so that a long general one does not hide a short clear one. */
function classifiedBySentence(text: string): Map<CareerId, number> {
  const sentences = text.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
  const said = sentences.map((sentence) => classifyWork(sentence).careers)
  return new Map(careerIds.map((id) => [id, said.reduce((sum, careers) => sum + (careers.get(id) ?? 0), 0)]))
}

/**
 * Scores how well a text fits each career.
 *
 * @param text - Any text.
 * @param strengths - The strength of evidence by career.
 * @returns Shares by career, and whether the text fits any.
 */
export function fitOf(text: string, strengths: Scores): TextFit {
  const shares = weigh(readingsOf(text, strengths), readingWeights)
  const said = classifyWork(text)
  const ours = 1 - said.elsewhere
  const clearness = ours === 0 ? 0 : Math.max(...said.careers.values()) / ours
  return { shares, belonging: ours, clearness, knownWords: said.known }
}

type Readings = Readonly<Record<keyof ReadingWeights, Scores>>

/**
 * Adds up the readings of a text.
 *
 * @param found - From `readingsOf`.
 * @param by - The weight of each reading.
 * @returns How well the text fits each career: 0 to the sum of the weights.
 */
export function weigh(found: Readings, by: ReadingWeights): Map<CareerId, number> {
  const kinds = Object.keys(by) as (keyof ReadingWeights)[]
  return new Map(
    careerIds.map((id) => [id, kinds.reduce((sum, kind) => sum + by[kind] * (found[kind].get(id) ?? 0), 0)]),
  )
}

/**
 * Reads a text about work in the three ways.
 *
 * @param text - Any text.
 * @param strengths - The strength of evidence by career; the text's own if left out.
 * @returns Each reading's scores by career, as shares of its greatest: 0 to 1.
 */
export function readingsOf(text: string, strengths: Scores = strengthsOf(text)): Readings {
  return {
    lexicon: sharesOfGreatest(strengths),
    likeness: sharesOfGreatest(textLikeness(text)),
    classifier: sharesOfGreatest(classifiedBySentence(text)),
  }
}

function strengthsOf(text: string): Scores {
  return new Map([...findEvidence(text, true)].map(([id, found]) => [id, strengthOf(found)]))
}

/**
 * Scores how well a text about work fits each career.
 *
 * @param text - Any text.
 * @returns Shares by career, and whether the text fits any.
 */
export function readText(text: string): TextFit {
  return fitOf(text, strengthsOf(text))
}
