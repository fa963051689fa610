import { readFileSync } from 'node:fs'

const readTable = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(
    new URL(`../files/data-pipelines/invented-${name}.csv`, import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
type Rows = Record<string, string>[]
const days = [1, 2, 3, 4].map((day) => readTable(`rides-2026-03-0${day}`))
const day = (number: number): Rows => days[number - 1] ?? []
const tickets = (rows: Rows): number => rows.reduce((sum, row) => sum + Number(row['tickets']), 0)
const both = (rows: Rows): string => `${rows.length} rows and ${tickets(rows)} tickets`

const merge = (...parts: Rows[]): Rows => [...new Map(parts.flat().map((row) => [row['ride'], row])).values()]
const three = merge(day(1), day(2), day(3))
const of = (date: number): Rows => three.filter((row) => row['day'] === `2026-03-0${date}`)
const fares = new Map(readTable('routes').map((row) => [row['route'], Number(row['fare'])]))
const revenue = (rows: Rows): string =>
  rows.reduce((sum, row) => sum + Number(row['tickets']) * (fares.get(row['route']) ?? 0), 0).toLocaleString('en-GB')
const sound = day(4).filter((row) => row['tickets'] !== '' && Number(row['tickets']) >= 0 && fares.has(row['route']))
const raw = [...day(1), ...day(2), ...day(3)]

export const figures: Record<string, readonly string[]> = {
  'first-load': [both(day(1)), both([...day(1), ...day(2)]), String(2 * day(1).length + day(2).length)],
  'raw-layer': [
    `${raw.length} rows: ${day(1).length}, ${day(2).length} and ${day(3).length} by file`,
    `add up to ${tickets(raw)}`,
  ],
  rerun: [both(merge(day(1)))],
  incremental: [
    both(three),
    `By day, ${day(3).filter((row) => row['day'] === '2026-03-03').length} rows`,
    `${tickets(of(1))} tickets, day two ${tickets(of(2))} and day three ${tickets(of(3))}`,
  ],
  tests: [`of the ${day(4).length} rows are sound and hold ${tickets(sound)} tickets`],
  transform: [
    `${revenue(three)}: ${revenue(of(1))}, then ${revenue(of(2))}, then ${revenue(of(3))}`,
    `airport brings ${revenue(three.filter((row) => row['route'] === 'R3'))}`,
  ],
}
