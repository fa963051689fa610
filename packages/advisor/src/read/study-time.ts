import { type Deadline, findDeadline, monthPattern, numberOf, numberPattern } from '#read/deadline.ts'
import { anyOf } from '#text/patterns.ts'

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
  /** A pace in steps: 'one step a week'. */
  readonly stepsPerWeek: number | null
  /** The span of 'how many steps a month?'. */
  readonly stepsPer: StepSpan | null
}

export type StepSpan = 'day' | 'week' | 'month'

const dayNames = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?'
const amount = new RegExp(
  String.raw`\b(?:(\d+) ?(?:-|–|to|or) ?)?${numberPattern} ?(hours?|hrs?|h|minutes?|min)\b`,
  'g',
)
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
  String.raw`\b${numberPattern} (?:days?|times|evenings|nights|mornings) (?:only )?(?:a|per|each|every|in a|in the|\/) ?(?:week|wk)\b`,
)

/** How many days of a week these names are. Weekdays are five, a weekend is two. */
function countDays(names: string): number {
  const rest = names.replace(new RegExp(weekdays, 'g'), '')
  const single = rest.match(new RegExp(String.raw`\b${dayNames}\b`, 'g'))?.length ?? 0
  return (rest === names ? 0 : 5) + single + (/\bweekends?\b/.test(rest) ? 2 : 0)
}

const onlyWeekends = /\bweekends? only\b|\b(?:only|just) (?:on |at |in |the |during )*weekends?\b|\bweekends?\b/
const bareDays =
  /(?<!(?:in|within|for|after|last|next|past|every) )\b([1-7]) days\b(?! (?:off|break|holiday|left|ago|from|late|more))/

const exceptDays = new RegExp(`\\b(?:except|but not|not on|without|other than)(?: on| for)? (${dayList}|one day)`)

/** The days of a week that a text names beside an amount; null where it names none. */
function daysSaid(text: string): number | null {
  if (new RegExp(String.raw`\b${weekdays}\b`).test(text)) return 5
  const except = exceptDays.exec(text)?.[1]
  if (except !== undefined) return 7 - Math.max(1, countDays(except))
  if (onlyWeekends.test(text)) return 2
  const named = text.match(new RegExp(String.raw`\b${dayNames}\b`, 'g'))?.length ?? 0
  if (named > 1) return named
  const days = bareDays.exec(text)?.[1]
  return days === undefined ? null : Number(days)
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
    return hours * (daysSaid(text) ?? 7)
  return named === undefined ? null : hours * countDays(named)
}

/** 'With 5 hours' alone means a week. */
const bareAmount = new RegExp(
  String.raw`\b(?:with|at|only|just) ${numberPattern} hours?\b(?! (?:of|for|in|to|left|more|less|extra))`,
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
  const days = daysSaid(meant)
  if (said.length === 0 && bare === undefined && days !== null && /\b\d+ days\b|\bweekends?\b/.test(meant))
    return amounts.length === 0 ? null : amounts.reduce((sum, one) => sum + one.hours, 0) * days
  if (said.length === 0) return bare === undefined ? null : numberOf(bare, half)
  return said.reduce((sum, hours) => sum + hours, 0)
}

