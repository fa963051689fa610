import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** O*NET's job zones: how much preparation an occupation takes. */
const jobZones: Record<number, MessageDescriptor> = {
  1: msg`Takes little or no preparation (job zone 1 of 5)`,
  2: msg`Takes some preparation, up to 1 year (job zone 2 of 5)`,
  3: msg`Takes medium preparation, 1 to 2 years (job zone 3 of 5)`,
  4: msg`Takes considerable preparation, 2 to 4 years (job zone 4 of 5)`,
  5: msg`Takes extensive preparation, more than 4 years (job zone 5 of 5)`,
}

/** @returns What one of the five job zones means, else null. */
export function jobZoneText(zone: number | null): MessageDescriptor | null {
  return zone === null ? null : (jobZones[zone] ?? null)
}

/** Holland's six types of interest, as kinds of work. */
const interestTypes: Record<string, MessageDescriptor> = {
  Realistic: msg`Working with things and machines`,
  Investigative: msg`Investigating and solving problems`,
  Artistic: msg`Creating, with few rules`,
  Social: msg`Helping, teaching and advising`,
  Enterprising: msg`Leading, persuading and deciding`,
  Conventional: msg`Working with order, data and set ways of working`,
}

export function interestTypeText(type: string): MessageDescriptor | null {
  return interestTypes[type] ?? null
}
