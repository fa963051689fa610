import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/data-cleaning/${name}`, import.meta.url), 'utf8')
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

const raw = read('invented-visits.csv')
const fingerprint = (name: string) =>
  [
    ...new Set(
      name
        .toLowerCase()
        .replace(/[^\w\s]/g, '')
        .split(/\s+/),
    ),
  ]
    .sort()
    .join(' ')
const spelt = raw.map((row) => row['village'] ?? '')
const often = (name: string) => spelt.filter((one) => one === name).length
const merged = (...keys: string[]) => spelt.filter((one) => keys.includes(fingerprint(one))).length

const rows = [...new Map(raw.map((row) => [row['visit'], row])).values()]
const known = rows.filter((row) => row['wait'] !== '')
const waits = (list: readonly Record<string, string>[]) => list.map((row) => Number(row['wait']))
const ofShift = (shift: string) => mean(waits(known.filter((row) => row['shift'] === shift)))
const filled = rows.map((row) => (row['wait'] === '' ? ofShift(row['shift'] ?? '') : Number(row['wait'])))
const gaps = rows.filter((row) => row['wait'] === '')
const spread = (values: readonly number[]) =>
  Math.sqrt(sum(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1))
const average = mean(waits(known))

const pounds = rows.filter((row) => row['weight']?.endsWith('lb'))
const weight = (row: Record<string, string>) => Number.parseFloat(row['weight'] ?? '')
const slashed = rows.filter((row) => row['date']?.includes('/'))
const ages = rows.flatMap((row) => (row['age'] === '' ? [] : [Number(row['age'])]))
const possible = ages.filter((age) => age >= 0 && age <= 110)

const phone = (row: Record<string, string>) => (row['phone'] ?? '').replaceAll(' ', '').replace('+94', '0')
const pairs = rows.map((row) => `${row['name']} ${row['phone']}`)
const people = rows.map((row) => `${row['name']?.toLowerCase()} ${phone(row)}`)

const villages = ['Kopay', 'Nallur', 'Point Pedro', 'Chavakachcheri', 'Karainagar', 'Velanai']
const broken = [
  raw.length - rows.length,
  spelt.filter((one) => !villages.includes(one)).length,
  raw.filter((row) => row['age'] !== '' && (Number(row['age']) < 0 || Number(row['age']) > 110)).length,
  raw.filter((row) => row['date']?.includes('/')).length,
  raw.filter((row) => !row['weight']?.endsWith('kg')).length,
  raw.filter((row) => !/^[0-9]{10}$/.test(row['phone'] ?? '')).length,
]

export const figures: Record<string, readonly string[]> = {
  'first-faults': [`${raw.length} rows`, `${count(spelt)} choices`, `Chavakachcheri with ${often('Chavakachcheri')}`],
  spellings: [
    `${count(spelt.map(fingerprint))} spellings`,
    `Nallur has ${merged('nallur', 'naloor')}`,
    `Point Pedro ${merged('pedro point', 'pedru point')}`,
  ],
  gaps: [
    `${gaps.length} of ${rows.length}`,
    `${gaps.filter((row) => row['shift'] === 'night').length} of them at night`,
    `${text(average, 1)}, ${text(average, 1)} and ${text(mean(filled), 1)}`,
    `${text(spread(waits(known)), 1)} to ${text(spread(rows.map((row) => (row['wait'] === '' ? average : Number(row['wait'])))), 1)}`,
  ],
  units: [
    `${pounds.length} weights`,
    text(mean(rows.map(weight)), 1),
    text(mean(rows.map((row) => (pounds.includes(row) ? weight(row) / 2.20462 : weight(row)))), 1),
    `${slashed.length} dates`,
    `${ages.length - possible.length} ages`,
    `${text(mean(ages), 1)} to ${text(mean(possible), 1)}`,
  ],
  'same-person': [`${count(pairs)} pairs`, `${count(people)} people`],
  rules: [`${broken.slice(0, -1).join(', ')} and ${broken.at(-1)} rows`],
}
