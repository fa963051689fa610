import { isFreePrice } from '@milepost/contract/courses/imports/cells'
import { type SheetCell, textOf } from '#features/courses/imports/source-sheet.ts'

/** A value as we understand it, or why it has to be corrected. */
export type ReadValue<Problem extends string> = { readonly text: string } | { readonly problem: Problem }
export type PriceProblem = 'not_a_price' | 'price_range' | 'negative_price' | 'price_percent' | 'other_currency'

/** Which sign separates thousands where a column has both '1,234' and '1.234'. */
export type ThousandsSign = 'both' | 'comma'

const foreign = /(?<![a-z])(?:lkr|slrs?|usd|eur|gbp|aud|cad|sgd|aed|dollars?|euros?|pounds?)(?![a-z])|us\$|[$€£¥]/iu
const ours = /₹|(?<![a-z])(?:inr|indian\s+rupees?)(?![a-z])/giu
const bare = /(?<![a-z])(?:rs|rupees?)(?![a-z])\.?|රු(?:පියල්|\.)?|ரூ(?:பாய்|\.)?/giu
const endings = /\/\s*[-=]*\s*$|(?<![a-z])only\s*$/iu
const western = /^\d{1,3}(?:,\d{3})+$/
const indian = /^\d{1,2}(?:,\d{2})*,\d{3}$/

function cleanText(cell: SheetCell): string {
  return textOf(cell)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐‑‒−]/gu, '-')
    .trim()
}

/** What is left of a price without currencies and endings. */
function bareAmount(text: string): string {
  return text.replace(ours, '').replace(bare, '').trim().replace(endings, '').replace(/\s+/gu, ' ').trim()
}

/** What a column of prices leaves open. */
export interface PriceQuestions {
  /** A currency that isn't ours, as written: the column can't be imported. */
  readonly stoppedBy: string | null
  /** A bare 'Rs.' may be Indian or Sri Lankan rupees. */
  readonly asksRupees: boolean
  /** '1,234' and '1.234' as the column has them, where it has both. */
  readonly asksThousands: { readonly comma: string; readonly point: string } | null
}

/** Finds what has to be asked about a column of prices before it's read. */
export function findPriceQuestions(heading: string, cells: readonly SheetCell[]): PriceQuestions {
  const texts = cells.filter((cell) => typeof cell === 'string').map(cleanText)
  const withHeading = [heading.normalize('NFKC'), ...texts]
  const comma = texts.find((text) => /^\d{1,3}(?:,\d{3})+$/.test(bareAmount(text)))
  const point = texts.find((text) => /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(bareAmount(text)))
  const isOurs = withHeading.some((text) => text.search(ours) >= 0)
  return {
    stoppedBy: withHeading.map((text) => foreign.exec(text)?.[0]).find((currency) => currency !== undefined) ?? null,
    asksRupees: !isOurs && withHeading.some((text) => text.search(bare) >= 0),
    asksThousands: comma === undefined || point === undefined ? null : { comma, point },
  }
}

/** Reads a price: '₹5,000', '5,000/-', '1.234,50', 'Free'. Blank stays blank. */
export function readPrice(cell: SheetCell, thousands: ThousandsSign = 'both'): ReadValue<PriceProblem> {
  if (cell === null) return { text: '' }
  if (typeof cell === 'number') return written(cell)
  if (typeof cell !== 'string') return { problem: 'not_a_price' }
  const text = cleanText(cell)
  if (text === '') return { text: '' }
  if (isFreePrice(text)) return { text: '0' }
  if (foreign.test(text)) return { problem: 'other_currency' }
  const amount = bareAmount(text)
  if (isFreePrice(amount)) return { text: '0' }
  if (amount.includes('%')) return { problem: 'price_percent' }
  if (/\d\s*(?:-|–|—|to)\s*[₹\d]/iu.test(amount)) return { problem: 'price_range' }
  if (/^(?:-\s*\d|\(\s*\d.*\)$)/u.test(amount)) return { problem: 'negative_price' }
  const number = numberOf(amount.replace(/(?<=\d)[ '](?=\d{3})/gu, ''), thousands)
  return number === null ? { problem: 'not_a_price' } : written(number)
}

function written(amount: number): ReadValue<PriceProblem> {
  if (!Number.isFinite(amount)) return { problem: 'not_a_price' }
  if (amount < 0) return { problem: 'negative_price' }
  const rounded = Math.round(amount * 100) / 100
  // What a formula computes may be off by its rounding, but no price has three decimals.
  return Math.abs(rounded - amount) > 1e-6 * Math.max(1, amount)
    ? { problem: 'not_a_price' }
    : { text: String(rounded) }
}

/** The number that digits with commas and points mean, or null. */
function numberOf(text: string, thousands: ThousandsSign): number | null {
  if (!/^\d[\d.,]*$/.test(text)) return null
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma >= 0 && point >= 0) return comma > point ? grouped(swap(text)) : grouped(text)
  if (point >= 0) {
    const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text) && (thousands === 'both' || text.indexOf('.') < point)
    return isGrouped ? grouped(swap(text)) : grouped(text)
  }
  // '5,5' and '5,50' are decimals. '5,500' is thousands.
  return /^\d+,\d{1,2}$/.test(text) ? grouped(swap(text)) : grouped(text)
}

const swap = (text: string) => text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','))

/** A number whose comma, if any, groups thousands, also in lakhs. */
function grouped(text: string): number | null {
  const [whole = '', decimals, ...more] = text.split('.')
  if (more.length > 0 || (decimals !== undefined && !/^\d+$/.test(decimals))) return null
  if (whole.includes(',') && !western.test(whole) && !indian.test(whole)) return null
  return Number(`${whole.replaceAll(',', '')}.${decimals ?? '0'}`)
}
