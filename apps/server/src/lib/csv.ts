import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRow {
  /** Where the row begins in the text, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

interface Written {
  readonly record: string[]
  readonly raw: string
}

/** The text is no CSV from a line on. */
export class BrokenCsvError extends Error {
  readonly line: number

  constructor(line: number, cause: unknown) {
    super('broken CSV', { cause })
    this.line = line
  }
}

/** The first line has more cells than are read: telling takes no time, reading them all would. */
export class TooWideError extends Error {}

const separators = [',', ';', '\t'] as const

/**
 * Reads CSV as RFC 4180 has it and as spreadsheets write it: with a byte order mark, any line end, and commas, semicolons or tabs,
 * whichever the first line has most of. Rows without anything in them are left out. In: at most so many rows are read, and none where the first line has
 * more cells than `maxColumns`. Errors: BrokenCsvError, TooWideError.
 */
export function readCsv(text: string, most: number, maxColumns = Number.POSITIVE_INFINITY): CsvRow[] {
  const [told, separator = separatorOf(text)] = /^\uFEFF?sep=([,;\t])(?:\r\n|\n|\r)/i.exec(text) ?? ['']
  const body = text.slice(told.length)
  if (countColumns(body, separator) > maxColumns) throw new TooWideError()
  const before = told === '' ? 0 : 1
  try {
    const records: unknown[] = parse(body, {
      bom: true,
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      raw: true,
      to: most,
      skip_records_with_empty_values: true,
    })
    let start = 0
    let line = before + 1
    // Its types do not know that `raw` asks for both.
    return (records as Written[]).map(({ record, raw }) => {
      // The parser counts a line end within quotation marks twice where it has two characters.
      const written = raw.replace(/^(?:\r\n|\n|\r)+/, '')
      const next = Math.max(start, body.indexOf(written, start))
      line += linesIn(body.slice(start, next))
      start = next
      return { line, cells: record }
    })
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenCsvError(before + Number(error['lines'] ?? 1), error)
    throw error
  }
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const outside = first.replace(/"[^"]*(?:"|$)/g, '')
  const counts = separators.map((separator) => outside.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function countColumns(text: string, separator: string): number {
  const [first = ''] = text.split(/[\r\n]/, 1)
  return first.split(separator).length
}

function linesIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0
}

/**
 * What spreadsheets take for the beginning of a formula, also after what no one sees and in full width, and what is put before
 * such a text.
 */
const formula = /^'*[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u
const guarded = /^'+[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u

/** In: a text from a spreadsheet's cell. Out: the text without the apostrophe that kept it from being a formula. */
export function unguard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}

/** In: the cells of a row. Out: its line of CSV, in which no cell is a formula. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(writtenCell).join(',')}\r\n`
}

function writtenCell(cell: string | number | null): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
