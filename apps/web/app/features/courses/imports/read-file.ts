import { maxCourseFileColumns, maxImportedCourses, maxSheetFileBytes } from '@milepost/contract/courses/imports/limits'
import { findHeaderRow, joinHeadings } from '#features/courses/imports/match-columns.ts'
import { rowsBelow } from '#features/courses/imports/plan-rows.ts'
import { readText } from '#features/courses/imports/read-text.ts'
import {
  type FileProblem,
  isBlankRow,
  SheetError,
  type SourceSheet,
  textOf,
} from '#features/courses/imports/source-sheet.ts'

/** Longer means that the file isn't a sheet of courses, whatever it says of itself. */
const maxReadingTime = 20_000

export type WorkbookReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<readonly SourceSheet[]>

/**
 * Reads the sheets of a file by what it contains, whatever its name says. Empty sheets are left out.
 * @throws {SheetError}
 */
export async function readFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  readBook: WorkbookReader = readInWorker,
): Promise<readonly SourceSheet[]> {
  if (file.size > maxSheetFileBytes) throw new SheetError('too_large')
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new SheetError('unreadable', cause)
    }),
  )
  const beginsWith = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)
  if (beginsWith(0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError(isEncrypted(bytes) ? 'protected' : 'old_excel')
  if (beginsWith(0x50, 0x4b)) return withinLimits(await readBook(bytes))
  return readTable(readText(bytes), file.name)
}

/** Whether an OLE file holds an .xlsx with a password: names of its parts are in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

/**
 * Reads text: of a CSV file, or pasted from a sheet.
 * @throws {SheetError}
 */
export async function readTable(text: string, name: string): Promise<readonly SourceSheet[]> {
  // Programs, pictures and documents have bytes that no text has.
  if (text.includes('\0')) throw new SheetError('not_a_sheet')
  const { readTableText } = await import('#features/courses/imports/read-table-text.ts')
  return withinLimits([readTableText(text, name)])
}

function withinLimits(sheets: readonly SourceSheet[]): readonly SourceSheet[] {
  const filled = sheets
    .filter(({ rows }) => rows.some((row) => !isBlankRow(row)))
    .map((sheet) => ({ ...sheet, rows: joinHeadings(sheet.rows) }))
  if (filled.length === 0) throw new SheetError('empty')
  const problems = filled.map(problemOf)
  const usable = filled.filter((_, at) => problems[at] === null)
  const [first] = problems
  if (usable.length === 0 && first) throw new SheetError(first)
  return usable
}

function problemOf(sheet: SourceSheet): FileProblem | null {
  const width = Math.max(...sheet.rows.map((row) => row.findLastIndex((cell) => textOf(cell) !== '') + 1))
  if (width > maxCourseFileColumns) return 'too_many_columns'
  const count = rowsBelow(sheet, findHeaderRow(sheet.rows)).length
  if (count === 0) return 'empty'
  return count > maxImportedCourses ? 'too_many_rows' : null
}

/** A reading that takes too long is stopped with its worker. */
function readInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<readonly SourceSheet[]> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<readonly SourceSheet[]>()
  const timer = setTimeout(() => reject(new SheetError('too_big_unpacked')), maxReadingTime)
  worker.onmessage = ({ data }: MessageEvent<{ sheets: SourceSheet[] } | { problem: FileProblem }>) =>
    'sheets' in data ? resolve(data.sheets) : reject(new SheetError(data.problem))
  worker.onerror = (cause) => reject(new SheetError('unreadable', cause))
  worker.postMessage(bytes, [bytes.buffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
