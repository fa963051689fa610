import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/exploratory-analysis/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const text = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const loans = read('invented-loans.csv')
const kept = loans.filter((row) => row['days'] !== '999')
const days = (list: readonly Record<string, string>[]) => list.map((row) => Number(row['days']))
const late = (...wanted: string[]) => {
  const list = kept.filter((row) => wanted.every((value) => Object.values(row).includes(value)))
  return `${text(mean(list.map((row) => Number(row['late']))) * 100, 1)} %`
}
const harbour = kept.filter((row) => row['branch'] === 'Harbour')

export const figures: Record<string, readonly string[]> = {
  profile: [`${loans.length} rows`, `${loans.filter((row) => row['age'] === '').length} of them`],
  unusual: [
    `${loans.length - kept.length} rows have 999`,
    `${text(mean(days(loans)), 1)} with them and ${text(mean(days(kept)), 1)} without`,
  ],
  relations: [
    `${late('Market')} are late at Market and ${late('Harbour')} at Harbour`,
    `highest share, ${late('comics')}`,
  ],
  paradox: [
    `${late('Harbour', 'child')} at Harbour and ${late('Market', 'child')} at Market`,
    `${text((harbour.filter((row) => row['member'] === 'child').length / harbour.length) * 100, 1)} %`,
  ],
  leak: [`all ${kept.filter((row) => (row['late'] === '1') === (row['fine'] !== '0')).length} rows`],
}
