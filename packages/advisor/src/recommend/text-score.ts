import { type CareerId, careerIds } from '@milepost/contract/careers'
import { textLikeness } from '#recommend/career-text.ts'
import { findEvidence, strengthOf } from '#recommend/evidence.ts'

const lexiconShare = 0.5

/** In: values for careers. Out: the same as shares of the greatest, none below zero. */
function sharesOfGreatest(values: ReadonlyMap<CareerId, number>): Map<CareerId, number> {
  const greatest = Math.max(0, ...values.values())
  return new Map([...values].map(([id, value]) => [id, greatest === 0 ? 0 : Math.max(0, value) / greatest]))
}

/** In: the strength of the evidence and the likeness of the text. Out: one share a career, 0 to 1. */
export function blendShares(strengths: ReadonlyMap<CareerId, number>, text: string): Map<CareerId, number> {
  const lexicon = sharesOfGreatest(strengths)
  const likeness = sharesOfGreatest(textLikeness(text))
  return new Map(
    careerIds.map((id) => [id, lexiconShare * (lexicon.get(id) ?? 0) + (1 - lexiconShare) * (likeness.get(id) ?? 0)]),
  )
}

/** In: a text about work. Out: the careers, the one it fits best first. Used to measure the text part on its own. */
export function rankCareersByText(text: string): CareerId[] {
  const evidence = findEvidence(text, true)
  const strengths = new Map([...evidence].map(([id, found]) => [id, strengthOf(found)]))
  const shares = blendShares(strengths, text)
  return [...careerIds].sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
}
