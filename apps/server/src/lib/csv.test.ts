import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenCsvError, csvLine, readCsv, unguard } from '#lib/csv.ts'

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'ä',
    'த',
    ' ',
    '"',
    "'",
    ',',
    ';',
    '\t',
    '=',
    '+',
    '-',
    '@',
    '＝',
    '\u200B',
    '\r',
    '\n',
    '\r\n',
    '1',
  ),
})

test('what is written is read again, cell by cell', () => {
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rows, (cells) => {
      const head = ['a', 'b', 'c', 'd', 'e', 'end']
      // A row of nothing is left out.
      const kept = cells.map((row) => [...row, 'end'])
      const read = readCsv(`\uFEFF${[head, ...kept].map(csvLine).join('')}`, 100)
      expect(read.slice(1).map((row) => row.cells.map(unguard))).toEqual(kept)
    }),
  )
})

test('no cell that is written begins a formula', () => {
  fc.assert(
    fc.property(text, (cell) => {
      const [, read] = readCsv(csvLine(['a', 'b']) + csvLine(['x', cell]), 2)
      expect(read?.cells[1] ?? '').not.toMatch(/^[\s\p{Cf}]*[=+\-@＝\t\r]/u)
    }),
  )
})

describe('files of spreadsheets', () => {
  test.each([
    ['a mark and CRLF', '\uFEFFa,b\r\n1,"x\r\ny"\r\n\r\n2,z\r\n', [1, 2, 5]],
    ['semicolons', 'a;b\n1;x,y\n2;z', [1, 2, 3]],
    ['a said separator', 'sep=;\r\na;b\r\n1;x', [2, 3]],
    ['tabs', 'a\tb\n1\tx', [1, 2]],
    ['carriage returns', 'a,b\r1,x', [1, 2]],
    ['rows of nothing', 'a,b\n,\n   \n1,x\n', [1, 4]],
  ])('%s', (_name, csv, lines) => {
    const rows = readCsv(csv, 100)
    expect(rows.map(({ line }) => line)).toEqual(lines)
    expect(rows.every(({ cells }) => cells.length === 2)).toBe(true)
  })

  test('a quotation mark that is not closed is said with its line', () => {
    expect(() => readCsv('a,b\n1,"x\n2,y', 100)).toThrow(BrokenCsvError)
  })
})
