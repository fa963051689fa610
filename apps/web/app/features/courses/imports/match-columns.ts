import { findIdColumn } from '@milepost/contract/courses/imports/cells'
import { type CourseColumn, courseColumns } from '@milepost/contract/courses/imports/limits'
import { platformExports } from '#features/courses/imports/platform-exports.ts'
import { isBlankRow, type SheetCell, textOf } from '#features/courses/imports/source-sheet.ts'

/** Which column identifies courses isn't guessed. */
type GuessedColumn = Exclude<CourseColumn, 'milepost_id'>

/** What people call the columns, in English, Tamil and Sinhala. */
const synonyms: Readonly<Record<GuessedColumn, readonly string[]>> = {
  code: [
    'course code',
    'own course code',
    'your own course code',
    'module code',
    'programme code',
    'program code',
    'subject code',
    'course id',
    'course no',
    'course number',
    'course ref',
    'id',
    'பாடநெறிக் குறியீடு',
    'குறியீடு',
    'පාඨමාලා කේතය',
    'කේතය',
  ],
  title: [
    'course',
    'course name',
    'course title',
    'name',
    'name of course',
    'programme',
    'program',
    'programme name',
    'program name',
    'பாடநெறி',
    'பாடநெறியின் பெயர்',
    'பாடநெறி பெயர்',
    'தலைப்பு',
    'பெயர்',
    'පාඨමාලාව',
    'පාඨමාලාවේ නම',
    'පාඨමාලා නම',
    'මාතෘකාව',
    'නම',
  ],
  description: [
    'about',
    'about the course',
    'details',
    'summary',
    'overview',
    'course description',
    'course details',
    'content',
    'contents',
    'course content',
    'syllabus',
    'விளக்கம்',
    'விவரம்',
    'விபரம்',
    'විස්තරය',
    'විස්තර',
    'හැඳින්වීම',
  ],
  duration: [
    'length',
    'weeks',
    'course length',
    'course duration',
    'content duration',
    'period',
    'no of weeks',
    'number of weeks',
    'months',
    'காலம்',
    'கால அளவு',
    'வாரங்கள்',
    'කාලය',
    'කාල සීමාව',
    'කාලසීමාව',
    'සති',
  ],
  price: [
    'fee',
    'fees',
    'cost',
    'amount',
    'course fee',
    'course fees',
    'course price',
    'tuition',
    'tuition fee',
    'charge',
    'charges',
    'கட்டணம்',
    'பாடநெறி கட்டணம்',
    'விலை',
    'ගාස්තුව',
    'ගාස්තු',
    'පාඨමාලා ගාස්තුව',
    'මිල',
  ],
  startsOn: [
    'first day',
    'starts',
    'start',
    'start date',
    'starting date',
    'begins',
    'begins on',
    'commencement',
    'commencement date',
    'intake',
    'தொடக்க திகதி',
    'ஆரம்ப திகதி',
    'ஆரம்பம்',
    'ආරම්භක දිනය',
    'ආරම්භය',
  ],
  places: [
    'seats',
    'capacity',
    'number of places',
    'no of places',
    'number of seats',
    'no of seats',
    'max students',
    'batch size',
    'class size',
    'இடங்கள்',
    'இருக்கைகள்',
    'ආසන',
    'ආසන ගණන',
    'ඉඩ',
  ],
  intakes: [
    'intake dates',
    'start dates',
    'starting dates',
    'commencement dates',
    'batches',
    'batch dates',
    'cohorts',
    'தொடக்க திகதிகள்',
    'ආරම්භක දින',
  ],
  mode: [
    'delivery',
    'delivery mode',
    'mode of delivery',
    'mode of study',
    'study mode',
    'course mode',
    'format',
    'முறை',
    'ක්‍රමය',
  ],
  country: ['நாடு', 'රට'],
  town: ['city', 'place', 'venue', 'location', 'centre', 'center', 'campus', 'branch', 'ஊர்', 'நகரம்', 'නගරය'],
  language: ['medium', 'medium of instruction', 'language of instruction', 'மொழி', 'மொழி மூலம்', 'භාෂාව', 'මාධ්‍යය'],
  level: ['difficulty', 'course level', 'நிலை', 'மட்டம்', 'මට්ටම'],
  skills: ['skill', 'what it teaches', 'topics', 'tags', 'technologies', 'திறன்கள்', 'කුසලතා'],
}
/** Words of a heading that name its unit or currency. */
const units = /(?<!\p{L})(?:in|rs|inr|lkr|usd|rupees?|weeks?|months?|days?|per person)(?!\p{L})/gu
/** A heading is looked for in these first rows: notes and titles may be above it. */
const maxRowsAbove = 30
const minFuzzyLength = 4
/** Between the heading of a group and that of a column below it, and how unsure the group alone is. */
const groupSeparator = ': '
const groupRank = 8
/** Shorter words differ too little: `contact` is two letters from `content`. */
const minTwoOffLength = 8

