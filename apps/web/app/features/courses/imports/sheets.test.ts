import { courseColumns } from '@milepost/contract/courses/imports/limits'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { findHeaderRow, matchColumns } from '#features/courses/imports/match-columns.ts'
import {
  headingsOf,
  isSendable,
  priceQuestionsOf,
  type SheetReading,
  understandRows,
  writeRows,
} from '#features/courses/imports/plan-rows.ts'
import { readFile } from '#features/courses/imports/read-file.ts'
import { changeReading, isReadable, openQuestionsOf, startReading } from '#features/courses/imports/read-source.ts'
import { readWorkbook } from '#features/courses/imports/read-workbook.ts'
import { SheetError, type SourceSheet } from '#features/courses/imports/source-sheet.ts'
import { type MadeCell, makeWorkbook } from '#test/make-workbook.ts'

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name)
const book = (name: string, rows: readonly (readonly MadeCell[])[], merged?: string) =>
  fileOf(name, makeWorkbook([{ name: 'Courses', rows, ...(merged === undefined ? {} : { merged }) }]))

function readingOf(sheet: SourceSheet): SheetReading {
  const headerRow = findHeaderRow(sheet.rows)
  const { fields } = matchColumns(headingsOf(sheet, headerRow))
  const asked = {
    codeColumn: null,
    leavesCodeOut: false,
    areIndianRupees: false,
    thousands: null,
    withoutPrices: null,
    leavesEmptyOut: false,
  }
  return { headerRow, fields, corrections: new Map(), ...asked }
}

/** The rows as they are sent, what is left for people to correct, and what is asked about the prices. */
async function outcomeOf(file: File) {
  try {
    const [sheet] = await readFile(file, readWorkbook)
    if (sheet === undefined) throw new Error('no sheet')
    const reading = readingOf(sheet)
    const rows = understandRows(sheet, reading)
    const asked = priceQuestionsOf(sheet, reading)
    return {
      headerRow: reading.headerRow + 1,
      sent: writeRows(rows.filter(isSendable)).csv.replaceAll('"', '').trim().split('\n'),
      left: rows
        .filter((row) => !isSendable(row))
        .map(({ row, cells, hasExtraCells }) => {
          return [row, hasExtraCells ? 'extra cells' : Object.values(cells).find(({ problem }) => problem)?.problem]
        }),
      ...(asked?.stoppedBy ? { stoppedBy: asked.stoppedBy } : {}),
      ...(asked?.asksRupees ? { asksRupees: true } : {}),
      ...(asked?.asksThousands ? { asksThousands: asked.asksThousands } : {}),
    }
  } catch (error) {
    if (error instanceof SheetError) return error.problem
    throw error
  }
}

/** Says in the directory of a zip file that its parts are larger, as a zip bomb's are. */
function inflated(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + 24, 3_000_000_000, true)
  }
  return bytes
}

/** An OLE file with a part of this name. */
function ole(part: string): Uint8Array<ArrayBuffer> {
  const name = [...part].flatMap((letter) => [letter.charCodeAt(0), 0])
  return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, ...name])
}

/** An .ods file with this content. */
function openDocument(content: string, parts: Readonly<Record<string, string>> = {}): File {
  const files = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content, ...parts }
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, value]) => [name, strToU8(value)])))
  return fileOf('courses.ods', zip)
}

