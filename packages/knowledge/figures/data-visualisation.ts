import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/data-visualisation/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const text = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const count = <T>(values: readonly T[]) => new Set(values).size

const passengers = read('invented-passengers.csv').map((row) => ({
  route: row['route'] ?? '',
  month: row['month'] ?? '',
  people: Number(row['passengers']),
}))
const totals = (key: 'route' | 'month') =>
  [...new Set(passengers.map((row) => row[key]))]
    .map((name): [string, number] => [
      name,
      sum(passengers.filter((row) => row[key] === name).map((row) => row.people)),
    ])
    .sort((a, b) => a[1] - b[1])
const last = (list: readonly [string, number][]) => list.at(-1) ?? ['', 0]
const first = (list: readonly [string, number][]) => list[0] ?? ['', 0]
const [routes, months] = [totals('route'), totals('month')]
const inMonth = (route: string, month: string) =>
  passengers.find((row) => row.route === route && row.month === month)?.people ?? 0
const changes = routes
  .map(([route]): [string, number] => [route, inMonth(route, '2025-12') / inMonth(route, '2025-01') - 1])
  .sort((a, b) => a[1] - b[1])
const total = (month: string) => months.find(([name]) => name === month)?.[1] ?? 0

const trips = read('invented-trips.csv').map((row) => ({
  route: row['route'] ?? '',
  delay: Number(row['delay']),
  people: Number(row['people']),
}))
const delays = (route: string) => trips.filter((trip) => trip.route === route).map((trip) => trip.delay)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const three = ['R1', 'R2', 'R3'].map(delays)
const [x, y] = [trips.map((trip) => trip.people), trips.map((trip) => trip.delay)]
const product = (a: readonly number[], b: readonly number[]) =>
  sum(a.map((value, index) => (value - mean(a)) * ((b[index] ?? 0) - mean(b))))
const correlation = product(x, y) / Math.sqrt(product(x, x) * product(y, y))

export const figures: Record<string, readonly string[]> = {
  'first-bars': [
    `${last(routes)[0]} with ${text(last(routes)[1])}`,
    `${first(routes)[0]} with ${text(first(routes)[1])}`,
  ],
  lines: [text(last(months)[1]), text(first(months)[1])],
  spread: [
    `${three.slice(0, 2).map(median).join(', ')} and ${median(three[2] ?? [])} minutes`,
    `${three
      .slice(0, 2)
      .map((list) => text(mean(list), 1))
      .join(', ')} and ${text(mean(three[2] ?? []), 1)}`,
    `${(three[2] ?? []).filter((delay) => delay > 15).length} trips`,
  ],
  together: [
    `${trips.length - count(trips.map((trip) => `${trip.people} ${trip.delay}`))} points`,
    text(correlation, 2),
  ],
  multiples: [
    `${last(changes)[0]} grew most, by ${text(last(changes)[1] * 100)} %`,
    `${first(changes)[0]} lost most, ${text(-first(changes)[1] * 100)} %`,
  ],
  misleading: [
    `${text((total('2025-10') / total('2025-06') - 1) * 100, 1)} %`,
    `${text((total('2025-10') - 105_000) / (total('2025-06') - 105_000), 1)} times`,
  ],
}
