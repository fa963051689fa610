import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/python/spending.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const rows = lines.map((line) => {
  const [date = '', shop = '', kind = '', rupees = ''] = line.split(',')
  return { date, month: date.slice(0, 7), shop, kind, rupees: Number(rupees) }
})
const text = (figure: number): string => figure.toLocaleString('en')
const sum = (chosen: typeof rows): string => text(chosen.reduce((total, row) => total + row.rupees, 0))
const shopsIn = (month: string): Set<string> =>
  new Set(rows.filter((row) => row.month === month).map((row) => row.shop))
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The figures in the checks of the Python sessions, computed from spending.csv. */
export const figures: Record<string, readonly string[]> = {
  'read-a-file': [text(rows.length), sum(rows)],
  dictionaries: ['food', 'health', 'bus', 'books', 'phone'].map((kind) => sum(rows.filter((row) => row.kind === kind))),
  'tuples-and-sets': [text(shopsIn('2026-01').size), text(shopsIn('2026-02').size)],
  comprehensions: [
    text(rows.filter((row) => row.rupees > 1000).length),
    text(rows.filter((row) => row.kind === 'bus').length),
  ],
  'write-files': ['2026-01', '2026-02', '2026-03'].map((month) => sum(rows.filter((row) => row.month === month))),
  exceptions: [text(rows.length), text(rows.length + 2), text(rows.length + 4), sum(rows)],
  'standard-library': [sum(rows.filter((row) => weekday(row.date) === 4))],
  'command-arguments': [
    sum(rows.filter((row) => row.month === '2026-02')),
    sum(rows.filter((row) => row.kind === 'bus')),
  ],
  'monthly-report': [sum(rows.filter((row) => row.month === '2026-03'))],
}
