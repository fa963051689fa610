import { strToU8, zipSync } from 'fflate'

/** A cell of a made workbook: a date is a styled number, and a formula has the value or error that was stored with it. */
export type MadeCell =
  | (string | number | boolean | null | { date: string } | { error: string })
  | { formula: string; value: number | string }

interface MadeSheet {
  name: string
  rows: readonly (readonly MadeCell[])[]
  merged?: string
  /** Rows as they are in the file. */
  more?: string
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function addressOf(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`
}

function writeCell(cell: MadeCell, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'string') {
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
  }
  if ('date' in cell) return `<c r="${address}" s="1"><v>${Date.parse(cell.date) / 86_400_000 + 25_569}</v></c>`
  if ('error' in cell) return `<c r="${address}" t="e"><f>1/0</f><v>${escapeXml(cell.error)}</v></c>`
  const type = typeof cell.value === 'string' ? ' t="str"' : ''
  return `<c r="${address}"${type}><f>${escapeXml(cell.formula)}</f><v>${escapeXml(String(cell.value))}</v></c>`
}

function writeSheet({ rows, merged, more = '' }: MadeSheet): string {
  const data = rows.map((cells, row) => {
    return `<row r="${row + 1}">${cells.map((cell, at) => writeCell(cell, addressOf(row, at))).join('')}</row>`
  })
  const merges = merged === undefined ? '' : `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`
  return `${head}<worksheet ${main}><sheetData>${data.join('')}${more}</sheetData>${merges}</worksheet>`
}

/** An .xlsx file with these sheets, and further parts such as macros. */
export function makeWorkbook(
  sheets: readonly MadeSheet[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const related = sheets.map((_, at) => {
    return `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`
  })
  const package_ = 'http://schemas.openxmlformats.org/package/2006'
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${package_}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${package_}/relationships">${related.join('')}<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, writeSheet(sheet)])),
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