/** A heading without case, accents, punctuation, brackets and spaces. Signs of Tamil and Sinhala stay. */
function keyOf(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F\p{Cf}]/gu, '')
    .replace(/\([^)]*\)|\[[^\]]*\]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const squash = (words: string) => words.replaceAll(' ', '')
const nameOf = (heading: string) => squash(keyOf(heading))

const guessed = courseColumns.filter((field) => field !== 'milepost_id')
const names = guessed.flatMap((field) => [
  { field, name: nameOf(field), rank: 0 },
  ...synonyms[field].map((name) => ({ field, name: nameOf(name), rank: 1 })),
])

/** The number of letters to add, remove or change; `max` + 1 means more. */
function distanceOf(some: string, other: string, max: number): number {
  if (Math.abs(some.length - other.length) > max) return max + 1
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= some.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (some[row - 1] === other[at - 1] ? 0 : 1)
      now.push(Math.min(changed, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1))
    }
    before = now
  }
  return before[other.length] ?? max + 1
}

interface ColumnGuess {
  readonly column: number
  readonly field: CourseColumn
  /** The lower, the surer. */
  readonly rank: number
}

/** Each field that a heading may mean, with its best rank. Of 'Fees: Local', the end is surer than the beginning. */
function guessesFor(heading: string, column: number): ColumnGuess[] {
  const [, group, below] = new RegExp(`^(.+?)${groupSeparator}(.+)$`).exec(heading) ?? []
  const parts = [guessesOf(heading, column)]
  if (below !== undefined)
    parts.push(guessesOf(below, column).map(({ rank, ...guess }) => ({ ...guess, rank: rank + 1 })))
  if (group !== undefined) {
    const named = guessesOf(group, column).filter(({ field }) => !['title', 'description', 'code'].includes(field))
    parts.push(named.map(({ rank, ...guess }) => ({ ...guess, rank: rank + groupRank })))
  }
  return parts.find((guesses) => guesses.length > 0) ?? []
}

function guessesOf(heading: string, column: number): ColumnGuess[] {
  const full = keyOf(heading)
  if (full === '') return []
  const written = new Set([squash(full), squash(full.replace(units, ' ').trim())])
  const isExact = names.some(({ name }) => written.has(name))
  const best = new Map<GuessedColumn, number>()
  for (const { field, name, rank } of names) {
    for (const key of written) {
      const max = isExact || name.length < minFuzzyLength ? 0 : name.length < minTwoOffLength ? 1 : 2
      const distance = key === name ? 0 : distanceOf(key, name, max)
      if (distance > max) continue
      best.set(field, Math.min(best.get(field) ?? Number.POSITIVE_INFINITY, rank + distance * 2))
    }
  }
  return [...best].map(([field, rank]) => ({ column, field, rank }))
}

export interface MatchedColumns {
  /** For each column the field it fills, or null. */
  readonly fields: readonly (CourseColumn | null)[]
  /** Fields that two columns fit equally well, so neither is chosen. */
  readonly ties: readonly CourseColumn[]
}

