import { isFailedCell, readMilepostId } from '@milepost/contract/courses/imports/cells'
import { type CourseColumn, courseColumns } from '@milepost/contract/courses/imports/limits'
import {
  findPriceQuestions,
  type PriceQuestions,
  type ReadValue,
  readPrice,
  type ThousandsSign,
} from '#features/courses/imports/read-price.ts'
import {
  isMonthFirst,
  readCountry,
  readDuration,
  readIntakes,
  readLanguage,
  readLevel,
  readMode,
  readPlaces,
  readSkills,
  readStart,
  unitOfHeading,
  type ValueProblem,
} from '#features/courses/imports/read-values.ts'
import { isBlankRow, type SheetCell, type SourceSheet, textOf } from '#features/courses/imports/source-sheet.ts'

/** How a sheet is to be read: guessed first, then changed by hand. */
export interface SheetReading {
  /** The row of the headings, from 0. */
  readonly headerRow: number
  /** For each column the field it fills, or null. */
  readonly fields: readonly (CourseColumn | null)[]
  /** Cells corrected in the preview, by `cellKey`. */
  readonly corrections: ReadonlyMap<string, string>
  /** A column that may be the institution's own code, which is asked. */
  readonly codeColumn: number | null
  readonly leavesCodeOut: boolean
  readonly areIndianRupees: boolean
  readonly thousands: ThousandsSign | null
  /** What prices become where the column has none: as they are, or free. */
  readonly withoutPrices: 'keep' | 'free' | null
  /** Whether other empty columns are left out. */
  readonly leavesEmptyOut: boolean
}

export interface UnderstoodCell {
  /** As the sheet or a correction has it. */
  readonly written: string
  /** As we understand it and send it: blank or a spreadsheet's error keeps what is there, a dash clears. */
  readonly text: string
  readonly problem: ValueProblem | null
}

export interface UnderstoodRow {
  /** The row in the sheet, from 1. */
  readonly row: number
  readonly cells: Readonly<Partial<Record<CourseColumn, UnderstoodCell>>>
  /** Cells beside the last heading: the text of one wasn't quoted. */
  readonly hasExtraCells: boolean
}

export function cellKey(row: number, field: CourseColumn): string {
  return `${row} ${field}`
}

/** Headings as text, for columns up to the last filled one. */
export function headingsOf({ rows }: SourceSheet, headerRow: number): string[] {
  return (rows[headerRow] ?? []).map((cell) => textOf(cell).replace(/\s+/g, ' '))
}

/** The filled rows below the headings, with their numbers from 1. */
export function rowsBelow({ rows }: SourceSheet, headerRow: number) {
  return rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(headerRow + 1)
    .filter(({ cells }) => !isBlankRow(cells))
}

/** A matched column that is blank or has a spreadsheet's error in every row. */
interface EmptyColumn {
  readonly field: CourseColumn
  readonly hasErrors: boolean
}

/** Finds the columns that have no value to import. */
export function emptyColumnsOf(sheet: SourceSheet, { headerRow, fields }: SheetReading): EmptyColumn[] {
  const below = rowsBelow(sheet, headerRow)
  return courseColumns.flatMap((field) => {
    const at = fields.indexOf(field)
    const cells = below.map(({ cells: row }) => textOf(row[at]))
    const isEmpty = at !== -1 && field !== 'milepost_id' && cells.every((cell) => cell === '' || isFailedCell(cell))
    return isEmpty && below.length > 0 ? [{ field, hasErrors: cells.some(isFailedCell) }] : []
  })
}

/** What has to be asked about the column of prices. */
export function priceQuestionsOf(sheet: SourceSheet, { headerRow, fields }: SheetReading): PriceQuestions | null {
  const at = fields.indexOf('price')
  if (at === -1) return null
  const cells = rowsBelow(sheet, headerRow).map(({ cells: row }) => row[at] ?? null)
  return findPriceQuestions(textOf(sheet.rows[headerRow]?.[at]), cells)
}

