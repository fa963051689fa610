import { setImmediate } from 'node:timers/promises'
import { knowledge } from '@milepost/advisor/knowledge'
import { findCountry } from '@milepost/contract/country-names'
import {
  findIdColumn,
  isClearingCell,
  isFailedCell,
  isFreePrice,
  plainText,
  readMilepostId,
} from '@milepost/contract/courses/imports/cells'
import {
  type CourseColumn,
  courseColumns,
  maxCourseFileColumns,
  maxImportedCourses,
  statusColumn,
} from '@milepost/contract/courses/imports/limits'
import { ImportedCourse } from '@milepost/contract/courses/imports/schema'
import { maxCoursePrice } from '@milepost/contract/courses/limits'
import * as z from 'zod/mini'
import { AppError, type ValidationIssue } from '#http/errors.ts'
import { toIssues } from '#http/zod-issues.ts'
import { BrokenCsvError, type CsvRow, readCsv, TooWideError, unguard } from '#lib/csv.ts'

/** A line of a course file: the course, or its errors. */
export interface FileLine {
  readonly line: number
  readonly title: string
  readonly course: ImportedCourse | null
  readonly issues: readonly ValidationIssue[]
  /** Texts as they are in the file, before markup becomes plain text. */
  readonly written: Pick<Cells, 'title' | 'description'>
  /** Columns with a spreadsheet's error in place of a value. */
  readonly failed: readonly CourseColumn[]
}

export interface CourseFile {
  readonly lines: readonly FileLine[]
  /** Whether the file has prices in its column of them, or no such column. */
  readonly hasPrices: boolean
  readonly ignoredColumns: readonly string[]
}

type Cells = Partial<Record<CourseColumn, string>>

const languages: Readonly<Record<string, string>> = { english: 'en', tamil: 'ta', sinhala: 'si' }
const maxNamedLength = 60
/** Lines validated before yielding to other requests. */
const linesPerBatch = 50

/** Skill ids by any of their names. */
const skillIds = new Map<string, string>()
for (const { id, name, aliases } of knowledge.skills.values()) {
  for (const each of [...aliases, name, id]) skillIds.set(each.toLowerCase(), id)
}

/**
 * Parses a course file with columns in any order and case, and validates each line like a single course.
 * @throws {AppError} 'invalid' if the file is unreadable, lacks a column or has too many courses
 */
export async function readCourseFile(csv: string): Promise<CourseFile> {
  const [head, ...rows] = await rowsOf(csv)
  if (head === undefined || rows.length === 0) throw refused('no_rows')
  if (rows.length > maxImportedCourses) throw refused('too_many_rows', { maximum: maxImportedCourses })
  const columns = columnsOf(head.cells)
  for (const [at, column] of columns.entries()) {
    if (column !== undefined && columns.indexOf(column) < at) throw refused('column_twice', { column })
  }
  for (const column of ['title', 'description'] as const) {
    if (!['milepost_id', 'code', column].some((each) => columns.some((found) => found === each)))
      throw refused('no_column', { column })
  }
  const ignored = head.cells.filter(
    (cell, at) => columns[at] === undefined && !['', statusColumn].includes(cell.trim()),
  )
  const lines: FileLine[] = []
  for (const row of rows) {
    lines.push(readLine(row, columns, head.cells))
    if (lines.length % linesPerBatch === 0) await setImmediate()
  }
  return {
    lines,
    hasPrices: !columns.includes('price') || rows.some(({ cells }) => hasValue(cells[columns.indexOf('price')])),
    ignoredColumns: ignored.map((cell) => cell.trim().slice(0, maxNamedLength)),
  }
}

const hasValue = (cell = '') => cell.trim() !== '' && !isFailedCell(cell.trim())

function columnsOf(headings: readonly string[]): (CourseColumn | undefined)[] {
  const idColumn = findIdColumn(headings)
  return headings.map((heading, at) => {
    if (at === idColumn) return 'milepost_id'
    return courseColumns.find((column) => column !== 'milepost_id' && nameOf(column) === nameOf(heading))
  })
}

/** 'Starts on' and 'starts_on' are 'startsOn'. */
function nameOf(column: string): string {
  return column.toLowerCase().replace(/[\s_]/g, '')
}

async function rowsOf(csv: string): Promise<CsvRow[]> {
  try {
    return await readCsv(csv, maxImportedCourses + 2, maxCourseFileColumns)
  } catch (error) {
    if (error instanceof TooWideError) throw refused('too_many_columns', { maximum: maxCourseFileColumns })
    if (error instanceof BrokenCsvError) throw refused('broken_csv', { line: error.line })
    throw error
  }
}

