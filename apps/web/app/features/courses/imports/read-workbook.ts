import { maxSheetFileBytes } from '@milepost/contract/constants/courses/imports'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'

/** A sheet of 2,000 long courses takes a tenth of it. */
const maxUnpackedBytes = 60_000_000
/** The library fills the space up to the last cell, so that one far away takes all memory. */
const maxArea = 1_000_000

/**
 * Reads the sheets of an .xlsx or .xlsm file. Formulas give the value that was stored with them, and macros are left out.
 * @throws {SheetError}
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<SourceSheet[]> {
  if (bytes.length > maxSheetFileBytes) throw new SheetError('too_large')
  const parts = unpack(bytes)
  if (!('xl/workbook.xml' in parts)) throw new SheetError('not_a_sheet')
  try {
    // Stored without compression: the library unpacks large parts in a worker that our content policy doesn't allow.
    const stored = zipSync(Object.fromEntries(Object.entries(parts).map(withoutBlankCells)), { level: 0 })
    const sheets = await readXlsxFile(stored.buffer as ArrayBuffer)
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as SourceSheet['rows'] }))
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable', error)
  }
}

/** Cells that are only coloured, often whole rows of them, are removed from a sheet. */
function withoutBlankCells([name, bytes]: [string, Uint8Array]): [string, Uint8Array] {
  if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) return [name, bytes]
  const text = strFromU8(bytes).replace(/<(?:\w+:)?(?:c|row)\b[^>]*\/>/g, '')
  let width = 0
  let height = 0
  for (const [, letters = '', row] of text.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Z]+)(\d+)"/g)) {
    width = Math.max(width, columnOf(letters))
    height = Math.max(height, Number(row))
  }
  if (width * height > maxArea) throw new SheetError(width > height ? 'too_many_columns' : 'too_many_rows')
  return [name, strToU8(text)]
}

/** The number of a column, from 1: 'AB' is 28. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** The XML parts of the file, unless they say that they take more room than any sheet of courses. */
function unpack(bytes: Uint8Array<ArrayBuffer>) {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|xml\.rels)$/.test(name)) return false
        total += originalSize
        if (total > maxUnpackedBytes) throw new SheetError('too_big_unpacked')
        return true
      },
    })
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('not_a_sheet', error)
  }
}
