import type { InterestCheck } from '@milepost/contract/interests/schema'
import { interests } from '#knowledge/knowledge.ts'
import { sources } from '#knowledge/sources.ts'

/**
 * Describes the interest check.
 *
 * @returns Its activities, and the source of those that are reworded.
 */
export function describeInterestCheck(): InterestCheck {
  return { activities: interests.activities.map(({ id, text }) => ({ id, text })), source: sources.onet }
}
