import { readFileSync } from 'node:fs'

const readTable = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/advanced-excel/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const number = (value: number): string => value.toLocaleString('en-GB')
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const months = ['Jan', 'Feb', 'Mar', 'Apr']
const unpivot = (...branches: string[]) =>
  branches.flatMap((branch) =>
    readTable(`invented-units-${branch}`).flatMap((row) =>
      months
        .filter((month) => row[month] !== '')
        .map((month) => ({ branch, month, code: row['code'] ?? '', units: Number(row[month]) })),
    ),
  )
const units = (rows: readonly { units: number }[]): number => total(rows.map((row) => row.units))

const three = unpivot('colombo', 'kandy', 'jaffna')
const four = [...three, ...unpivot('galle')]
const products = new Map(readTable('invented-products').map((row) => [row['code'], row]))
const joined = three.flatMap((row) => {
  const product = products.get(row.code)
  if (product === undefined) return []
  const [price, cost] = [Number(product['price']), Number(product['cost'])]
  return [{ category: product['category'], revenue: row.units * price, margin: row.units * (price - cost) }]
})
type Joined = typeof joined
const revenue = (rows: Joined): number => total(rows.map((row) => row.revenue))
const margin = (rows: Joined): number => total(rows.map((row) => row.margin))
const ratio = (rows: Joined): string => percent(margin(rows) / revenue(rows))
const category = (name: string): Joined => joined.filter((row) => row.category === name)
const first = (branch: string) => unpivot(branch).filter((row) => row.code === 'P1')
const kandy = unpivot('kandy')

export const figures: Record<string, readonly string[]> = {
  lookups: [number(units(unpivot('colombo')))],
  'pivot-tables': [
    number(units(first('colombo'))),
    number(units(first('kandy'))),
    number(units([...first('colombo'), ...first('kandy')].filter((row) => row.month === 'Apr'))),
  ],
  unpivot: [
    `${kandy.length} rows and ${number(units(kandy))} units`,
    `${kandy.length + 5} rows and ${number(units(kandy) + 50)} units`,
  ],
  folder: [
    `${three.length} rows and ${number(units(three))} units`,
    `${four.length} rows and ${number(units(four))} units`,
  ],
  merge: [
    `${units(three) - units(three.filter((row) => products.has(row.code)))} units`,
    `other ${joined.length}`,
    number(revenue(joined)),
    number(margin(joined)),
  ],
  measures: [
    ratio(joined),
    percent(total(joined.map((row) => row.margin / row.revenue)) / joined.length),
    ratio(category('Drinks')),
    ratio(category('Snacks')),
    ratio(category('Home')),
  ],
  report: [number(units(four))],
}
