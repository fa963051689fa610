import { numberOf, numberPattern } from '#read/deadline.ts'
import { anyOf } from '#text/patterns.ts'

/** Between names that share what is said of them: 'basic HTML, CSS and JavaScript', 'some html css'. */
export const listed = /^\s*(?:,|;|\/|&|\+|,?\s*(?:and|or))?\s*$/i

const turns = anyOf`but|however|although|though|whereas|while|now|today|currently|recently|later|then`
/** 'and I know some CSS' says something new, 'and I used it for years' does not. */
const anotherClaim = String.raw`and i (?:also |only |just )?(?:know|learn(?:ed|t)|studied|did|took|tried)\b(?! (?:it|them|this|that|both)\b)`
/** Where another statement may begin. Commas also stand in lists, so they are no such places. */
export const clauseEdge = new RegExp(String.raw`[.!?;\n\r।]\s|[\n\r]|\b(?:${turns}|${anotherClaim})\b`, 'gi')

const little = anyOf`
  (?:a )?(?:very )?(?:little|bit)(?: bit)?(?: of)?|some|(?:a )?beginner (?:in|at)
  (?:very |only |just )*(?:basics?|elementary|introductory|limited|superficial)
  basics of|fundamentals of|beginner(?:'s)?(?:[- ]level)?|introduction to|intro to|touched|dabbled in|tried
`
const courseWords = anyOf`
  courses?|workshops?|boot ?camps?|training|classes|class|lessons?|tutorials?|webinars?|seminars?|modules?|lectures?
  mooc|udemy|coursera|nptel|edx|youtube
`
const schoolWords = anyOf`
  (?:at|in) (?:the |my )?(?:uni|university|college|school|campus|o\/?l|a\/?l)
  part of my (?:bsc|degree|diploma|studies|b\.?tech|course)|semesters?|subjects?
`

/** Words right before a name that say it is hardly known: 'a bit of JavaScript', 'basic knowledge of Python'. */
export const littleBefore = new RegExp(
  String.raw`\b${little}\b(?: (?:knowledge|understanding|skills?|experience|idea|level|use))?(?: (?:of|in|with|on))?\s*$`,
  'i',
)
/** Words right after a name that say it is hardly known: 'JavaScript (basic)', 'pandas a little', 'SQL basics'. */
export const littleAfter =
  /^\s*(?:[-–—:(]\s*)?(?:(?:at|only|just|very|level)\s+)*(?:basics?|a little|a (?:little )?bit|little|beginner|elementary|fundamentals|novice)\b(?:[- ](?:level|knowledge|skills|only))*/i
export const courseBefore = new RegExp(String.raw`\b${courseWords}\b[^,;]{0,30}$`, 'i')
export const courseAfter = new RegExp(String.raw`^\s*(?:[-–—:(]\s*)?(?:[\p{L}\d-]+\s+){0,3}?${courseWords}\b`, 'iu')
/** A school's subject is a course, wherever the clause says so. */
export const schooling = new RegExp(String.raw`\b(?:${schoolWords})\b`, 'i')
/** Heard or seen, which is less than a course. */
export const onlyHeard = /\b(?:attended|watched|listened to)\b/i
export const certified = /\b(?:certified|certificates?|certifications?|passed|exam|diploma|licen[cs]ed?)\b/i
const built = anyOf`
  projects?|buil(?:t|d|ding)|made|developed|created|wrote|deployed|published|freelanc\w+|apps?|websites?|sites?
`
export const usedInProjects = new RegExp(String.raw`\b${built}\b`, 'i')
export const usedAtWork = /\b(?:daily|every ?day|professionally|at work|in production|for a living|in my job|senior)\b/i
export const forgotten =
  /\b(?:forgot(?:ten)?|(?:don.?t|can.?t|cannot|hardly|barely|do not) remember|lost touch)\b(?: (?:it|most|all|everything|almost))*/i
const span = new RegExp(String.raw`\b${numberPattern}\s*\+?\s*(?:plus )?(?:years?|yrs?)\b(\s+(?:ago|back|old))?`, 'gi')
const longAgo = /\b(?:(?:a )?long (?:time )?ago|years ago|rusty|used to know|decades? ago)\b/i

/** From so many years ago on, a skill counts as half forgotten; from so many years of use on, as known from work. */
const oldYears = 5
const workYears = 2

export interface Span {
  readonly years: number
  readonly isPast: boolean
  readonly start: number
  readonly end: number
}

/**
 * Finds spans of years ('seven years', '10 years ago').
 *
 * @param text - Any text.
 * @returns The spans with their places, in UTF-16 units.
 */
export function spansIn(text: string): Span[] {
  return [...text.matchAll(span)].map((match) => ({
    years: numberOf((match[1] ?? '').toLowerCase(), match[2]),
    isPast: match[3] !== undefined,
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/**
 * Finds words that put a skill far into the past.
 *
 * @param text - A clause.
 * @returns Their place, or null.
 */
export function findLongAgo(text: string): Place | null {
  const found = spansIn(text).find(({ years, isPast }) => isPast && years >= oldYears)
  return found ?? placeOf(longAgo, text)
}

/**
 * Finds words that say a skill has been used for years.
 *
 * @param text - A clause.
 * @returns Their place, or null.
 */
export function findYearsOfUse(text: string): Place | null {
  return spansIn(text).find(({ years, isPast }) => !isPast && years >= workYears) ?? null
}

export interface Place {
  readonly start: number
  readonly end: number
}

/**
 * Finds a pattern in a text.
 *
 * @param pattern - A pattern that isn't global.
 * @param text - Any text.
 * @returns The place of the first match, or null.
 */
export function placeOf(pattern: RegExp, text: string): Place | null {
  const match = pattern.exec(text)
  return match === null ? null : { start: match.index, end: match.index + match[0].trimEnd().length }
}
