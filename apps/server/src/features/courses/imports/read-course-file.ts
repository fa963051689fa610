import { setImmediate } from 'node:timers/promises'
import { knowledge } from '@milepost/advisor/knowledge'
import { maxCoursePrice } from '@milepost/contract/constants/courses'
import { courseColumns, maxCourseFileColumns, maxImportedCourses } from '@milepost/contract/constants/courses/imports'
import { type CourseColumn, ImportedCourse } from '@milepost/contract/courses/imports'
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
}

export interface CourseFile {
  readonly lines: readonly FileLine[]
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
  const columns = head.cells.map((cell) => courseColumns.find((column) => nameOf(column) === nameOf(cell)))
  for (const [at, column] of columns.entries()) {
    if (column !== undefined && columns.indexOf(column) < at) throw refused('column_twice', { column })
  }
  for (const column of ['title', 'description'] as const) {
    if (!columns.includes(column)) throw refused('no_column', { column })
  }
  const ignored = head.cells.filter((cell, at) => columns[at] === undefined && cell.trim() !== '')
  const lines: FileLine[] = []
  for (const row of rows) {
    lines.push(readLine(row, columns))
    if (lines.length % linesPerBatch === 0) await setImmediate()
  }
  return { lines, ignoredColumns: ignored.map((cell) => cell.trim().slice(0, maxNamedLength)) }
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

function readLine({ line, cells }: CsvRow, columns: readonly (CourseColumn | undefined)[]): FileLine {
  const said: Cells = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]
    if (column !== undefined && cell !== undefined) said[column] = unguard(cell.trim())
  }
  const title = (said.title ?? '').slice(0, 200)
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return { line, title, course: null, issues: [{ field: 'line', rule: 'too_many_cells' }] }
  }
  const skills = skillsOf(said.skills ?? '')
  const result = z.safeParse(ImportedCourse, inputOf(said, skills.ids), { reportInput: true })
  const issues = [...(result.success ? [] : toIssues(result.error.issues)), ...skills.issues].map(namedByColumn)
  return result.success && issues.length === 0
    ? { line, title, course: result.data, issues }
    : { line, title, course: null, issues }
}

/** Columns whose blank cells say nothing. In others blank is a value: a flexible duration, a free price. */
const ignoredIfBlank: readonly string[] = ['id', 'language', 'level'] satisfies CourseColumn[]

function inputOf({ skills: _, ...cells }: Cells, skills: readonly string[]) {
  const said = Object.entries(cells).filter(([column, cell]) => cell !== '' || !ignoredIfBlank.includes(column))
  const { language, level, ...others }: Cells = Object.fromEntries(said)
  return {
    ...others,
    ...(language === undefined ? {} : { language: codeOf(language) }),
    ...(level === undefined ? {} : { level: level.toLowerCase() }),
    ...(skills.length === 0 ? {} : { skills }),
  }
}

function codeOf(language: string): string {
  const written = language.toLowerCase()
  return languages[written] ?? written
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

/** A price is an amount or blank; anything else breaks no single rule. */
function namedByColumn({ field, rule, params = {} }: ValidationIssue): ValidationIssue {
  const column = field.split('.')[0] ?? field
  if (column === 'price') return { field: column, rule: 'amount', params: { maximum: maxCoursePrice } }
  return { field: column, rule, params }
}
