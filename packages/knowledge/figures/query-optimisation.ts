import { readFileSync } from 'node:fs'

const script = readFileSync(new URL('../files/query-optimisation/orders.sql', import.meta.url), 'utf8')
const [customers = 0, count = 0] = [...script.matchAll(/generate_series\(1, (\d+)\)/g)].map((match) => Number(match[1]))
const day = 86_400_000
const orders = Array.from({ length: count }, (_, index) => {
  const n = index + 1
  return {
    customer: 1 + ((n * 7919) % customers),
    on: new Date(Date.UTC(2022, 0, 1) + ((n * 104729) % 1461) * day).toISOString().slice(0, 10),
    status: n % 1000 === 0 ? 'open' : n % 20 === 0 ? 'returned' : 'paid',
    amount: 100 + ((n * 31) % 4900),
  }
})
const march = orders.filter(({ on }) => on.startsWith('2024-03'))
const recent = new Set(orders.filter(({ on }) => on >= '2025-12-01').map(({ customer }) => customer))
const text = (figure: number): string => figure.toLocaleString('en')

/** The figures in the checks of the query sessions, from the formulas of orders.sql. */
export const figures: Record<string, readonly string[]> = {
  'first-plan': [text(orders.length), text(orders.filter(({ customer }) => customer === 4242).length)],
  'index-or-not': [
    text(orders.filter(({ status }) => status === 'open').length),
    text(orders.filter(({ status }) => status === 'paid').length),
  ],
  conditions: [text(march.length)],
  'column-order': [text(march.filter(({ status }) => status === 'returned').length)],
  'five-slow': [
    text(orders.filter(({ on }) => on.startsWith('2023')).length),
    text(orders.filter(({ amount }) => Math.floor((amount * 110) / 100) >= 5489).length),
    text(Array.from({ length: 100 }, (_, index) => index + 1).filter((id) => !recent.has(id)).length),
  ],
}
