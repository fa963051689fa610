import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/hypothesis-testing/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const text = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const pupils = read('invented-pupils.csv')
const marks = (group: string, mark: (row: Record<string, string>) => number) =>
  pupils.filter((row) => row['group'] === group).map(mark)
const variance = (values: readonly number[]) =>
  sum(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1)
const after = (row: Record<string, string>) => Number(row['after'])
const before = (row: Record<string, string>) => Number(row['before'])
const gain = (row: Record<string, string>) => after(row) - before(row)
/** The t quantile for 97.5 % and some 115 degrees of freedom. */
const quantile = 1.981
function difference(mark: (row: Record<string, string>) => number): string[] {
  const [a, b] = [marks('A', mark), marks('B', mark)]
  const [between, error] = [mean(b) - mean(a), Math.sqrt(variance(a) / a.length + variance(b) / b.length)]
  return [
    text(between, 2),
    `${text(between - quantile * error, 1).replace('-', '−')} to ${text(between + quantile * error, 1)}`,
  ]
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
const guessed = sum([16, 17, 18, 19, 20].map((cups) => choose(20, cups))) / 2 ** 20

const homework = (group: string) => marks(group, (row) => (row['homework'] === 'yes' ? 1 : 0))
const [did, didB] = [sum(homework('A')), sum(homework('B'))]
const expected = (did + didB) / 2
const square = 2 * (did - expected) ** 2 * (1 / expected + 1 / (60 - expected))

const schools = ['S1', 'S2', 'S3', 'S4'].map((name) => pupils.filter((row) => row['school'] === name).map(before))
const all = mean(schools.flat())
const among = sum(schools.map((list) => list.length * (mean(list) - all) ** 2)) / 3
const within = sum(schools.map((list) => variance(list) * (list.length - 1))) / (pupils.length - 4)

export const figures: Record<string, readonly string[]> = {
  shuffle: [`${difference(gain)[0]} marks`],
  'p-value': [text(guessed, 4), text(2 * guessed, 4)],
  'two-means': [...difference(after), ...difference(gain)],
  counts: [`${did} of 60 in A and ${didB} of 60 in B`, `Chi-square is ${text(square, 2)}`],
  'many-tests': [`F is ${text(among / within, 2)}`, `About ${text((1 - 0.95 ** 20) * 100)} per cent`],
}
