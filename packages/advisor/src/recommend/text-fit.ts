import { type CareerId, careerIds } from '@milepost/contract/careers'
import { textLikeness } from '#recommend/career-text.ts'
import { classifyWork } from '#recommend/classifier.ts'
import { findEvidence, strengthOf } from '#recommend/evidence.ts'

/** The weight of each score, found by cross-validation on our own sentences. */
const share = { lexicon: 0.3, likeness: 0.2, classifier: 0.5 } as const

type Scores = ReadonlyMap<CareerId, number>

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
  const lexicon = sharesOfGreatest(strengths)
  const likeness = sharesOfGreatest(textLikeness(text))
  const said = classifyWork(text)
  const classified = sharesOfGreatest(classifiedBySentence(text))
  const shares = new Map(
    careerIds.map((id) => {
      const from = (scores: Scores) => scores.get(id) ?? 0
      const sum = share.lexicon * from(lexicon) + share.likeness * from(likeness) + share.classifier * from(classified)
      return [id, sum]
    }),
  )
  const ours = 1 - said.elsewhere
  const clearness = ours === 0 ? 0 : Math.max(...said.careers.values()) / ours
  return { shares, belonging: ours, clearness, knownWords: said.known }
}

/**
 * Scores how well a text about work fits each career.
 *
 * @param text - Any text.
 * @returns Shares by career, and whether the text fits any.
 */
export function readText(text: string): TextFit {
  const evidence = findEvidence(text, true)
  return fitOf(text, new Map([...evidence].map(([id, found]) => [id, strengthOf(found)])))
}
