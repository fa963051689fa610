import Papa from 'papaparse'
import { SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'

const separators = [',', ';', '\t', '|']

/**
 * Reads CSV as spreadsheets write it, or rows that were pasted from one.
 * @throws {SheetError}
 */
export function readTableText(text: string, name: string): SourceSheet {
  const [declaration, declared] = /^\uFEFF?sep=([,;\t])(?:\r\n|\n|\r)/i.exec(text) ?? ['']
  const body = text
    .slice(declaration.length)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: declared ?? '',
    delimitersToGuess: separators,
    newline: '\n',
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken !== undefined) throw new SheetError('broken_csv', broken)
  return { name, rows: data }
}
