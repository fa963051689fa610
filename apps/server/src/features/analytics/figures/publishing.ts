import { figureStep } from '@milepost/contract/analytics/limits'

/**
 * The next published value of a learner count: 0 below five, else a multiple of five that changes only when the count
 * is at least five away. So two published values never differ by less than five. `shown` is the current value.
 */
export function republish(shown: number, count: number): number {
  if (count < figureStep) return 0
  return Math.abs(count - shown) < figureStep ? shown : inSteps(count)
}

/** Rounds down to a multiple of five. */
export function inSteps(count: number): number {
  return Math.floor(count / figureStep) * figureStep
}
