import { readFileSync } from 'node:fs'

const table = (name: string): string[][] =>
  readFileSync(new URL(`../files/spreadsheets/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

const price = new Map(table('tea-shop-products.csv').map(([product = '', , rupees]) => [product, Number(rupees)]))
const sales = table('tea-shop-sales.csv').map(([, date = '', shop = '', product = '', quantity]) => ({
  month: date.slice(0, 7),
  shop,
  product,
  quantity: Number(quantity),
  amount: Number(quantity) * (price.get(product) ?? 0),
}))
const messy = table('tea-shop-messy.csv')
const text = (figure: number): string => figure.toLocaleString('en')
const amount = (chosen: typeof sales): number => chosen.reduce((total, sale) => total + sale.amount, 0)
const shop = (name: string): number => amount(sales.filter((sale) => sale.shop === name))
const month = (name: string): number => amount(sales.filter((sale) => sale.month === name))
const unique = (column: number): number => new Set(messy.map((row) => row[column])).size
const milk = amount(sales.filter((sale) => sale.product === 'M1'))
const ratio = (from: number): string => ((shop('Jaffna') - from) / (shop('Kilinochchi') - from)).toFixed(1)

/** The figures in the checks of the spreadsheet sessions, computed from the three files of the tea shop. */
export const figures: Record<string, readonly string[]> = {
  tidy: [
    text(unique(2)),
    text(messy.filter((row) => row[1]?.includes('.')).length),
    text(messy.filter((row) => row[4] === '').length),
    text(messy.length - unique(0)),
    text(unique(0)),
  ],
  formulas: [
    text(sales.reduce((total, sale) => total + sale.quantity, 0)),
    text(sales.filter((sale) => sale.shop === 'Jaffna').length),
    text(sales.filter((sale) => sale.quantity >= 5).length),
  ],
  lookups: [text(amount(sales))],
  pivot: [
    ...['Jaffna', 'Batticaloa', 'Vavuniya', 'Kilinochchi'].map((name) => text(shop(name))),
    text(month('2025-01')),
    text(amount(sales.filter((sale) => sale.shop === 'Jaffna' && sale.month === '2025-03'))),
    `${((100 * milk) / amount(sales)).toFixed(1)} %`,
  ],
  charts: [ratio(0), ratio(150_000)],
  report: [text(amount(sales)), text(amount(sales.slice(0, 300)))],
}
