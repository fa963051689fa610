import { anyOf } from '#text/patterns.ts'

/** A day that a question names: so many days from now, or a place in a month. Without a year it is the next such month. */
export type Deadline =
  | { readonly inDays: number }
  | { readonly year: number | null; readonly month: number; readonly part: 'start' | 'middle' | 'end' }

/** What a question says of the time for studying. */
export interface StudyTime {
  readonly hoursPerWeek: number | null
  /** Hours a week more than the learner has set, or fewer where it is negative. */
  readonly moreHours: number
  /** Such as 2 for 'twice as fast': times the pace that the learner has set. */
  readonly timesUsual: number | null
  readonly deadline: Deadline | null
  /** Weeks without studying. */
  readonly weeksOff: number
}

const words: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, half: 0.5 },
}
const number = String.raw`(\d+(?:\.\d+)?|half an?|${Object.keys(words).join('|')})( and a half)?`

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

function numberOf(text: string, half: string | undefined): number {
  const value = Number(text)
  return (Number.isNaN(value) ? (words[text.split(' ')[0] ?? ''] ?? 0) : value) + (half === undefined ? 0 : 0.5)
}

const dayNames = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?'
const amount = new RegExp(String.raw`\b(?:(\d+) ?(?:-|–|to|or) ?)?${number} ?(hours?|h|minutes?|min)\b`, 'g')
const eachDay = String.raw`(?:(?:a|per|each|every|\/) ?(?:single )?(?:day|night|evening|morning)|daily|at night|in the (?:evenings?|mornings?)|before bed)\b`
const eachWeek = String.raw`(?:(?:a|per|each|every|in a|in the|\/) ?(?:week|wk)|weekly|of study (?:a|per) week)\b`
const weekdays = '(?:weekdays?|working days?|mon(?:day)?s? ?(?:-|to|till) ?fri(?:day)?s?)'
const dayGroup = `(?:${weekdays}|weekends?|${dayNames})`
const dayList = `(?:(?:a |every |each |the )?${dayGroup}(?:,? (?:and|&) |, )?)+`
const afterNamedDays = new RegExp(`^ (?:each |both )?(?:(?:on|every|each|during|in) )?(${dayList})`)
const beforeNamedDays = new RegExp(
  String.raw`\b(${dayList}),? ?(?:only |i (?:can |could |have |study )*|about |around |maybe |for |just |it is )*$`,
)
const daysEachWeek = new RegExp(
  String.raw`\b${number} (?:days?|times|evenings|nights|mornings) (?:only )?(?:a|per|each|every|in a|in the|\/) ?(?:week|wk)\b`,
)

/** How many days of a week these names are. Weekdays are five, a weekend is two. */
function countDays(names: string): number {
  const rest = names.replace(new RegExp(weekdays, 'g'), '')
  const single = rest.match(new RegExp(String.raw`\b${dayNames}\b`, 'g'))?.length ?? 0
  return (rest === names ? 0 : 5) + single + (/\bweekends?\b/.test(rest) ? 2 : 0)
}

interface Amount {
  readonly hours: number
  readonly before: string
  readonly after: string
}

/** The hours a week of an amount, by the words around it. Null where they say nothing of days or weeks. */
function weeklyHours({ hours, before, after }: Amount, text: string): number | null {
  if (new RegExp(`^ ?${eachWeek}`).test(after) || /\b(?:weekly|(?:every|each|per) week)\W*$/.test(before)) return hours
  const [, count, half] = daysEachWeek.exec(text) ?? []
  if (count !== undefined) return hours * numberOf(count, half)
  const named = afterNamedDays.exec(after)?.[1] ?? beforeNamedDays.exec(before)?.[1]
  if (new RegExp(`^ ?${eachDay}`).test(after) || /\b(?:daily|(?:every|each|per) day)\W*$/.test(before))
    return hours * (new RegExp(String.raw`\b${weekdays}\b`).test(text) ? 5 : 7)
  return named === undefined ? null : hours * countDays(named)
}

/** 'With 5 hours' alone means a week. */
const bareAmount = new RegExp(
  String.raw`\b(?:with|at|only|just) ${number} hours?\b(?! (?:of|for|in|to|left|more|less|extra))`,
)

function readHoursPerWeek(text: string): number | null {
  if (change.test(text)) return null
  const meant = text.split(/\b(?:instead of|rather than|not just)\b/)[0] ?? text
  const amounts = [...meant.matchAll(amount)].map((match): Amount => {
    const [all, from, count = '', half, unit] = match
    const most = numberOf(count, half)
    const value = from === undefined ? most : (Number(from) + most) / 2
    return {
      hours: unit?.startsWith('m') ? value / 60 : value,
      before: meant.slice(0, match.index),
      after: meant.slice(match.index + all.length),
    }
  })
  const said = amounts.map((one) => weeklyHours(one, meant)).filter((hours) => hours !== null)
  const [, bare, half] = bareAmount.exec(meant) ?? []
  if (said.length === 0) return bare === undefined ? null : numberOf(bare, half)
  return said.reduce((sum, hours) => sum + hours, 0)
}

const change = new RegExp(
  String.raw`\b${number} (?:(more|extra|additional)|(less|fewer)) hours?\b|\b${number} hours? (?:(more|extra)|(less|fewer))\b`,
)

function readMoreHours(text: string): number {
  const [, first, firstHalf, more, less, second, secondHalf, moreToo] = change.exec(text) ?? []
  if (first === undefined && second === undefined) return 0
  const hours = numberOf(first ?? second ?? '', firstHalf ?? secondHalf)
  return less === undefined && (more !== undefined || moreToo !== undefined) ? hours : -hours
}

