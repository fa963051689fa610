import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses/limits'
import { readInstitution } from '#assistant/institution.ts'
import { numberOf } from '#read/deadline.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/** What a course should be, as a question says it. */
export interface CourseConditions {
  readonly language: CourseLanguage | null
  /** A language that it is not to be in. */
  readonly notLanguage: CourseLanguage | null
  readonly free: boolean
  /** In rupees, of all courses together where the question asks about a sum. */
  readonly maxPrice: number | null
  readonly maxWeeks: number | null
  readonly minWeeks: number | null
  /** Words of the name of who offers it. */
  readonly institution: string | null
  readonly level: CourseLevel | null
  /** Asked for, but not in the catalogue: where a course is held, and at which time of the week. */
  readonly place: boolean
  readonly times: boolean
  readonly certificate: boolean
  /** Measured against the budget in the learner's answers. */
  readonly budget: boolean
  /** Online, or in a classroom. */
  readonly form: boolean
  /** What several courses cost together. */
  readonly sum: boolean
  /** Which comes first; null for the best match. */
  readonly first: 'cheapest' | 'dearest' | 'shortest' | 'longest' | null
  /** What comes before a course. */
  readonly before: boolean
  /** When a course starts. */
  readonly start: boolean
}

export const noConditions: CourseConditions = {
  language: null,
  notLanguage: null,
  free: false,
  maxPrice: null,
  maxWeeks: null,
  minWeeks: null,
  level: null,
  institution: null,
  place: false,
  times: false,
  certificate: false,
  budget: false,
  form: false,
  sum: false,
  start: false,
  before: false,
  first: null,
}

