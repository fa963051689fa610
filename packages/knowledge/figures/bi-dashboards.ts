import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/bi-dashboards/${name}`, import.meta.url), 'utf8')
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

const sales = read('invented-sales.csv').map((row) => ({
  date: row['date'] ?? '',
  shop: row['shop'] ?? '',
  product: row['product'] ?? '',
  units: Number(row['units']),
  revenue: Number(row['revenue']),
}))
const cost = new Map(read('invented-products.csv').map((row) => [row['product'], Number(row['cost'])]))
const revenue = (list: typeof sales) => sum(list.map((row) => row.revenue))
const margin = (list: typeof sales) =>
  ((revenue(list) - sum(list.map((row) => row.units * (cost.get(row.product) ?? 0)))) / revenue(list)) * 100
const of = (product: string, month = '') => sales.filter((row) => row.product === product && row.date.startsWith(month))
const inMonth = (shop: string, month: string) =>
  text(revenue(sales.filter((row) => row.shop === shop && row.date.startsWith(month))))
const galle = sales.filter((row) => row.shop === 'S2')
const slice = sales.filter((row) => row.shop === 'S1' && row.date === '2025-03-01')
const products = [...cost.keys()].map((product) => margin(of(product ?? '')))

export const figures: Record<string, readonly string[]> = {
  'first-figures': [
    `${text(sales.length)} rows`,
    `${text(sum(sales.map((row) => row.units)))} units`,
    text(revenue(sales)),
  ],
  star: [`${text(sales.length + of('P4').length)}`],
  measures: [
    `total is ${text(margin(sales), 1)} %`,
    `plain tea has ${text(margin(of('P2')), 1)} %`,
    `buns ${text(margin(of('P3')), 1)} %`,
    `${text(mean(products), 1)} %`,
  ],
  change: [
    `${inMonth('S2', '2025-01')} in January to ${inMonth('S2', '2025-06')} in June`,
    inMonth('S3', '2025-06'),
    `${text(margin(of('P4', '2025-04')), 1)} % to ${text(margin(of('P4', '2025-05')), 1)} %`,
  ],
  filters: [`${count(galle.map((row) => row.date))} days`, `${count(sales.map((row) => row.date))}`],
  prove: [`${slice.length} rows and a revenue of ${text(revenue(slice))}`],
  rights: [`${galle.length} with a revenue of ${text(revenue(galle))}`],
}
