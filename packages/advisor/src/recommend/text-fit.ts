import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { tokenize } from '@milepost/knowledge/tokens'
import { textLikeness } from '#recommend/career-text.ts'
import { classifyWork, type Likelihoods } from '#recommend/classifier.ts'
import { findEvidence, strengthOf } from '#recommend/evidence.ts'

type Scores = ReadonlyMap<CareerId, number>

/** Three readings of a text: its skills and trade words, its likeness to the knowledge, and the trained classifier's. */
export type ReadingWeights = Readonly<Record<'lexicon' | 'likeness' | 'classifier', number>>

/** Best on the golden sets, each left out in turn; `bench/weights/printed.txt` compares them. */
export const readingWeights: ReadingWeights = { lexicon: 0.6, likeness: 0.2, classifier: 0.2 }

export interface TextFit {
  /** How well the text fits each career's work, 0 to 1. */
  readonly shares: Scores
  /** How likely the text is about work of ours at all, 0 to 1. */
  readonly belonging: number
  /** Likelihood of the best career among ours, 0 to 1. */
  readonly clearness: number
  /** Words and pairs of words that the classifier knows. */
  readonly knownWords: number
  /** Strength of the names of the career that is named most. */
  readonly named: number
}

/** Added to the strongest career's names, so that a single weak name doesn't weigh as much as many. */
const nameDoubt = 5

/** Negative values become 0. With `doubt`, small values stay small. */
function sharesOfGreatest(values: Scores, doubt = 0): Map<CareerId, number> {
  const whole = Math.max(0, ...values.values()) + doubt
  return new Map([...values].map(([id, value]) => [id, whole === 0 ? 0 : Math.max(0, value) / whole]))
}

const sentenceEnd = /(?<=[.!?;।])\s+|\n+/u

/** Each sentence is classified alone, so that a long general one does not hide a short clear one. */
function classifySentences(text: string): Likelihoods[] {
  const sentences = text.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
  return sentences.map(classifyWork)
}

function sumsByCareer(said: readonly Likelihoods[]): Map<CareerId, number> {
  return new Map(careerIds.map((id) => [id, said.reduce((sum, { careers }) => sum + (careers.get(id) ?? 0), 0)]))
}

/** Signs that a text is about work of ours at all. */
export interface BelongingSigns {
  /** The classifier's log-odds for any of our careers: the mean of the sentences. One with more known words says more. */
  readonly sentences: number
  /** Names of the trade of one career, by the root of the number of words: long texts name more by chance. */
  readonly names: number
}

/** Best on texts of others, half of which chose it; `bench/other-work/printed.txt` compares it. */
const belongingWeights = { sentences: 1, names: 3 } as const

const minOdds = 1e-4

function belongingOf(text: string, strengths: Scores, said: readonly Likelihoods[]): BelongingSigns {
  const weights = said.map(({ known }) => Math.sqrt(known))
  const logOdds = said.map(({ elsewhere }) => Math.log((1 - elsewhere + minOdds) / (elsewhere + minOdds)))
  const total = weights.reduce((sum, one) => sum + one, 0)
  const wordCount = Math.max(1, tokenize(text).length)
  return {
    sentences: total === 0 ? 0 : logOdds.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0) / total,
    names: Math.max(0, ...strengths.values()) / Math.sqrt(wordCount),
  }
}

/**
 * Reads whether a text is about work of ours at all.
 *
 * @param text - Any text.
 * @returns Both signs, not yet weighed.
 */
export function belongingSignsOf(text: string): BelongingSigns {
  return belongingOf(text, strengthsOf(text), classifySentences(text))
}

/**
 * Adds up the signs that a text is about work of ours.
 *
 * @param signs - From `belongingSignsOf`.
 * @param by - The weight of each sign.
 * @returns A likelihood, 0 to 1.
 */
export function weighBelonging(
  { sentences, names }: BelongingSigns,
  by: Readonly<Record<keyof BelongingSigns, number>> = belongingWeights,
): number {
  return 1 / (1 + Math.exp(-by.sentences * sentences - by.names * names))
}

/**
 * Scores how well a text fits each career.
 *
 * @param text - Any text.
 * @param strengths - The strength of evidence by career.
 * @returns Shares by career, and whether the text fits any.
 */
export function fitOf(text: string, strengths: Scores): TextFit {
  const sentences = classifySentences(text)
  const shares = weigh(readingsOf(text, strengths, sentences), readingWeights)
  const said = classifyWork(text)
  const ours = 1 - said.elsewhere
  const clearness = ours === 0 ? 0 : Math.max(...said.careers.values()) / ours
  const belonging = weighBelonging(belongingOf(text, strengths, sentences))
  const named = Math.max(0, ...strengths.values())
  return { shares, belonging, clearness, named, knownWords: said.known }
}

type Readings = Readonly<Record<keyof ReadingWeights, Scores>>

/**
 * Adds up the readings of a text. What a doubtful reading lacks is made up for by the others.
 *
 * @param found - From `readingsOf`.
 * @param by - The weight of each reading.
 * @returns How well the text fits each career: 0 to the sum of the weights.
 */
export function weigh(found: Readings, by: ReadingWeights): Map<CareerId, number> {
  const kinds = Object.keys(by) as (keyof ReadingWeights)[]
  const sumOver = (weightOf: (kind: keyof ReadingWeights) => number) =>
    kinds.reduce((sum, kind) => sum + by[kind] * weightOf(kind), 0)
  const maxOf = (kind: keyof ReadingWeights) => Math.max(0, ...found[kind].values())
  const scale = sumOver((kind) => (maxOf(kind) > 0 ? 1 : 0)) / (sumOver(maxOf) || 1)
  return new Map(careerIds.map((id) => [id, scale * sumOver((kind) => found[kind].get(id) ?? 0)]))
}

/**
 * Reads a text about work in the three ways.
 *
 * @param text - Any text.
 * @param strengths - The strength of evidence by career; the text's own if left out.
 * @param sentences - What the classifier says of each sentence, if that is already known.
 * @returns Each reading's scores by career, as shares of its greatest: 0 to 1. With few names, the names' stay below 1.
 */
export function readingsOf(
  text: string,
  strengths: Scores = strengthsOf(text),
  sentences: readonly Likelihoods[] = classifySentences(text),
): Readings {
  return {
    lexicon: sharesOfGreatest(strengths, nameDoubt),
    likeness: sharesOfGreatest(textLikeness(text)),
    classifier: sharesOfGreatest(sumsByCareer(sentences)),
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
