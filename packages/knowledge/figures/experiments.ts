import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/experiments/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const text = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const visitors = read('invented-visitors.csv').map((row) => ({
  group: row['group'],
  device: row['device'],
  ordered: Number(row['ordered']),
  amount: Number(row['amount']),
  load: Number(row['load_ms']),
}))
const ofGroup = (group: string) => visitors.filter((one) => one.group === group)
const [a, b] = [ofGroup('A'), ofGroup('B')]
const share = (list: typeof visitors) => mean(list.map((one) => one.ordered))
const percent = (list: typeof visitors) => `${text(share(list) * 100, 1)} %`
const on = (device: string, list: typeof visitors) => percent(list.filter((one) => one.device === device))

const between = share(b) - share(a)
const error = Math.sqrt(sum([a, b].map((list) => (share(list) * (1 - share(list))) / list.length)))
const ends = (middle: number, half: number, digits: number) =>
  `from ${text(middle - half, digits).replace('-', '−')} to ${text(middle + half, digits)}`
const amounts = [a, b].map((list) => list.map((one) => one.amount))
const variance = (values: readonly number[]) =>
  sum(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1)
const more = mean(amounts[1] ?? []) - mean(amounts[0] ?? [])
const half = 1.96 * Math.sqrt(sum(amounts.map((values) => variance(values) / values.length)))
const needed = (from: number, to: number) => Math.ceil((7.85 * (from * (1 - from) + to * (1 - to))) / (to - from) ** 2)
const square = (first: number, second: number) => (first - second) ** 2 / (first + second)

export const figures: Record<string, readonly string[]> = {
  size: [
    `${text(needed(0.12, 0.15))} and ${text(needed(0.12, 0.135))} visitors`,
    `${Math.ceil((2 * needed(0.12, 0.15)) / 200)} and ${Math.ceil((2 * needed(0.12, 0.135)) / 200)} days`,
  ],
  split: [
    `${text(a.length)} and ${text(b.length)} visitors`,
    `chi-square is ${text(square(a.length, b.length), 2)}`,
    `has ${text(square(104_000, 96_000))}`,
  ],
  read: [
    `${percent(a)} of A and ${percent(b)} of B`,
    `${text(between * 100, 1)} points, ${ends(between * 100, 196 * error, 1)}`,
  ],
  guard: [
    `${text(mean(b.map((one) => one.load)) - mean(a.map((one) => one.load)))} ms`,
    `${text(more, 1)} higher, ${ends(more, half, 1)}`,
  ],
  segments: [
    `phones ${on('phone', a)} and ${on('phone', b)}`,
    `computers ${on('computer', a)} and ${on('computer', b)}`,
  ],
}
