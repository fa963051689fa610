import { figureStep } from '@milepost/contract/figures'

/**
 * What is shown next of a count of learners. In: what is shown now (0: nothing) and the true count. Out: what stays or takes its
 * place: nothing below five; otherwise a multiple of five, which changes only once the count is at least five away from it.
 * Hence no two values that are ever shown of one count differ by fewer than five, and none is below five.
 */
export function republish(shown: number, count: number): number {
  if (count < figureStep) return 0
  return Math.abs(count - shown) < figureStep ? shown : inSteps(count)
}

/** In: a count of learners. Out: the greatest multiple of five that is no more. */
export function inSteps(count: number): number {
  return Math.floor(count / figureStep) * figureStep
}