const multiple =
  /\b(double|doubled|twice|triple|half)\b.{0,24}\b(?:hours|pace|speed|effort|as (?:much|many|fast)|of (?:it|that))\b/
const factors: Readonly<Record<string, number>> = { double: 2, doubled: 2, twice: 2, triple: 3, half: 0.5 }

const byMonth = new RegExp(
  String.raw`\b(?:by|before|until|till|end|in|this|next|mid|middle|start|beginning)(?: of)?(?: the)?(?: (end|middle|start|beginning) of)?(?: this| next)? ${month}\b\.?,? ?(20\d\d)?`,
)
const inSpan = new RegExp(
  String.raw`\b(?:in|within)(?: (?:about|around|only|just|exactly|under|the next))? ${number} (days?|weeks?|months?|years?)\b`,
)
const yearEnd = /\b(?:end of (?:the|this) year|year(?:'s)? end|new year|christmas|december holidays)\b/
const byYear = /\b(?:by|before|until|till) (20\d\d)\b/
const fromNow = new RegExp(String.raw`\b${number} (days?|weeks?|months?|years?) (?:from now|from today|ahead)\b`)
const spanDays = { d: 1, w: 7, m: 30.4, y: 365 } as const

function readDeadline(text: string): Deadline | null {
  const span = inSpan.exec(text) ?? fromNow.exec(text)
  if (span !== null) {
    const unit = (span[3]?.[0] ?? 'd') as keyof typeof spanDays
    return { inDays: Math.min(mostDays, Math.round(numberOf(span[1] ?? '', span[2]) * spanDays[unit])) }
  }
  const named = byMonth.exec(text)
  if (named !== null) {
    const beginning = /\b(?:start|beginning|before)\b/.test(named[0])
    const part = beginning ? 'start' : /\bmid/.test(named[0]) ? 'middle' : 'end'
    const year = named[3] === undefined ? null : Number(named[3])
    return { year, month: monthNames.indexOf((named[2] ?? '').slice(0, 3)) + 1, part }
  }
  const year = byYear.exec(text)?.[1]
  if (year !== undefined) return { year: Number(year), month: 1, part: 'start' }
  return yearEnd.test(text) ? { year: null, month: 12, part: 'end' } : null
}

const pause = anyOf`off|of holidays?|holidays?|vacation|break|pause|without (?:study|learn)\w*|nothing`
const timeOff = new RegExp(
  String.raw`\b${number} (weeks?|months?)(?:'s?)? ${pause}|\b(?:break|pause|holiday|vacation) of ${number} (weeks?|months?)`,
)

const stop = String.raw`(?:stop|pause|break|rest|off|away|holidays?|vacation|not (?:study|learn)\w*|no time)`
const stopFor = new RegExp(String.raw`\b${stop}\b.{0,20}\b(?:for|of) ${number} (weeks?|months?)`)
const stopInMonth = new RegExp(String.raw`\b${stop}\b.{0,12}\b(?:in|during|the whole of|all of) ${month}\b`)
const weeksOfMonth = 4.35

function readWeeksOff(text: string): number {
  const [, count, half, span] = stopFor.exec(text) ?? []
  if (count !== undefined) return Math.round(numberOf(count, half) * (span?.startsWith('m') ? weeksOfMonth : 1))
  if (stopInMonth.test(text)) return Math.round(weeksOfMonth)
  return readNamedTimeOff(text)
}

function readNamedTimeOff(text: string): number {
  const found = timeOff.exec(text)
  if (found === null) return 0
  const [, first, half, unit, second, secondHalf, secondUnit] = found
  const value = numberOf(first ?? second ?? '', half ?? secondHalf)
  return (unit ?? secondUnit ?? '').startsWith('m') ? Math.round(value * weeksOfMonth) : value
}

/** Bounds of what is reckoned with, so that every date exists. */
const [shortestWeek, longestWeek] = [0.25, 168]
const [mostWeeksOff, mostDays] = [520, 36_500]

/** Null where nothing was said, or no time at all. */
function within(value: number | null, least: number, most: number): number | null {
  return value === null || value <= 0 ? null : Math.min(most, Math.max(least, value))
}

/**
 * Reads what a question says of the time for studying: '30 minutes a day', 'by June', 'three weeks off'.
 *
 * @param text - The question's words in lower case.
 * @returns Hours a week, the deadline and weeks off; null or 0 where nothing is said.
 */
export function readStudyTime(text: string): StudyTime {
  const weeksOff = Math.min(mostWeeksOff, readWeeksOff(text))
  // Time off around the new year is no deadline.
  const deadline = weeksOff > 0 ? null : readDeadline(text)
  const hoursPerWeek = within(readHoursPerWeek(text), shortestWeek, longestWeek)
  const factor = hoursPerWeek === null ? multiple.exec(text)?.[1] : undefined
  const timesUsual = factor === undefined ? null : (factors[factor] ?? null)
  return { hoursPerWeek, moreHours: readMoreHours(text), timesUsual, deadline, weeksOff }
}

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
    deadline.part === 'end'
      ? Date.UTC(year, deadline.month, 0)
      : Date.UTC(year, deadline.month - 1, deadline.part === 'start' ? 1 : 15)
  const thisYear = from.getUTCFullYear()
  const year = deadline.year ?? (dayOf(thisYear) < from.getTime() ? thisYear + 1 : thisYear)
  return Math.round((dayOf(year) - from.getTime()) / 86_400_000)
}
