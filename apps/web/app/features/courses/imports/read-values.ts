import { findCountry } from '@milepost/contract/country-names'
import type { PriceProblem, ReadValue } from '#features/courses/imports/read-price.ts'
import { type SheetCell, textOf } from '#features/courses/imports/source-sheet.ts'

export type ValueProblem = PriceProblem | 'became_a_date' | 'not_weeks' | 'not_a_date' | 'not_intakes'

const weeksPerUnit = { day: 1 / 7, week: 1, month: 52 / 12, year: 52 } as const
/** Hours of study say nothing about weeks, so they stay hours. */
type TimeUnit = keyof typeof weeksPerUnit | 'hour'

const unitNames: Readonly<Record<TimeUnit, RegExp>> = {
  hour: /^(?:h|hrs?|hours?|மணி(?:நேரம்)?|පැය)\.?$/iu,
  week: /^(?:w|wks?|weeks?|வாரம்|வாரங்கள்|கிழமை|සති(?:ය|යක්)?)\.?$/iu,
  month: /^(?:mo|mths?|months?|மாதம்|மாதங்கள்|මාස(?:ය|යක්)?)\.?$/iu,
  day: /^(?:d|days?|நாள்|நாட்கள்|දින|දවස්)\.?$/iu,
  year: /^(?:y|yrs?|years?|ஆண்டு|வருடம்|අවුරුද්ද|වසර)\.?$/iu,
}
const flexible = /^(?:flexible|self[ -]?paced|any ?time|open|-+|–|—)$/iu

function unitOf(word: string): TimeUnit | null {
  const found = Object.entries(unitNames).find(([, pattern]) => pattern.test(word))
  return found === undefined ? null : (found[0] as TimeUnit)
}

/** The unit that a heading such as 'Duration (months)' gives its column. */
export function unitOfHeading(heading: string): TimeUnit {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
  return words.map(unitOf).find((unit) => unit !== null && unit !== undefined) ?? 'week'
}

/** Reads a length in weeks: '6-8 weeks', '8w', '2 months'. Hours and what we can't read stay as written. */
export function readDuration(cell: SheetCell, unit: TimeUnit = 'week'): ReadValue<ValueProblem> {
  if (cell instanceof Date) return { problem: 'became_a_date' }
  const text = textOf(cell)
    .normalize('NFKC')
    .replace(/\s*\([^)]*\)\s*$/u, '')
    .trim()
  if (text === '' || flexible.test(text)) return { text: '' }
  const pattern =
    /^(\p{L}[\p{L}\p{M}]*\s+)?(\d+(?:\.\d+)?)(?:\s*(?:-|–|—|to)\s*(\d+(?:\.\d+)?))?\s*-?(\p{L}[\p{L}\p{M}]*\.?)?$/iu
  const [, before = '', from, to, after = ''] = pattern.exec(text) ?? []
  const word = (before.trim() || after).trim()
  const said = word === '' ? unit : unitOf(word)
  if (from === undefined || said === null) return { text: textOf(cell) }
  if (Number(from) === 0) return { problem: 'not_weeks' }
  if (said === 'hour') return { text: word === '' ? `${text} ${text === '1' ? 'hour' : 'hours'}` : text }
  const [first, last] = [from, to].map((number) => number && weeksIn(Number(number), said))
  return { text: last === undefined || last === first ? String(first) : `${first}-${last}` }
}

