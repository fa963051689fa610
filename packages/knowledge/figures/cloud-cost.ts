import { readFileSync } from 'node:fs'

const read = (name: string): string[][] =>
  readFileSync(new URL(`../files/cloud-cost/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
const bill = read('bill.csv').map(([, service = '', team = '', environment = '', cost = '']) => ({
  service,
  team,
  environment,
  cost: Number(cost),
}))
const sum = (rows: typeof bill): number => rows.reduce((total, { cost }) => total + cost, 0)
const team = (name: string): string => sum(bill.filter((row) => row.team === name)).toLocaleString('en')
const [first, last] = [read('months.csv').at(0), read('months.csv').at(-1)]
const each = (row: string[] | undefined): string => ((100 * Number(row?.[1])) / Number(row?.[2])).toFixed(1)
const test = bill.filter((row) => row.service === 'virtual machine' && row.environment === 'test')

/** The figures in the checks of the cloud cost sessions, computed from bill.csv and months.csv. */
export const figures: Record<string, readonly string[]> = {
  'read-bill': [
    sum(bill).toLocaleString('en'),
    team('booking'),
    team('reports'),
    team(''),
    `${((100 * sum(bill.filter((row) => row.team === ''))) / sum(bill)).toFixed(0)} %`,
  ],
  savings: [String(sum(test)), String(sum(bill.filter((row) => row.service === 'disk' && row.team === '')))],
  'unit-cost': [each(first), each(last)],
}
