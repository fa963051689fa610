import Papa, { type ParseResult, type Parser } from 'papaparse'

export interface CsvRow {
  /** The row's first line in the text, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** The text is not valid CSV from a line on. */
export class BrokenCsvError extends Error {
  readonly line: number

  constructor(line: number, cause: unknown) {
    super('broken CSV', { cause })
    this.line = line
  }
}

/** The first line has too many cells, found before all are parsed. */
export class TooWideError extends Error {}

const separators = [',', ';', '\t'] as const
/** Characters parsed at once: a few milliseconds, then other requests continue. No row is longer. */
const chunkLength = 32_768

/**
 * Parses CSV (RFC 4180) as spreadsheets write it: with byte order mark, any line ending, and comma, semicolon or tab,
 * whichever the first line has most of. Skips blank rows and normalises line endings. Reads at most `maxRows` rows.
 * @throws {BrokenCsvError} or {TooWideError}
 */
export async function readCsv(text: string, maxRows: number, maxColumns = Number.POSITIVE_INFINITY): Promise<CsvRow[]> {
  const [declaration, separator = separatorOf(text)] = /^\uFEFF?sep=([,;\t])(?:\r\n|\n|\r)/i.exec(text) ?? ['']
  const body = text
    .slice(declaration.length)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  if (countColumns(body, separator) > maxColumns) throw new TooWideError()
  const rows: CsvRow[] = []
  let line = declaration === '' ? 1 : 2
  return new Promise((resolve, reject) => {
    const stop = (parser: Parser, cause: unknown) => {
      reject(new BrokenCsvError(line, cause))
      parser.abort()
    }
    Papa.parse<string[]>(body, {
      delimiter: separator,
      newline: '\n',
      chunkSize: chunkLength,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        const broken = errors[0]
        // A row longer than a chunk means a quotation mark that is never closed.
        if (data.length === 0) return stop(parser, broken)
        for (const [at, cells] of data.entries()) {
          if (broken?.row === at) return stop(parser, broken)
          if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
          line += 1 + linesIn(cells)
        }
        if (rows.length >= maxRows) return parser.abort()
        parser.pause()
        setImmediate(() => parser.resume())
      },
      complete: () => resolve(rows.slice(0, maxRows)),
    })
  })
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

/** Line ends within the cells of a row. */
function linesIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

/**
 * What spreadsheets take as the start of a formula, also after invisible characters and in full width, and the
 * apostrophe that prevents it.
 */
const formula = /^'*[\s\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u
const guarded = /^'+[\s\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/** Removes the apostrophe that protects a cell from being a formula. */
export function unguard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}

/** A row as a CSV line without formulas. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(writtenCell).join(',')}\r\n`
}

function writtenCell(cell: string | number | null): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
