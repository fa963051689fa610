import { readFileSync } from 'node:fs'

const rows = (name: string): string[][] =>
  readFileSync(new URL(`../files/office-productivity/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
const members = rows('members.csv').map(([, , , fee, paid]) => Number(fee) - Number(paid))
const owing = members.filter((rest) => rest > 0)
const stock = rows('stock.csv').map(([, pieces, price, least]) => ({
  value: Number(pieces) * Number(price),
  low: Number(pieces) < Number(least),
}))
const total = stock.reduce((sum, { value }) => sum + value, 0)
const english = (number: number): string => number.toLocaleString('en')

/** The figures in the checks of the office sessions, computed from members.csv and stock.csv. */
export const figures: Record<string, readonly string[]> = {
  'letters-to-many': [
    `${members.length} letters`,
    `${owing.length} members`,
    `${english(owing.reduce((sum, rest) => sum + rest, 0))} rupees`,
  ],
  'stock-list': [
    english(total),
    english(total * 1.1),
    english(total * 1.2),
    `${stock.filter(({ low }) => low).length} items`,
  ],
}
