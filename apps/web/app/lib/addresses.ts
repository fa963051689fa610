import type { CareerId } from '@milepost/contract/careers'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'

/** In: a career. Out: the address of its page. */
export function careerPage(careerId: CareerId): string {
  return addressOf(pages.career, { careerId })
}

/** In: two or three careers. Out: the address at which they stand side by side. */
export function comparisonPage(careerIds: readonly CareerId[]): string {
  return `${pages.recommendation}?compare=${careerIds.join(',')}`
}
