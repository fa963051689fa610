import { plainText } from '@milepost/contract/courses/imports/cells'
import { type CourseColumn, courseColumns, maxCourseFileBytes } from '@milepost/contract/courses/imports/limits'
import type { CourseImportPreview, FieldChange, ImportedLine } from '@milepost/contract/courses/imports/schema'
import {
  isSendable,
  type SheetReading,
  type UnderstoodRow,
  understandRows,
  writeRows,
} from '#features/courses/imports/plan-rows.ts'
import type { ValueProblem } from '#features/courses/imports/read-values.ts'
import { SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'

interface PreviewIssue {
  readonly message: string
  /** The column to correct, if it's one cell. */
  readonly field: CourseColumn | null
}

/** A row of the sheet and what importing it would do. */
export interface PreviewedRow extends UnderstoodRow {
  readonly action: ImportedLine['action']
  readonly title: string
  readonly changes: readonly FieldChange[]
  readonly issues: readonly PreviewIssue[]
  /** An earlier row with the same title, which may be the same course typed twice. */
  readonly twin: number | null
}

export interface SheetPreview extends Pick<CourseImportPreview, 'created' | 'updated' | 'unchanged' | 'refused'> {
  readonly rows: readonly PreviewedRow[]
  /** So many titles change that the file may have the wrong ids, which is asked before it's imported. */
  readonly changesManyTitles: boolean
  /** What is sent to import it. Null if no row can be. */
  readonly plan: { csv: string; plan: string } | null
}

interface PreviewTexts {
  readonly values: Readonly<Record<ValueProblem, string>>
  readonly extraCells: string
  readonly sameCourse: (row: number) => string
}

/**
 * Asks the server about the rows that we understand, and adds the others as refused.
 * @throws {SheetError} or what `ask` throws
 */
export async function previewSheet(
  sheet: SourceSheet,
  reading: SheetReading,
  texts: PreviewTexts,
  ask: (csv: string) => Promise<CourseImportPreview>,
): Promise<SheetPreview> {
  const all = understandRows(sheet, reading)
  const sendable = all.filter(isSendable)
  const refused = all.filter((row) => !isSendable(row)).map((row) => refusedRow(row, texts))
  if (sendable.length === 0) {
    const none = { created: 0, updated: 0, unchanged: 0, changesManyTitles: false }
    return { ...none, refused: refused.length, rows: refused, plan: null }
  }
  const { csv, rowOfLine } = writeRows(sendable)
  if (csv.length > maxCourseFileBytes) throw new SheetError('too_large')
  const found = await ask(csv)
  const byRow = new Map(sendable.map((row) => [row.row, row]))
  const asked = found.lines.flatMap((line): PreviewedRow[] => {
    const row = byRow.get(rowOfLine.get(line.line) ?? 0)
    if (row === undefined) return []
    const { action, changes } = line
    const title = line.title || titleOf(row)
    return [{ ...row, action, changes, title, issues: issuesOf(line, rowOfLine, texts), twin: null }]
  })
  return {
    created: found.created,
    updated: found.updated,
    unchanged: found.unchanged,
    refused: found.refused + refused.length,
    changesManyTitles: found.changesManyTitles,
    rows: [...withTwins(asked), ...refused],
    plan: { csv, plan: found.plan },
  }
}

function refusedRow(row: UnderstoodRow, { values, extraCells }: PreviewTexts): PreviewedRow {
  const problems = courseColumns.flatMap((field): PreviewIssue[] => {
    const problem = row.cells[field]?.problem ?? null
    return problem === null ? [] : [{ field, message: values[problem] }]
  })
  const extra = row.hasExtraCells ? [{ field: null, message: extraCells }] : []
  return { ...row, action: 'refuse', title: titleOf(row), changes: [], issues: [...problems, ...extra], twin: null }
}

function withTwins(rows: readonly PreviewedRow[]): PreviewedRow[] {
  const first = new Map<string, number>()
  return rows.map((row) => {
    if (row.action === 'refuse') return row
    const key = row.title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
    const twin = first.get(key) ?? null
    if (twin === null) first.set(key, row.row)
    return { ...row, twin }
  })
}

const titleOf = ({ cells }: UnderstoodRow) => plainText(cells.title?.written ?? '').slice(0, 200)

/** What the server says names lines of the text that we wrote, not rows of the sheet. */
function issuesOf(
  { issues }: ImportedLine,
  rowOfLine: ReadonlyMap<number, number>,
  { sameCourse }: PreviewTexts,
): PreviewIssue[] {
  return issues.map(({ field, rule, message, params }) => ({
    field: courseColumns.find((column) => column === field) ?? null,
    message: rule === 'line_twice' ? sameCourse(rowOfLine.get(Number(params['line'])) ?? 0) : message,
  }))
}
