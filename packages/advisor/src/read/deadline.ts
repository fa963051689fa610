/** A day that a text names: so many days from now, or a place in a month. Without a year it is the next such month. */
export type Deadline =
  | { readonly inDays: number }
  | {
      readonly year: number | null
      readonly month: number
      readonly part: 'start' | 'middle' | 'end'
      readonly day?: number
    }

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  half: 0.5,
}
export const numberPattern = String.raw`(\d+(?:\.\d+)?|half an?|${Object.keys(numberWords).join('|')})( and a half)?`

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const monthPattern =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/**
 * Reads a number that `numberPattern` has found.
 *
 * @param text - The number in digits or words.
 * @param half - 'and a half', if it follows.
 * @returns The number, 0 for an unknown word.
 */
export function numberOf(text: string, half: string | undefined): number {
  const value = Number(text)
  return (Number.isNaN(value) ? (numberWords[text.split(' ')[0] ?? ''] ?? 0) : value) + (half === undefined ? 0 : 0.5)
}

const byMonth = new RegExp(
  String.raw`\b(?:by|before|until|till|end|in|this|next|mid|middle|start|beginning)(?: of)?(?: the)?(?: (end|middle|start|beginning) of)?(?: this| next)? ${monthPattern}\b\.?,? ?(20\d\d)?`,
)
/** 'By 15 March', 'my exam is on March 15th, 2027'. */
const dayAndMonth = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthPattern}|${monthPattern} (\d{1,2})(?:st|nd|rd|th)?(?!\d)`
const occasion = '(?:by|before|until|till|birthday|exams?|deadline|wedding|interview)'
const byDay = new RegExp(
  String.raw`\b${occasion}\b(?: (?!${monthPattern}\b)[a-z]+){0,4},? (?:${dayAndMonth})\b,? ?(20\d\d)?`,
)
const inSpan = new RegExp(
  String.raw`\b(?:in|within)(?: (?:about|around|only|just|exactly|under|the next))? ${numberPattern} (days?|weeks?|months?|years?)\b`,
)
const yearEnd = /\b(?:end of (?:the|this) year|year(?:'s)? end|new year|christmas|december holidays)\b(?:,? (20\d\d))?/
const byYear = /\b(?:by|before|until|till)( the end of)? (20\d\d)\b/
const fromNow = new RegExp(String.raw`\b${numberPattern} (days?|weeks?|months?|years?) (?:from now|from today|ahead)\b`)
const spanDays = { d: 1, w: 7, m: 30.4, y: 365 } as const

/** So that every date exists. */
const mostDays = 36_500

/**
 * Finds the first deadline that a text names: a span such as 'in six months', else a month, a year or the year's end.
 *
 * @param text - The words in lower case.
 * @returns The deadline and where its words are in the text, in UTF-16 units. Null where none is named.
 */
export function findDeadline(
  text: string,
): { readonly deadline: Deadline; readonly start: number; readonly end: number } | null {
  for (const { pattern, read } of readers) {
    const match = pattern.exec(text)
    if (match !== null) return { deadline: read(match), start: match.index, end: match.index + match[0].length }
  }
  return null
}

function readSpan([, count = '', half, unit = 'd']: RegExpExecArray): Deadline {
  const days = spanDays[unit[0] as keyof typeof spanDays]
  return { inDays: Math.min(mostDays, Math.round(numberOf(count, half) * days)) }
}

function readMonth([words, , name = '', year]: RegExpExecArray): Deadline {
  const beginning = /\b(?:start|beginning|before)\b/.test(words)
  const part = beginning ? 'start' : /\bmid/.test(words) ? 'middle' : 'end'
  return { year: year === undefined ? null : Number(year), month: monthNames.indexOf(name.slice(0, 3)) + 1, part }
}

function readDay([, , first, firstMonth, secondMonth, second, year]: RegExpExecArray): Deadline {
  const name = firstMonth ?? secondMonth ?? ''
  return {
    year: year === undefined ? null : Number(year),
    month: monthNames.indexOf(name.slice(0, 3)) + 1,
    part: 'end',
    day: Number(first ?? second ?? 1),
  }
}

function readYear([, end, year]: RegExpExecArray): Deadline {
  return { year: Number(year), ...(end === undefined ? { month: 1, part: 'start' } : { month: 12, part: 'end' }) }
}

const readers: readonly { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => Deadline }[] = [
  { pattern: inSpan, read: readSpan },
  { pattern: fromNow, read: readSpan },
  { pattern: byDay, read: readDay },
  { pattern: byMonth, read: readMonth },
  { pattern: byYear, read: readYear },
  {
    pattern: yearEnd,
    read: ([, year]) => ({ year: year === undefined ? null : Number(year), month: 12, part: 'end' }),
  },
]

/**
 * Counts the days to a deadline.
 *
 * @param deadline - The deadline.
 * @param today - The day to count from, like '2026-11-21'.
 * @returns Days. A month that is over this year is next year's.
 */
export function daysUntil(deadline: Deadline, today: string): number {
  if ('inDays' in deadline) return deadline.inDays
  const from = new Date(`${today}T00:00:00Z`)
  const dayOf = (year: number) =>
    deadline.day !== undefined
      ? Date.UTC(year, deadline.month - 1, deadline.day)
      : deadline.part === 'end'
        ? Date.UTC(year, deadline.month, 0)
        : Date.UTC(year, deadline.month - 1, deadline.part === 'start' ? 1 : 15)
  const thisYear = from.getUTCFullYear()
  const year = deadline.year ?? (dayOf(thisYear) < from.getTime() ? thisYear + 1 : thisYear)
  return Math.round((dayOf(year) - from.getTime()) / 86_400_000)
}

/** A later deadline is about a life, not about a roadmap: 'in five years I want to lead a team'. */
const maxDays = 2 * 366
const millisecondsPerDay = 86_400_000

/**
 * Reads the first deadline of a text as a day.
 *
 * @param text - An answer of the learner.
 * @param today - The day to count from, like '2026-11-21'.
 * @returns The day and the words that name it. Null where none is named, or it is past or more than two years away.
 */
export function readDeadline(text: string, today: string): { readonly until: string; readonly quote: string } | null {
  const lower = text.toLowerCase()
  const match = findDeadline(lower)
  if (match === null) return null
  const days = daysUntil(match.deadline, today)
  if (days < 1 || days > maxDays) return null
  const until = new Date(Date.parse(today) + days * millisecondsPerDay).toISOString().slice(0, 10)
  // A few letters have a lower case of another length, which moves the words.
  const words = lower.length === text.length ? text : lower
  return { until, quote: words.slice(match.start, match.end) }
}