/** Reads every filled row as the reading says. */
export function understandRows(sheet: SourceSheet, reading: SheetReading): UnderstoodRow[] {
  const { headerRow, fields, corrections, withoutPrices, leavesEmptyOut } = reading
  const empty = new Set(emptyColumnsOf(sheet, reading).map(({ field }) => field))
  const isLeftOut = (field: CourseColumn) =>
    empty.has(field) && (field === 'price' ? withoutPrices === 'keep' : leavesEmptyOut)
  const below = rowsBelow(sheet, headerRow)
  const read = readersFor(sheet, reading, below)
  const columns = courseColumns.flatMap((field) => {
    const at = fields.indexOf(field)
    return at === -1 || isLeftOut(field) ? [] : [{ field, at }]
  })
  const width = headingsOf(sheet, headerRow).findLastIndex((heading) => heading !== '') + 1
  const filled = below.filter(({ cells }) => columns.some(({ at }) => textOf(cells[at]) !== ''))
  return filled.map(({ row, cells }) => {
    const understood = columns.map(({ field, at }) => {
      const typed = corrections.get(cellKey(row, field))
      const isMadeFree = field === 'price' && withoutPrices === 'free' && empty.has(field)
      return [field, understandCell(typed ?? (isMadeFree ? 0 : (cells[at] ?? null)), read[field])] as const
    })
    return { row, cells: Object.fromEntries(understood), hasExtraCells: !isBlankRow(cells.slice(width)) }
  })
}

type CellReader = (cell: SheetCell) => ReadValue<ValueProblem>
type Readers = Readonly<Record<CourseColumn, CellReader>>

function understandCell(cell: SheetCell, read: CellReader): UnderstoodCell {
  const written = textOf(cell)
  if (isFailedCell(written)) return { written, text: written, problem: null }
  const value = read(cell)
  if ('problem' in value) return { written, text: written, problem: value.problem }
  // 'Flexible' and 'no limit' say that there is no value, which a blank cell doesn't.
  return { written, text: value.text === '' && written !== '' ? '-' : value.text, problem: null }
}

function readersFor(
  sheet: SourceSheet,
  { headerRow, fields, thousands }: SheetReading,
  below: readonly { readonly cells: readonly SheetCell[] }[],
): Readers {
  const starts = fields.indexOf(fields.includes('startsOn') ? 'startsOn' : 'intakes')
  const monthFirst = isMonthFirst(below.map(({ cells }) => cells[starts] ?? null))
  const unit = unitOfHeading(textOf(sheet.rows[headerRow]?.[fields.indexOf('duration')]))
  const asText = (cell: SheetCell) => ({ text: textOf(cell) })
  const idHeading = textOf(sheet.rows[headerRow]?.[fields.indexOf('milepost_id')])
  return {
    milepost_id: (cell) => ({ text: readMilepostId(idHeading, textOf(cell)) }),
    code: asText,
    title: asText,
    description: asText,
    duration: (cell) => readDuration(cell, unit),
    price: (cell) => readPrice(cell, thousands ?? 'both'),
    startsOn: (cell) => readStart(cell, monthFirst),
    places: (cell) => ({ text: readPlaces(cell) }),
    intakes: (cell) => readIntakes(cell, monthFirst),
    mode: (cell) => ({ text: readMode(cell) }),
    country: (cell) => ({ text: readCountry(cell) }),
    town: asText,
    language: (cell) => ({ text: readLanguage(cell) }),
    level: (cell) => ({ text: readLevel(cell) }),
    skills: (cell) => ({ text: readSkills(cell) }),
  }
}

/** Whether every cell of a row is understood, so that it can be sent. */
export function isSendable({ cells, hasExtraCells }: UnderstoodRow): boolean {
  return !hasExtraCells && Object.values(cells).every(({ problem }) => problem === null)
}

interface WrittenRows {
  readonly csv: string
  /** The row in the sheet that begins at each line of the text. */
  readonly rowOfLine: ReadonlyMap<number, number>
}

/** Rows as the text that the import route takes. */
export function writeRows(rows: readonly UnderstoodRow[]): WrittenRows {
  const isRequired = (field: CourseColumn) => field === 'title' || field === 'description'
  const fields = courseColumns.filter((field) =>
    rows.some(({ cells }) => (isRequired(field) ? cells[field] !== undefined : cells[field]?.text)),
  )
  const rowOfLine = new Map<number, number>()
  const lines = [fields.join(',')]
  let line = 2
  for (const { row, cells } of rows) {
    const written = fields.map((field) => quoted(cells[field]?.text ?? '')).join(',')
    rowOfLine.set(line, row)
    lines.push(written)
    line += written.split('\n').length
  }
  return { csv: `${lines.join('\n')}\n`, rowOfLine }
}

const quoted = (text: string) => `"${text.replace(/\r\n?/g, '\n').replaceAll('"', '""')}"`