/** Guesses which field each column fills: exact names first, then synonyms, then small differences in spelling. */
export function matchColumns(headings: readonly string[]): MatchedColumns {
  const idColumn = findIdColumn(headings)
  const keys = headings.map(nameOf)
  const platform = platformExports.find((each) => each.headings.every((heading) => keys.includes(heading)))
  const open = headings
    .flatMap((heading, column) => {
      const said = platform?.fields[keys[column] ?? '']
      if (column === idColumn || said === null) return []
      return said === undefined ? guessesFor(heading, column) : [{ column, field: said, rank: 0 }]
    })
    .sort((a, b) => a.rank - b.rank || a.column - b.column)
  const fields = headings.map((_, column): CourseColumn | null => (column === idColumn ? 'milepost_id' : null))
  const taken = new Set<CourseColumn>()
  const ties = new Set<CourseColumn>()
  for (const { column, field, rank } of open) {
    if (fields[column] !== null || taken.has(field)) continue
    const rivals = open.filter((other) => other.field === field && other.rank === rank && fields[other.column] === null)
    taken.add(field)
    if (rivals.length > 1) ties.add(field)
    else fields[column] = field
  }
  return { fields, ties: [...ties] }
}

/** What older templates and exports don't have. */
const newerColumns: readonly CourseColumn[] = ['code', 'intakes']

/** Whether the headings are those of our template or export, which have every column. */
export function hasEveryColumn(headings: readonly string[]): boolean {
  const keys = headings.map(nameOf)
  return guessed.every((field) => newerColumns.includes(field) || keys.includes(nameOf(field)))
}

/** How many columns of a row would be matched. */
function countKnown(row: readonly SheetCell[]): number {
  const { fields, ties } = matchColumns(row.map((cell) => (typeof cell === 'string' ? cell : '')))
  return fields.filter((field) => field !== null).length + ties.length
}

/** Joins headings with those of the groups above them: 'Fees' over 'Local' becomes 'Fees: Local'. */
export function joinHeadings(rows: readonly (readonly SheetCell[])[]): readonly (readonly SheetCell[])[] {
  for (let at = 1; at < Math.min(rows.length, maxRowsAbove); at += 1) {
    const [groups = [], headings = []] = [rows[at - 1], rows[at]]
    if (!areGroups(groups, headings)) continue
    const joined = joinRows(groups, headings)
    const [above, below, both] = [countKnown(groups), countKnown(headings), countKnown(joined)]
    // A title or note above the headings names no group.
    if (both < Math.max(above, below, 2) || (above === 0 && both === below)) continue
    return rows.map((row, index) => (index === at ? joined : index === at - 1 ? [] : row))
  }
  return rows
}

/** Whether each cell of a row spans several of the next, or is alone: merged downwards, or above a heading that we know. */
function areGroups(groups: readonly SheetCell[], headings: readonly SheetCell[]): boolean {
  const [above, below] = [groups.map(textOf), headings.map(textOf)]
  const areTexts = headings.every((cell) => cell === null || (typeof cell === 'string' && !/\d/.test(cell)))
  const filled = above.flatMap((group, at) => (group === '' ? [] : [at]))
  const spans = (at: number) => Boolean(below[at] && !above[at + 1] && below[at + 1])
  const isAlone = (at: number) => !below[at] || guessesOf(below[at] ?? '', at).length > 0
  return areTexts && filled.length > 1 && filled.some(spans) && filled.every((at) => spans(at) || isAlone(at))
}

function joinRows(groups: readonly SheetCell[], headings: readonly SheetCell[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(groups.length, headings.length) }, (_, at) => {
    const [above, below] = [textOf(groups[at]), textOf(headings[at])]
    if (above !== '') group = below === '' ? '' : above
    if (below === '') return above
    return group === '' || group === below ? below : `${group}${groupSeparator}${below}`
  })
}

/** The row with the most headings we know, below notes and titles; else the first with two cells, or the first. */
export function findHeaderRow(rows: readonly (readonly SheetCell[])[]): number {
  const beginning = rows.slice(0, maxRowsAbove)
  const counts = beginning.map(countKnown)
  const most = Math.max(0, ...counts)
  if (most >= 2) return counts.indexOf(most)
  const fallback = beginning.findIndex((row) => row.filter((cell) => textOf(cell) !== '').length > 1)
  return fallback === -1
    ? Math.max(
        0,
        beginning.findIndex((row) => !isBlankRow(row)),
      )
    : fallback
}
