import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses'
import { ownCues as cues } from '#chat/own-cues.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/** What a course should be, as a question says it. */
export interface CourseConditions {
  readonly language: CourseLanguage | null
  readonly free: boolean
  /** In rupees, of all courses together where the question asks about a sum. */
  readonly maxPrice: number | null
  readonly maxWeeks: number | null
  readonly level: CourseLevel | null
  /** Asked for, but not in the catalogue: where a course is held, and at which time of the week. */
  readonly place: boolean
  readonly times: boolean
  /** What several courses cost together. */
  readonly sum: boolean
  /** Which comes first; null for the best match. */
  readonly first: 'cheapest' | 'dearest' | 'shortest' | 'longest' | null
  /** Of the learner's own roadmap. */
  readonly own: boolean
}

export const noConditions: CourseConditions = {
  ...{ language: null, free: false, maxPrice: null, maxWeeks: null, level: null },
  ...{ place: false, times: false, sum: false, first: null, own: false },
}

const languages: readonly (readonly [RegExp, CourseLanguage])[] = [
  [/\btamil\b/, 'ta'],
  [/\bsinhala\b/, 'si'],
  [/\bin english\b/, 'en'],
]
const levels: readonly (readonly [RegExp, CourseLevel])[] = [
  [/\b(?:beginners?|basic|basics level|newcomers?|from zero|from scratch|entry level)\b/, 'beginner'],
  [/\bintermediate\b/, 'intermediate'],
  [/\b(?:advanced|expert|higher|next) ?(?:level|course|class|one)?\b/, 'advanced'],
]
const place = phrases`
  (?:in|near|around|at) (?!tamil|sinhala|english|home|total|all|one|my|the|a|this|it)[a-z]+ (?:town|city|district|area)
  (?:in|near) (?:jaffna|colombo|kandy|galle|batticaloa|trincomalee|vavuniya|matara|negombo|kurunegala)
  (?:in|near) my (?:town|city|area|district)|(?:classroom|physical|in person|offline) (?:course|class)|class ?rooms?
`
const times =
  /\b(?:weekends?|evenings?|saturdays?|sundays?|mornings?|at night|after work|part ?time|timetable|timings?)\b/
const sum = /\b(?:total|together|altogether|in all|sum|both|all (?:three|of them)|combined)\b/
const orders: readonly (readonly [RegExp, NonNullable<CourseConditions['first']>])[] = [
  [/\b(?:cheapest|lowest (?:price|fee|cost)|least expensive|costs? (?:the )?least)\b/, 'cheapest'],
  [/\b(?:dearest|most expensive|costliest|highest (?:price|fee|cost))\b/, 'dearest'],
  [/\b(?:shortest|quickest|fastest)\b/, 'shortest'],
  [/\blongest\b/, 'longest'],
]
const own = /\b(?:my|linked|roadmap|these|those|them|steps?)\b/
/** '5000', '5,000', '10k', 'Rs. 2 000'. */
const money = String.raw`(?:₹|rs\.?|inr|lkr|rupees)? ?(\d{1,3}(?:[, ]\d{3})+|\d+)( ?k\b)?`
const below = anyOf`
  under|below|less than|at most|up to|within|max(?:imum)?|not more than|cheaper than
  budget (?:of|is)|have only|only have|gives? me|i have
`
const priceLimits = [
  new RegExp(String.raw`\b${below} ${money}(?! ?(?:weeks?|months?|hours?|days?|steps?|minutes?))`),
  /(?:₹|\brs\.? ?|\binr ?|\blkr ?)(\d{1,3}(?:[, ]\d{3})+|\d+)( ?k\b)?/,
]
const weekLimit =
  /\b(under|below|less than|at most|up to|within|max(?:imum)?|not more than|shorter than|around|about|of|in) (?:around |about )?(\d+|one|two|three|four|six|eight|ten) (weeks?|months?)\b/
const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6, eight: 8, ten: 10 }
/** What 'short' means. */
const shortWeeks = 8

function readMaxPrice(text: string): number | null {
  for (const pattern of priceLimits) {
    const [, digits, thousands] = pattern.exec(text) ?? []
    if (digits !== undefined) return Number(digits.replace(/[, ]/g, '')) * (thousands === undefined ? 1 : 1000)
  }
  return null
}

function readMaxWeeks(text: string): number | null {
  const [, limit, count = '', unit] = weekLimit.exec(text) ?? []
  if (limit === undefined) return cues.short.test(text) && !/\b(?:short|quick)est\b/.test(text) ? shortWeeks : null
  const weeks = (numbers[count] ?? Number(count)) * (unit?.startsWith('m') ? 4 : 1)
  return limit === 'less than' || limit === 'under' || limit === 'below' ? weeks - 1 : weeks
}

/**
 * Reads what a question says the courses should be.
 *
 * @param text - A question's words in lower case.
 * @returns The conditions; nulls and false where it says nothing.
 */
export function readCourseConditions(text: string): CourseConditions {
  const language = languages.find(([pattern]) => pattern.test(text))?.[1] ?? null
  return {
    language,
    free: cues.free.test(text) && !/\bfree or\b|\bor (?:is it )?free\b/.test(text),
    maxPrice: readMaxPrice(text),
    maxWeeks: readMaxWeeks(text),
    level: levels.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    place: place.test(text),
    times: times.test(text),
    sum: sum.test(text),
    first: orders.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    own: own.test(text),
  }
}
