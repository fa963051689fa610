import { missingValue } from '@milepost/contract/courses/imports/cells'
import { type SheetCell, SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'

const tokens = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
/** What stands in a cell beside its value. */
const asides = /^(?:office:annotation|draw:[\w-]+|table:table)$/

/**
 * Reads the sheets of an OpenDocument file (.ods) from its `content.xml`. Formulas give the value that was stored with
 * them, or an error.
 *
 * @param maxArea - The most cells of a sheet: a far one, or one repeated often, takes all memory.
 * @throws {SheetError}
 */
export function readOpenDocument(xml: string, maxArea: number): SourceSheet[] {
  if (!xml.includes('<office:spreadsheet')) throw new SheetError('not_a_sheet')
  const sheets: { name: string; rows: SheetCell[][] }[] = []
  let row: SheetCell[] = []
  let rowRepeats = 1
  let cell: { attributes: string; text: string } | null = null
  let aside: string | null = null
  /** Blank rows and cells are kept once something follows them: files fill their sheets up with them. */
  let blankRows = 0
  let blankCells = 0
  const endCell = () => {
    if (cell === null) return
    const count = repeatsOf(cell.attributes, 'columns')
    const value = cellValue(cell.attributes, cell.text)
    cell = null
    if (value === null) blankCells += count
    else if (row.length + blankCells + count > maxArea) throw new SheetError('too_many_columns')
    else {
      row.push(...Array<null>(blankCells).fill(null), ...Array<SheetCell>(count).fill(value))
      blankCells = 0
    }
  }
  const endRow = () => {
    const rows = sheets.at(-1)?.rows ?? []
    if (row.length === 0) blankRows += rowRepeats
    else if ((rows.length + blankRows + rowRepeats) * row.length > maxArea) throw new SheetError('too_many_rows')
    else {
      for (let at = 0; at < blankRows; at += 1) rows.push([])
      for (let at = 0; at < rowRepeats; at += 1) rows.push(row)
      blankRows = 0
    }
    row = []
    blankCells = 0
  }
  for (const [, slash, name = '', attributes = '', selfClosing, text] of xml.matchAll(tokens)) {
    const isEnd = slash === '/'
    if (aside !== null) {
      if (isEnd && name === aside) aside = null
    } else if (text !== undefined) {
      if (cell !== null && !/^\s*\n\s*$/.test(text)) cell.text += decode(text)
    } else if (cell !== null && !isEnd && selfClosing === '' && asides.test(name)) aside = name
    else if (name === 'table:table' && !isEnd) {
      sheets.push({ name: attributeOf(attributes, 'table:name') ?? '', rows: [] })
      blankRows = 0
    } else if (name === 'table:table-row') {
      if (isEnd) endRow()
      else rowRepeats = repeatsOf(attributes, 'rows')
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      if (!isEnd) cell = { attributes, text: '' }
      if (isEnd || selfClosing === '/') endCell()
    } else if (cell !== null && !isEnd) cell.text += separatorOf(name, attributes, cell.text)
  }
  return sheets
}

/** What an element within a text stands for. */
function separatorOf(name: string, attributes: string, before: string): string {
  if (name === 'text:p') return before === '' ? '' : '\n'
  if (name === 'text:line-break') return '\n'
  if (name === 'text:tab') return '\t'
  return name === 'text:s' ? ' '.repeat(Math.min(Number(attributeOf(attributes, 'text:c') ?? 1), 100)) : ''
}

function cellValue(attributes: string, text: string): SheetCell {
  const valueIn = (name: string) => attributeOf(attributes, `office:${name}`)
  const type = valueIn('value-type')
  if (type === 'float' || type === 'currency' || type === 'percentage') return Number(valueIn('value'))
  if (type === 'date') return new Date(`${valueIn('date-value')?.slice(0, 10)}T00:00:00Z`)
  if (type === 'boolean') return valueIn('boolean-value') === 'true'
  const hasNoValue = type === undefined && attributeOf(attributes, 'table:formula') !== undefined
  return text || valueIn('string-value') || (hasNoValue ? missingValue : null)
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, , value] = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes) ?? []
  return value === undefined ? undefined : decode(value)
}

function repeatsOf(attributes: string, what: 'columns' | 'rows'): number {
  return Math.max(1, Number(attributeOf(attributes, `table:number-${what}-repeated`) ?? 1) || 1)
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hexadecimal, name) => {
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return name === undefined ? (code <= 0x10_ffff ? String.fromCodePoint(code) : '') : (entities[name] ?? entity)
  })
}