function weeksIn(count: number, unit: keyof typeof weeksPerUnit): string {
  if (unit === 'week') return String(count)
  return String(Math.max(count > 0 ? 1 : 0, Math.round(count * weeksPerUnit[unit])))
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Numbers that spreadsheets keep dates as, from 2000 to 2099. */
const serials = { first: 36_526, last: 73_050, epoch: Date.UTC(1899, 11, 30) } as const
const dayLength = 86_400_000
const numericDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const noDate = /^(?:-+|–|—|tba|tbc|tbd|to be (?:announced|confirmed)|flexible|any ?time|rolling)$/iu

/** Whether a column of dates has the month first: some day is above 12 in second place, and none in first. */
export function isMonthFirst(cells: readonly SheetCell[]): boolean {
  const parts = cells.flatMap((cell) => {
    const [, first, second] = numericDate.exec(textOf(cell)) ?? []
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  return parts.some(([, second]) => second > 12) && !parts.some(([first]) => first > 12)
}

/** Reads a first day as an ISO date: '5/1/2027', '5 Jan 2027', or a number that a date is kept as. */
export function readStart(cell: SheetCell, monthFirst = false): ReadValue<ValueProblem> {
  if (cell instanceof Date) return { text: textOf(cell) }
  const written = textOf(cell).normalize('NFKC')
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(written)) {
    // An instant is a day where its institution is.
    const instant = new Date(written)
    return dateOf(String(instant.getFullYear()), String(instant.getMonth() + 1), String(instant.getDate()))
  }
  const text = written.replace(/^\p{L}+day,?\s+/iu, '').replace(/(?:,\s*|T|\s)\d{1,2}:\d{2}.*$/u, '')
  if (text === '' || noDate.test(text)) return { text: '' }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { text }
  const number = Number(text)
  if (number >= serials.first && number <= serials.last) {
    return { text: new Date(serials.epoch + Math.floor(number) * dayLength).toISOString().slice(0, 10) }
  }
  const [, first, second, year] = numericDate.exec(text) ?? []
  if (year !== undefined) return dateOf(year, monthFirst ? first : second, monthFirst ? second : first)
  const words =
    text
      .toLowerCase()
      .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
      .match(/\p{L}+|\d+/gu) ?? []
  const month = words.findIndex((word) => months.includes(word.slice(0, 3)) && word.length >= 3)
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const [day, namedYear] = numbers
  if (month === -1 || words.length !== 3 || numbers.length !== 2 || namedYear?.length !== 4)
    return { problem: 'not_a_date' }
  return dateOf(namedYear, String(months.indexOf((words[month] ?? '').slice(0, 3)) + 1), day)
}

/** Reads start dates with their places in brackets: '11/1/2027 (30); 7 June 2027'. */
export function readIntakes(cell: SheetCell, monthFirst = false): ReadValue<ValueProblem> {
  const written = textOf(cell).split(/[;|\n]|,\s*(?=\d{1,4}[-/.]|\d{1,2}(?:st|nd|rd|th)?\s+\p{L})/u)
  const intakes = written.map((each) => {
    const [, day = each, places] = /^(.*?)\s*\((\d+)[^()]*\)\s*$/u.exec(each) ?? []
    const start = readStart(day.trim(), monthFirst)
    if ('problem' in start) return null
    return places === undefined || start.text === '' ? start.text : `${start.text} (${places})`
  })
  return intakes.includes(null) ? { problem: 'not_intakes' } : { text: intakes.filter(Boolean).join('; ') }
}

function dateOf(year: string, month = '', day = ''): ReadValue<ValueProblem> {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso
    ? { problem: 'not_a_date' }
    : { text: iso }
}

const levels: readonly (readonly [string, RegExp])[] = [
  ['beginner', /^(?:beginners?|basic|foundation|introductory|elementary|தொடக்கநிலை|ஆரம்பநிலை|ආරම්භක)$/iu],
  ['intermediate', /^(?:intermediate|medium|middle|இடைநிலை|මධ්‍යම)$/iu],
  ['advanced', /^(?:advanced?|expert|உயர்நிலை|උසස්)$/iu],
]
const languages: readonly (readonly [string, RegExp])[] = [
  ['en', /^(?:en(?:[-_]\w+)?|eng|english|ஆங்கிலம்|ඉංග්‍රීසි)$/iu],
  ['ta', /^(?:ta|tamil|தமிழ்|දෙමළ)$/iu],
  ['si', /^(?:si|sin|sinhala|sinhalese|சிங்களம்|සිංහල)$/iu],
]

const modes: readonly (readonly [string, RegExp])[] = [
  ['online', /^(?:on-?line|virtual|remote|distance(?: learning)?|e-?learning|இணையவழி|මාර්ගගත)$/iu],
  [
    'offline',
    /^(?:off-?line|in[ -]person|on[ -]?(?:site|campus)|face[ -]to[ -]face|class ?room|physical|நேரடி|භෞතික)$/iu,
  ],
  ['hybrid', /^(?:hybrid|blended|mixed|online and (?:offline|in[ -]person|physical)|கலப்பு|මිශ්‍ර)$/iu],
]

/** A mode by any of its names. Others stay as written. */
export function readMode(cell: SheetCell): string {
  const text = textOf(cell)
  return modes.find(([, pattern]) => pattern.test(text))?.[0] ?? text
}

/** A country by its code or one of its names. Others stay as written. */
export function readCountry(cell: SheetCell): string {
  const text = textOf(cell)
  return findCountry(text) ?? text
}

/** A level by any of its names; one for all levels is blank. Others stay as written. */
export function readLevel(cell: SheetCell): string {
  const text = textOf(cell).replace(/\s+levels?$/iu, '')
  if (/^(?:all|any)$/iu.test(text)) return ''
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? text
}

/** A language by any of its names. Others stay as written. */
export function readLanguage(cell: SheetCell): string {
  const text = textOf(cell).replace(/\s+medium$/iu, '')
  return languages.find(([, pattern]) => pattern.test(text))?.[0] ?? text
}

/** A number of places: '25 seats' is 25, 'unlimited' is blank. Others stay as written. */
export function readPlaces(cell: SheetCell): string {
  const text = textOf(cell)
  if (/^(?:unlimited|no limit|any|-+|–|—)$/iu.test(text)) return ''
  return /^(\d+)\s*(?:places?|seats?|students?|இடங்கள்|ආසන)?$/iu.exec(text)?.[1] ?? text
}

/** Skills separated by semicolons, where a sheet has commas or line breaks. */
export function readSkills(cell: SheetCell): string {
  const text = textOf(cell)
  return /[;|]/.test(text) ? text : text.replace(/\s*[,\n]\s*/g, '; ')
}
