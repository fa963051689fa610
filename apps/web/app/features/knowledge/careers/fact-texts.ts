import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** O*NET's job zones in words: how much preparation an occupation takes. */
const jobZones: Record<number, MessageDescriptor> = {
  1: msg`little or no preparation`,
  2: msg`some preparation, up to a year`,
  3: msg`medium preparation, one to two years`,
  4: msg`considerable preparation, two to four years`,
  5: msg`extensive preparation, more than four years`,
}

/** @returns What one of the five job zones means, else null. */
export function jobZoneText(zone: number | null): MessageDescriptor | null {
  return zone === null ? null : (jobZones[zone] ?? null)
}

/** Holland's six types of interest, as kinds of work. */
const interestTypes: Record<string, MessageDescriptor> = {
  Realistic: msg`Working with things and machines`,
  Investigative: msg`Finding out and solving problems`,
  Artistic: msg`Giving shape, with few rules`,
  Social: msg`Helping, teaching and advising`,
  Enterprising: msg`Leading, convincing, deciding`,
  Conventional: msg`Order, data and set ways of working`,
}

export function interestTypeText(type: string): MessageDescriptor | null {
  return interestTypes[type] ?? null
}
