import { readFileSync } from 'node:fs'

const cards = readFileSync(new URL('../files/agile/cards.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', first, last] = line.split(',')
    return { name, first: Number(first), last: Number(last), days: Number(last) - Number(first) + 1 }
  })
  .sort((one, other) => one.days - other.days)
const middle = cards.slice(cards.length / 2 - 1, cards.length / 2 + 1)
const longest = cards.at(-1)
const inWork = (day: number): number => cards.filter(({ first, last }) => first <= day && day <= last).length
const busy = [2, 3, 4, 5, 6, 7, 8].map(inWork)

/** The figures in the checks of the agile sessions, computed from cards.csv. */
export const figures: Record<string, readonly string[]> = {
  flow: [
    `${middle.reduce((total, { days }) => total + days, 0) / middle.length} days`,
    `${longest?.days}, for '${longest?.name}'`,
    `${Math.min(...busy)} cards`,
    `${Math.max(...busy)} cards`,
  ],
}
