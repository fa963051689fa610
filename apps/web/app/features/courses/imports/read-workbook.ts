import { missingValue } from '@milepost/contract/courses/imports/cells'
import { maxSheetFileBytes } from '@milepost/contract/courses/imports/limits'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { readOpenDocument } from '#features/courses/imports/read-open-document.ts'
import { SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'

/** A sheet of 2,000 long courses takes a tenth of it. */
const maxUnpackedBytes = 60_000_000
/** The library fills the space up to the last cell, so that one far away takes all memory. */
const maxArea = 1_000_000

/**
 * Reads the sheets of an .xlsx, .xlsm or .ods file. Formulas give the value that was stored with them, or an error. Macros are
 * left out.
 * @throws {SheetError}
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<SourceSheet[]> {
  if (bytes.length > maxSheetFileBytes) throw new SheetError('too_large')
  const parts = unpack(bytes)
  try {
    const openDocument = parts['content.xml']
    if (strFromU8(parts['META-INF/manifest.xml'] ?? new Uint8Array()).includes('encryption-data')) {
      throw new SheetError('protected')
    }
    if (openDocument !== undefined) return readOpenDocument(strFromU8(openDocument), maxArea)
    if (!('xl/workbook.xml' in parts)) throw new SheetError('not_a_sheet')
    // Stored without compression: the library unpacks large parts in a worker that our content policy doesn't allow.
    const stored = zipSync(Object.fromEntries(Object.entries(parts).map(prepareSheet)), { level: 0 })
    const sheets = await readXlsxFile(stored.buffer as ArrayBuffer)
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as SourceSheet['rows'] }))
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('damaged', error)
  }
}

/** Removes cells that are only coloured, often whole rows of them, and makes errors texts, which the library would drop. */
function prepareSheet([name, bytes]: [string, Uint8Array]): [string, Uint8Array] {
  if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) return [name, bytes]
  const text = strFromU8(bytes)
    .replace(/<(?:\w+:)?(?:c|row)\b[^>]*\/>/g, '')
    .replace(/<((?:\w+:)?)c\b([^>]*)>(.*?)<\/\1c>/gs, withErrorAsText)
  let width = 0
  let height = 0
  for (const [, letters = '', row] of text.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Z]+)(\d+)"/g)) {
    width = Math.max(width, columnOf(letters))
    height = Math.max(height, Number(row))
  }
  if (width * height > maxArea) throw new SheetError(width > height ? 'too_many_columns' : 'too_many_rows')
  return [name, strToU8(text)]
}

/** A cell with an error, or a formula whose value wasn't stored, as one with a text. */
function withErrorAsText(cell: string, prefix: string, attributes: string, content: string): string {
  const [, value] = new RegExp(`<${prefix}v>([^<]+)<`).exec(content) ?? []
  const isError = /\bt="e"/.test(attributes)
  const hasNoValue = value === undefined && content.includes(`<${prefix}f`) && !/\bt="str"/.test(attributes)
  if (!isError && !hasNoValue) return cell
  const [address = ''] = /\br="[A-Z]+\d+"/.exec(attributes) ?? []
  const text = `<${prefix}is><${prefix}t>${value ?? missingValue}</${prefix}t></${prefix}is>`
  return `<${prefix}c ${address} t="inlineStr">${text}</${prefix}c>`
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
        if (name === 'encrypted-package') throw new SheetError('protected')
        if (!/\.(?:xml|xml\.rels)$/.test(name)) return false
        total += originalSize
        if (total > maxUnpackedBytes) throw new SheetError('too_big_unpacked')
        return true
      },
    })
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('damaged', error)
  }
}