function refused(rule: string, params: ValidationIssue['params'] = {}): AppError {
  return new AppError('invalid', { issues: [{ field: 'csv', rule, params }] })
}

function readLine(
  { line, cells }: CsvRow,
  columns: readonly (CourseColumn | undefined)[],
  headings: readonly string[],
): FileLine {
  const said: Cells = {}
  const failed: CourseColumn[] = []
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (column === undefined || cell === '') continue
    if (isFailedCell(cell)) failed.push(column)
    else said[column] = column === 'milepost_id' ? readMilepostId(headings[at] ?? '', cell) : cell
  }
  const { skills, ...values } = readCells(said)
  const title = String(values.title ?? '').slice(0, 200)
  const written = { title: unguard(said.title ?? ''), description: unguard(said.description ?? '') }
  const refuse = (issues: readonly ValidationIssue[]) => ({ line, title, course: null, issues, written, failed })
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return refuse([{ field: 'line', rule: 'too_many_cells' }])
  }
  const uncleared = requiredColumns.filter((column) => values[column] === null)
  if (uncleared.length > 0) return refuse(uncleared.map((field) => ({ field, rule: 'not_clearable' })))
  const input = { ...values, ...(skills === undefined ? {} : { skills: skills.ids }) }
  const result = z.safeParse(ImportedCourse, input, { reportInput: true })
  const issues = [...(result.success ? [] : toIssues(result.error.issues)), ...(skills?.issues ?? [])]
  return result.success && issues.length === 0
    ? { line, title, issues, written, failed, course: result.data }
    : refuse(withoutTwins(issues.map(namedByColumn)))
}

/** Two wrong parts of one cell may be the same issue. */
function withoutTwins(issues: readonly ValidationIssue[]): ValidationIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()]
}

const requiredColumns = ['milepost_id', 'title', 'description', 'language'] as const satisfies CourseColumn[]

/** What the filled cells of a line say. A dash is null: it clears. */
function readCells({ skills, ...said }: Cells) {
  const values = Object.entries(said).map(([column, cell]) => {
    return [column, isClearingCell(cell) ? null : (readers[column]?.(unguard(cell)) ?? unguard(cell))] as const
  })
  return {
    ...(Object.fromEntries(values) as Partial<Record<CourseColumn, unknown>>),
    skills: skills === undefined ? undefined : skillsOf(isClearingCell(skills) ? '' : unguard(skills)),
  }
}

const readers: Readonly<Record<string, (cell: string) => unknown>> = {
  title: plainText,
  description: plainText,
  price: (cell) => (isFreePrice(cell) ? 0 : cell),
  language: codeOf,
  level: (cell) => cell.toLowerCase(),
  mode: (cell) => cell.toLowerCase(),
  country: (cell) => findCountry(cell) ?? cell,
  intakes: intakesOf,
}

function codeOf(language: string): string {
  const written = language.toLowerCase()
  return languages[written] ?? written
}

/** First days with their places: '2027-01-11 (30); 2027-06-07'. What isn't one is left for the schema to refuse. */
function intakesOf(cell: string): { startsOn: string; places: string | null }[] {
  const written = cell.split(/[;|\n]/).map((each) => each.trim())
  const intakes = written.flatMap((each) => {
    const [, startsOn = each, places = null] = /^(\S+)\s*\((\d+)\)$/.exec(each) ?? []
    return each === '' ? [] : [{ startsOn, places }]
  })
  return intakes.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : Number(a.startsOn > b.startsOn)))
}

/** Skills by id or name, separated by semicolons or bars. */
function skillsOf(cell: string): { ids: string[]; issues: ValidationIssue[] } {
  const ids: string[] = []
  const issues: ValidationIssue[] = []
  for (const written of cell.split(/[;|]/).map((each) => each.trim())) {
    const id = skillIds.get(written.toLowerCase())
    if (id !== undefined) ids.push(id)
    else if (written !== '') {
      issues.push({ field: 'skills', rule: 'unknown_skill_named', params: { skill: written.slice(0, maxNamedLength) } })
    }
  }
  return { ids, issues }
}

/** Prices and intakes are described as a whole; anything else breaks a single rule. */
function namedByColumn({ field, rule, params = {} }: ValidationIssue): ValidationIssue {
  const column = field.split('.')[0] ?? field
  if (column === 'price') return { field: column, rule: 'amount', params: { maximum: maxCoursePrice } }
  return column === 'intakes' && rule !== 'too_many'
    ? { field: column, rule: 'intakes' }
    : { field: column, rule, params }
}
