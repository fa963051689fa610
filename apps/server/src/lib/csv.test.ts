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

const read = (csv: string, most = 100) => readCsv(csv, most)
const withLineFeeds = (cell: string) => cell.replace(/\r\n?/g, '\n')

test('what is written is read again, cell by cell', async () => {
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const head = ['a', 'b', 'c', 'd', 'e', 'end']
      // A row of nothing is left out.
      const kept = cells.map((row) => [...row, 'end'])
      const [, ...found] = await read(`\uFEFF${[head, ...kept].map(csvLine).join('')}`)
      const expected = kept.map((row) => row.map(withLineFeeds))
      expect(found.map((row) => row.cells.map(unguard))).toEqual(expected)
    }),
  )
})

test('no cell that is written begins a formula', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (cell) => {
      const [, row] = await read(csvLine(['a', 'b']) + csvLine(['x', cell]), 2)
      expect(row?.cells[1] ?? '').not.toMatch(/^[\s\p{Cf}]*[=+\-@＝\t\r]/u)
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
  ])('%s', async (_name, csv, lines) => {
    const rows = await read(csv)
    expect(rows.map(({ line }) => line)).toEqual(lines)
    expect(rows.every(({ cells }) => cells.length === 2)).toBe(true)
  })

  test.each([
    ['of cells', `a,b\n1${',x'.repeat(450_000)}`],
    ['of quotation marks', `a,b\n1,"${'""'.repeat(450_000)}"`],
  ])('a row of a megabyte %s is taken for one that never ends', async (_name, csv) => {
    await expect(read(csv)).rejects.toMatchObject({ line: 2 })
  })

  test('a quotation mark that is not closed is said with its line', async () => {
    await expect(read('a,b\n1,"x\n2,y')).rejects.toThrow(BrokenCsvError)
  })

  test('a long one is read without a row lost or read twice, also where a chunk ends within a cell', async () => {
    const cells = Array.from({ length: 9_000 }, (_, row) => [`${row}`, `"${row}"\n, ${'x'.repeat(row % 50)}`])
    const rows = await read(cells.map(csvLine).join(''), 10_000)
    expect(rows.map((row) => row.cells)).toEqual(cells)
    expect(rows.at(-1)?.line).toBe(2 * 9_000 - 1)
  })

  test.each([
    ['of line ends', `a,b\n${'\n'.repeat(900_000)}`],
    ['of empty cells', `a,b\n${' ,\n'.repeat(300_000)}`],
    ['of cells', `a,b\n${`1${',x'.repeat(900)}\n`.repeat(500)}`],
  ])('a megabyte %s leaves others their turn while it is read', async (_name, csv) => {
    let turns = 0
    const turn = () => {
      turns += 1
      waiting = setImmediate(turn)
    }
    let waiting = setImmediate(turn)
    await read(csv, 1_000)
    clearImmediate(waiting)
    expect(turns).toBeGreaterThan(5)
  })
})
