import type { CareerId } from '@milepost/contract/careers/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { readInterests } from '#interests/read-interests.ts'

/** What the interest check says about a career: a share of the points, and the activities of its family that were liked. */
export interface InterestEvidence {
  readonly share: number
  readonly liked: readonly string[]
}

/** A family alone earns this share, each of the two choices that can point to a career of it a part of the rest. */
const familyShare = 0.6
const maxVotes = 2
const rivalFactor = 0.8
/** Who would rather do other work finds the nearest family here, with less weight. */
const elsewhereFactor = 0.5

/**
 * Reads what the interest check says about each career.
 *
 * @param answers - The answers, or null before the check.
 * @returns Evidence by career. Careers of other families have none.
 */
export function readInterestEvidence(answers: InterestAnswers | null): ReadonlyMap<CareerId, InterestEvidence> {
  const evidence = new Map<CareerId, InterestEvidence>()
  if (answers === null) return evidence
  const { families, outcome } = readInterests(answers)
  const factor = outcome === 'elsewhere' ? elsewhereFactor : 1
  for (const [index, { careers, liked }] of families.entries())
    for (const { id, votes } of careers) {
      const share =
        factor *
        (index === 0 ? 1 : rivalFactor) *
        (familyShare + ((1 - familyShare) * Math.min(maxVotes, votes)) / maxVotes)
      if (share > (evidence.get(id)?.share ?? 0)) evidence.set(id, { share, liked })
    }
  return evidence
}