const change = new RegExp(
  String.raw`\b${numberPattern} (?:(more|extra|additional)|(less|fewer)) hours?\b|\b${numberPattern} hours? (?:(more|extra)|(less|fewer))\b`,
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

const pause = anyOf`off|of holidays?|holidays?|vacation|break|pause|without (?:study|learn)\w*|nothing`
const timeOff = new RegExp(
  String.raw`\b${numberPattern} (weeks?|months?)(?:'s?)? ${pause}|\b(?:break|pause|holiday|vacation) of ${numberPattern} (weeks?|months?)`,
)

const stop = String.raw`(?:stop|pause|break|rest|off|away|holidays?|vacation|not (?:study|learn)\w*|no time)`
const stopFor = new RegExp(String.raw`\b${stop}\b.{0,20}\b(?:for|of) ${numberPattern} (weeks?|months?)`)
const stopInMonth = new RegExp(String.raw`\b${stop}\b.{0,12}\b(?:in|during|the whole of|all of) ${monthPattern}\b`)
const monthOff = new RegExp(
  String.raw`\b${monthPattern} (?:completely |entirely )?(?:off|free|without (?:study|learn)\w*)\b`,
)
/** 'In December, so no study that month'. */
const noStudyThen =
  /\b(?:no|not|can not|without) (?:\w+ )?(?:study\w*|learn\w*|time)\b.{0,12}\b(?:that|this|the whole|in that) month\b/
const weeksOfMonth = 4.35

function readWeeksOff(text: string): number {
  const [, count, half, span] = stopFor.exec(text) ?? []
  if (count !== undefined) return Math.round(numberOf(count, half) * (span?.startsWith('m') ? weeksOfMonth : 1))
  const named = readNamedTimeOff(text)
  if (named > 0) return named
  if (stopInMonth.test(text) || monthOff.test(text)) return Math.round(weeksOfMonth)
  if (noStudyThen.test(text)) return Math.round(weeksOfMonth)
  return 0
}

function readNamedTimeOff(text: string): number {
  const found = timeOff.exec(text)
  if (found === null) return 0
  const [, first, half, unit, second, secondHalf, secondUnit] = found
  const value = numberOf(first ?? second ?? '', half ?? secondHalf)
  return (unit ?? secondUnit ?? '').startsWith('m') ? Math.round(value * weeksOfMonth) : value
}

const span = '(days?|weeks?|wks?|months?|fortnights?|weekends?)'
const spanDays: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.4, f: 14 }
const eachSpan = String.raw`(?:(?:an?|per|each|every|in an?|in|this|\/) ?(?:${numberPattern} ?)?${span}|(daily|weekly|monthly))`
const stepsEach = new RegExp(String.raw`\b${numberPattern} (?:\w+ )?steps? (?:\w+ )?${eachSpan}\b`)
const eachSteps = new RegExp(
  String.raw`\b(?:each|every|per|in an?|in) (?:${numberPattern} )?${span},? (?:i |to |we |only |just )*(?:\w+ ){0,2}${numberPattern} (?:\w+ )?steps?\b`,
)
const howManySteps =
  /\bhow many steps?\b.{0,40}\b(?:(?:an?|per|each|every|in an?|in one) (day|week|month)|(daily|weekly|monthly))\b/

/** A year is no pace, and a week without a number is one week. */
function readStepsPerWeek(text: string): number | null {
  const [, count, half, spans, spansHalf, unit, often] = stepsEach.exec(text) ?? []
  const [, otherSpans, otherHalf, otherUnit, otherCount, countHalf] = eachSteps.exec(text) ?? []
  const steps = numberOf(count ?? otherCount ?? '', half ?? countHalf)
  const number = spans ?? otherSpans
  const days =
    (spanDays[(unit ?? often ?? otherUnit ?? '').charAt(0)] ?? 0) *
    (number === undefined ? 1 : numberOf(number, spansHalf ?? otherHalf))
  return steps > 0 && days > 0 ? (steps * 7) / days : null
}

function readStepsPer(text: string): StepSpan | null {
  const [, unit, often] = howManySteps.exec(text) ?? []
  if (unit === 'day' || unit === 'week' || unit === 'month') return unit
  return often === undefined ? null : often === 'daily' ? 'day' : often === 'weekly' ? 'week' : 'month'
}

/** Bounds of what is reckoned with, so that every date exists. */
const [minHoursPerWeek, maxHoursPerWeek] = [0.25, 168]
const maxWeeksOff = 520
/** From one step in about a year to one an hour. */
const [minStepsPerWeek, maxStepsPerWeek] = [0.02, 168]

/** Null where nothing was said, or no time at all. */
function within(value: number | null, min: number, max: number): number | null {
  return value === null || value <= 0 ? null : Math.min(max, Math.max(min, value))
}

/**
 * Reads what a question says of the time for studying: '30 minutes a day', 'by June', 'three weeks off'.
 *
 * @param words - The question's words in lower case.
 * @returns Hours a week, the deadline and weeks off; null or 0 where nothing is said.
 */
export function readStudyTime(words: string): StudyTime {
  const text = words
    .replace(
      /(\bhours?\b.*\b(?:and|,) )(\d+) (?=(?:on|in|at|during) (?:the )?(?:weekends?|weekdays?|saturdays?|sundays?))/,
      '$1$2 hours ',
    )
    .replace(/\b(?:an?|one|1) hour and a half\b/g, '1.5 hours')
    .replace(/(?<!\band a )\bhalf (?:an |a )?hours?\b/g, '0.5 hours')
  const weeksOff = Math.min(maxWeeksOff, readWeeksOff(text))
  // Time off around the new year is no deadline.
  const deadline = weeksOff > 0 ? null : (findDeadline(text)?.deadline ?? null)
  const hoursPerWeek = within(readHoursPerWeek(text), minHoursPerWeek, maxHoursPerWeek)
  const factor = hoursPerWeek === null ? multiple.exec(text)?.[1] : undefined
  const timesUsual = factor === undefined ? null : (factors[factor] ?? null)
  const stepsPer = readStepsPer(text)
  const stepsPerWeek = stepsPer === null ? within(readStepsPerWeek(text), minStepsPerWeek, maxStepsPerWeek) : null
  return { hoursPerWeek, moreHours: readMoreHours(text), timesUsual, deadline, weeksOff, stepsPerWeek, stepsPer }
}