const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`
const text = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
const filler = '<table:table-cell table:number-columns-repeated="16380"/>'

const plain = {
  name: 'A',
  rows: [
    ['Title', 'Description'],
    ['A', 'a'],
  ],
}
const many = (count: number) => Array.from({ length: count }, (_, at) => [`Course ${at}`, 'About it', 5000])

const cases: [string, File, unknown][] = [
  [
    'notes and a merged title above the headings',
    book(
      'prospectus.xlsx',
      [
        ['Harbour College – short courses 2027'],
        [],
        ['Prepared by the registry', null, null, { date: '2026-11-01' }],
        ['No', 'Course Title', 'Details', 'Fee', 'Weeks'],
        [1, 'Web basics', 'HTML and CSS', '₹5,000', '6-8 weeks'],
      ],
      'A1:E1',
    ),
    { headerRow: 4, sent: ['title,description,duration,price', 'Web basics,HTML and CSS,6-8,5000'], left: [] },
  ],
  [
    'empty lines between and below the rows',
    book('gaps.xlsx', [
      ['Title', 'Description', 'Price'],
      [],
      ['Git', 'Branches', 'Free'],
      [null, '  ', null],
      ['Docker', 'Containers', '5,000/-'],
      [],
    ]),
    { headerRow: 1, sent: ['title,description,price', 'Git,Branches,0', 'Docker,Containers,5000'], left: [] },
  ],
  [
    'dates as dates, as numbers and as text, and a length that became a date',
    book('dates.xlsx', [
      ['Course', 'Description', 'Duration', 'Start date'],
      ['A', 'a', '2 months', { date: '2027-01-05' }],
      ['B', 'b', 8, 46_392],
      ['C', 'c', '8w', '25/1/2027'],
      ['D', 'd', { date: '2026-08-06' }, '5 January 2027'],
    ]),
    {
      headerRow: 1,
      sent: ['title,description,duration,startsOn', 'A,a,9,2027-01-05', 'B,b,8,2027-01-05', 'C,c,8,2027-01-25'],
      left: [[5, 'became_a_date']],
    },
  ],
  [
    'mixed currencies',
    book('currencies.xlsx', [
      ['Title', 'About', 'Fee'],
      ['A', 'a', '₹5,000'],
      ['B', 'b', 'LKR 15,000'],
    ]),
    { headerRow: 1, sent: ['title,description,price', 'A,a,5000'], left: [[3, 'other_currency']], stoppedBy: 'LKR' },
  ],
  [
    'bare rupees, and commas and points for thousands',
    book('rupees.xlsx', [
      ['Programme name', 'Overview', 'Course fees (Rs.)'],
      ['A', 'a', 'Rs. 1,234'],
      ['B', 'b', '1.234'],
      ['C', 'c', '5000 - 6000'],
      ['D', 'd', -5],
    ]),
    {
      headerRow: 1,
      sent: ['title,description,price', 'A,a,1234', 'B,b,1234'],
      left: [
        [4, 'price_range'],
        [5, 'negative_price'],
      ],
      asksRupees: true,
      asksThousands: { comma: 'Rs. 1,234', point: '1.234' },
    },
  ],
  ['5,000 rows', book('all.xlsx', [['Title', 'Description', 'Price'], ...many(5000)]), 'too_many_rows'],
  ['a zip bomb', fileOf('bomb.xlsx', inflated(makeWorkbook([{ name: 'A', rows: [['Title']] }]))), 'too_big_unpacked'],
  ['a renamed .exe', fileOf('courses.xlsx', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])), 'not_a_sheet'],
  [
    'macros, which are left out',
    fileOf('macros.xlsm', makeWorkbook([plain], { 'xl/vbaProject.bin': 'Sub Run()' })),
    { headerRow: 1, sent: ['title,description', 'A,a'], left: [] },
  ],
  [
    'formulas, by their stored values',
    book('formulas.xlsx', [
      ['Title', 'Description', 'Price'],
      [{ formula: 'CONCATENATE("Web"," 1")', value: 'Web 1' }, '=HYPERLINK("x")', { formula: '4999.5*2', value: 9999 }],
    ]),
    { headerRow: 1, sent: ['title,description,price', 'Web 1,=HYPERLINK(x),9999'], left: [] },
  ],
  [
    'cells with errors, which are sent as they are, and words for no value',
    book('errors.xlsx', [
      ['Title', 'Description', 'Price', 'Weeks', 'Start date', 'Seats'],
      ['A', { formula: 'IF(1,"")', value: '' }, { error: '#DIV/0!' }, 'Flexible', 'TBA', 'Unlimited'],
      ['B', 'b', '5,000', null, null, null],
    ]),
    {
      headerRow: 1,
      sent: ['title,description,duration,price,startsOn,places', 'A,,-,#DIV/0!,-,-', 'B,b,,5000,,'],
      left: [],
    },
  ],
  [
    'Tamil headings',
    book('tamil.xlsx', [
      ['பாடநெறியின் பெயர்', 'விளக்கம்', 'கட்டணம்', 'கால அளவு', 'மொழி'],
      ['நிரலாக்கம்', 'அடிப்படைகள்', 'இலவசம்', '3 மாதம்', 'தமிழ்'],
    ]),
    {
      headerRow: 1,
      sent: ['title,description,duration,price,language', 'நிரலாக்கம்,அடிப்படைகள்,13,0,ta'],
      left: [],
    },
  ],
  [
    'Sinhala headings',
    book('sinhala.xlsx', [
      ['පාඨමාලාවේ නම', 'විස්තරය', 'ගාස්තුව', 'කාල සීමාව', 'භාෂාව'],
      ['පරිගණක', 'මූලික කරුණු', 'නොමිලේ', 'සති 8', 'සිංහල'],
    ]),
    { headerRow: 1, sent: ['title,description,duration,price,language', 'පරිගණක,මූලික කරුණු,8,0,si'], left: [] },
  ],
  [
    'headings in two rows, the upper ones merged over several columns',
    book(
      'two-rows.xlsx',
      [
        ['Course', null, 'Fees', null],
        ['Title', 'Description', 'Fee', 'Deposit'],
        ['A', 'a', '₹5,000', '₹500'],
      ],
      'A1:B1',
    ),
    { headerRow: 2, sent: ['title,description,price', 'A,a,5000'], left: [] },
  ],
  [
    'CSV with semicolons, decimal commas and a broken row',
    fileOf('kurse.csv', '\uFEFFTitle;Description;Price\r\nA;"One; two";12,50\r\nB;b;1.234,00;left over\r\n'),
    { headerRow: 1, sent: ['title,description,price', 'A,One; two,12.5'], left: [[3, 'extra cells']] },
  ],
  [
    'colours up to the last column and row',
    fileOf('coloured.xlsx', makeWorkbook([{ ...plain, more: '<row r="1048576"><c r="XFD1048576" s="1"/></row>' }])),
    { headerRow: 1, sent: ['title,description', 'A,a'], left: [] },
  ],
  [
    'a cell in the last row and column',
    fileOf('far.xlsx', makeWorkbook([{ ...plain, more: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }])),
    'too_many_rows',
  ],
  ['an old .xls', fileOf('old.xls', ole('Workbook')), 'old_excel'],
  ['an .xlsx with a password', fileOf('secret.xlsx', ole('EncryptedPackage')), 'protected'],
  ['an .ods with a password', openDocument('', { 'META-INF/manifest.xml': '<encryption-data/>' }), 'protected'],
  ['an .ods with a password of newer programs', openDocument('', { 'encrypted-package': 'x' }), 'protected'],
  ['a damaged .xlsx', fileOf('cut.xlsx', makeWorkbook([plain]).slice(0, 400)), 'damaged'],
  [
    'an .xlsx whose sheet is cut off',
    fileOf('cut.xlsx', makeWorkbook([], { 'xl/workbook.xml': '<workbook><she' })),
    'damaged',
  ],
  ['a text document', openDocument('<office:text/>'), 'not_a_sheet'],
  ['a zip file of something else', fileOf('pictures.xlsx', zipSync({ 'a.png': new Uint8Array(1) })), 'not_a_sheet'],
  [
    'an .ods with notes, repeated and covered cells, dates, errors and a formula without a value',
    openDocument(
      '<office:spreadsheet><table:table table:name="Courses &amp; more"><table:table-column/>' +
        row(text('Title') + text('Description') + text('Fee') + text('Start date') + text('Weeks') + filler) +
        `<table:table-row table:number-rows-repeated="2">${filler}</table:table-row>` +
        row(
          '<table:table-cell office:value-type="string"><office:annotation><text:p>A note</text:p></office:annotation>' +
            '\n  <text:p>Web<text:s text:c="2"/>&lt;1&gt; <text:span>&#65;</text:span></text:p></table:table-cell>' +
            '<table:table-cell><text:p>Line one</text:p><text:p>Line two</text:p></table:table-cell>' +
            '<table:table-cell office:value-type="currency" office:currency="INR" office:value="5000"><text:p>₹5,000.00</text:p></table:table-cell>' +
            '<table:table-cell office:value-type="date" office:date-value="2027-01-05T00:00:00"><text:p>5 Jan</text:p></table:table-cell>' +
            '<table:table-cell table:formula="of:=1&gt;2" office:value-type="float" office:value="8"/>',
        ) +
        row(
          text('Git') +
            '<table:table-cell office:value-type="string" table:number-columns-repeated="1"><text:p>b</text:p></table:table-cell>' +
            '<table:table-cell table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>' +
            '<table:covered-table-cell/><table:table-cell table:formula="of:=A1"/>',
        ) +
        `<table:table-row table:number-rows-repeated="1048570">${filler}</table:table-row>` +
        '</table:table></office:spreadsheet>',
    ),
    {
      headerRow: 1,
      sent: [
        'title,description,duration,price,startsOn',
        'Web  <1> A,Line one',
        'Line two,8,5000,2027-01-05',
        'Git,b,#N/A,#DIV/0!,',
      ],
      left: [],
    },
  ],
  [
    'an .ods with a cell that is repeated to the end',
    openDocument(
      `<office:spreadsheet><table:table><table:table-row table:number-rows-repeated="1048576">${text('A') + text('a')}</table:table-row></table:table></office:spreadsheet>`,
    ),
    'too_many_rows',
  ],
  ['an open quotation mark', fileOf('open.csv', 'title,description\n"x,y\nz,w'), 'broken_csv'],
  ['61 columns', fileOf('wide.csv', `title,description${',x'.repeat(59)}\ny,z`), 'too_many_columns'],
  ['nothing', fileOf('empty.csv', '\uFEFF\r\n'), 'empty'],
  ['headings alone', book('headings.xlsx', [['Title', 'Description']]), 'empty'],
]

test.each(cases)('%s', async (_name, file, expected) => {
  expect(await outcomeOf(file)).toEqual(expected)
})

test('columns without a value are asked about and left out, but not in our own template', () => {
  const open = (rows: SourceSheet['rows']) => {
    const sheet = { name: '', rows }
    return { sheets: [sheet], sheet, known: {}, reading: startReading({}, sheet, 0) }
  }
  const some = open([
    ['Title', 'About', 'Weeks', 'Seats', 'Level'],
    ['A', 'a', '#REF!', '', 'basic'],
    ['B', 'b', '', ' ', ''],
  ])
  expect(openQuestionsOf(some).emptyColumns).toEqual([
    { field: 'duration', hasErrors: true },
    { field: 'places', hasErrors: false },
  ])
  expect(isReadable(some)).toBe(false)
  const answered = changeReading(some, { leavesEmptyOut: true })
  expect(isReadable(answered)).toBe(true)
  expect(writeRows(understandRows(answered.sheet, answered.reading)).csv).toBe(
    'title,description,level\n"A","a","beginner"\n"B","b",""\n',
  )
  const headings = courseColumns.filter((column) => column !== 'milepost_id')
  const template = open([headings, ['', 'A', 'a', '', '5000']])
  expect(isReadable(template)).toBe(true)
  expect(isReadable(open([headings, ['', 'A', 'a', '8', '']]))).toBe(false)
  expect(openQuestionsOf(open([headings, ['', 'A', '', '8', '1']])).missing).toEqual(['description'])
})

test('ids of an older export are written as ours, and blank texts beside them keep what is there', () => {
  const rows = [
    ['id', 'title', 'description', 'duration', 'price', 'language', 'level', 'skills'],
    ['12', '', '', '', '5000', '', '', ''],
  ]
  const sheet = { name: '', rows }
  expect(writeRows(understandRows(sheet, readingOf(sheet))).csv).toBe(
    'milepost_id,title,description,price\n"MP-12","","","5000"\n',
  )
})

test('a file of more than 5 MB is not read', async () => {
  expect(await outcomeOf(fileOf('large.csv', 'x'.repeat(5_000_001)))).toBe('too_large')
})

test('a row’s number is known for every line of what is sent', () => {
  const rows = [[' ', ''], ['Title', 'Description'], ['A', 'one\ntwo'], [], ['B', 'b']]
  const sheet = { name: '', rows }
  const { csv, rowOfLine } = writeRows(understandRows(sheet, readingOf(sheet)))
  expect(csv).toBe('title,description\n"A","one\ntwo"\n"B","b"\n')
  expect([...rowOfLine]).toEqual([
    [2, 3],
    [4, 5],
  ])
})