const languages: readonly (readonly [RegExp, CourseLanguage])[] = [
  [/\btamil\b/, 'ta'],
  [/\bsinhala\b/, 'si'],
  [/\bin english\b/, 'en'],
]
const languageIds: Readonly<Record<string, CourseLanguage>> = { tamil: 'ta', sinhala: 'si', english: 'en' }
const refusedLanguage =
  /\b(?:not|other than|except|besides|without|isn't|no)(?: (?:be|taught|only|given))? (?:in )?(tamil|sinhala|english)\b|\bnon[- ](english|tamil|sinhala)\b/
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
const free = /\b(?:free|no cost|without (?:paying|cost|money)|zero cost|do not cost|₹ ?0|for nothing|cost nothing)\b/
const short = /\b(?:short(?:est|er)?|quick(?:est|er)?|few weeks|under \d+ weeks?|less than \d+ weeks?)\b/
const sum = /\b(?:plus|total|together|altogether|in all|sum|both|all (?:three|of them)|combined)\b/
const orders: readonly (readonly [RegExp, NonNullable<CourseConditions['first']>])[] = [
  [
    /\b(?:books?|reading|material|tutorials?|youtube|cheapest|cheaper|less expensive|lowest (?:price|fee|cost)|least expensive|costs? (?:the )?least)\b/,
    'cheapest',
  ],
  [/\b(?:dearest|most expensive|costliest|highest (?:price|fee|cost))\b/, 'dearest'],
  [/\b(?:shortest|shorter|quickest|fastest)\b(?! than)/, 'shortest'],
  [/\b(?:longest|longer)\b(?! than)/, 'longest'],
]
const start =
  /\b(?:when|next batch|intake)\b.{0,30}\b(?:starts?|begins?|date|batch|intake)\b|\bstart(?:ing)? dates?\b|\b(?:starts?|starting|begins?) (?:soon|next|this)\b/
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
const amountOfSpan = String.raw`(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
const span = String.raw`${amountOfSpan} (weeks?|months?)`
const weekLimit = new RegExp(
  String.raw`\b(under|below|less than|fewer than|at most|up to|within|max(?:imum)?|not more than|shorter than|around|about|of|in) (?:around |about )?${span}\b`,
)
const weeksFree = new RegExp(String.raw`\b${span}(?: of)? (?:holidays?|vacation|break|off|free|leave)\b`)
/** What 'short' means. */
const shortWeeks = 8

function readMaxPrice(text: string): number | null {
  for (const pattern of priceLimits) {
    const [, digits, thousands] = pattern.exec(text) ?? []
    if (digits !== undefined) return Number(digits.replace(/[, ]/g, '')) * (thousands === undefined ? 1 : 1000)
  }
  return null
}

function weeksOf(count: string, unit: string): number {
  return numberOf(count, undefined) * (unit.startsWith('m') ? 4 : 1)
}

function readMaxWeeks(text: string): number | null {
  const [, off, offUnit = ''] = weeksFree.exec(text) ?? []
  if (off !== undefined) return weeksOf(off, offUnit)
  const [, limit, count = '', unit = ''] = weekLimit.exec(text) ?? []
  if (limit === undefined) return short.test(text) && !/\b(?:short|quick)est\b/.test(text) ? shortWeeks : null
  const weeks = weeksOf(count, unit)
  if (weeks === 4 && unit.startsWith('m')) return weeks
  return /^(?:less|under|below|shorter|fewer)/.test(limit) ? weeks - 1 : weeks
}

const between = new RegExp(
  String.raw`\b(?:between|from) ${amountOfSpan} ?(?:weeks?|months?)? ?(?:and|to|-|–) ?${span}\b`,
)
const weekFloor = new RegExp(
  String.raw`\b(longer than|more than|over|above|at least|min(?:imum)?(?: of)?|not less than|not shorter than) ${span}\b|\b${span} (?:or|and) (?:more|longer|above|over)\b`,
)

/** 'Between 4 and 6 weeks', 'longer than 8 weeks', or a limit. */
function readWeeks(text: string): Pick<CourseConditions, 'minWeeks' | 'maxWeeks'> {
  const [, from, to = '', unit = ''] = between.exec(text) ?? []
  if (from !== undefined) return { minWeeks: weeksOf(from, unit), maxWeeks: weeksOf(to, unit) }
  const [, limit, ...spans] = weekFloor.exec(text) ?? []
  const [count, countUnit = ''] = spans.filter((part) => part !== undefined)
  if (count === undefined) return { minWeeks: null, maxWeeks: readMaxWeeks(text) }
  const weeks = weeksOf(count, countUnit)
  return { minWeeks: /^(?:longer|more|over|above)/.test(limit ?? '') ? weeks + 1 : weeks, maxWeeks: null }
}

/**
 * Reads what a question says the courses should be.
 *
 * @param text - A question's words in lower case.
 * @returns The conditions; nulls and false where it says nothing.
 */
export function readCourseConditions(text: string): CourseConditions {
  const [, refused, excluded] = refusedLanguage.exec(text) ?? []
  const notLanguage = languageIds[refused ?? excluded ?? ''] ?? null
  const meant = text.replace(refusedLanguage, ' ')
  const language = languages.find(([pattern]) => pattern.test(meant))?.[1] ?? null
  const maxPrice = readMaxPrice(text)
  // 'Free, or under 5000' is a limit.
  const isEither = maxPrice !== null && /\bor\b/.test(text)
  return {
    language,
    notLanguage,
    free: !isEither && free.test(text) && !/\bfree or\b|\bor (?:is it )?free\b/.test(text),
    maxPrice,
    ...readWeeks(text),
    institution: readInstitution(text),
    level: levels.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    place: place.test(text),
    times: times.test(text),
    budget: /\b(?:my|our) budget\b|\b(?:can i|i can(?: not)?) afford\b/.test(text),
    certificate: /\bcertificates?\b/.test(text),
    form: /\b(?:online|on line|remote(?:ly)?|zoom|distance|travel|in person|physical(?:ly)?|class ?rooms?|from home|recorded|live)\b/.test(
      text,
    ),
    sum: sum.test(text),
    first: orders.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    start: start.test(text),
    before: /\b(?:prerequisites?|requirements?|eligib\w+|need to know|know before|required for)\b/.test(text),
  }
}
