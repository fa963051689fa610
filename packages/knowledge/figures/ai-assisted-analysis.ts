import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/ai-assisted-analysis/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const text = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const orders = read('invented-orders.csv').map((row) => ({
  id: row['order_id'],
  date: row['date'] ?? '',
  customer: row['customer'],
  amount: Number(row['amount']),
  done: row['status'] === 'done',
}))
const customers = read('invented-customers.csv')
const payments = read('invented-payments.csv')
const done = orders.filter((order) => order.done)
const value = (list: typeof orders) => sum(list.map((order) => order.amount))
const joined = payments.flatMap((payment) => orders.filter((order) => order.id === payment['order_id']))
const paid = sum(payments.map((payment) => Number(payment['paid'])))
const ordered = new Set(orders.map((order) => order.customer))
const galle = customers.filter((row) => row['town'] === 'Galle')
const jaffna = new Set(customers.filter((row) => row['town'] === 'Jaffna').map((row) => row['customer']))
const inMonth = (list: typeof orders, month: string) => list.filter((order) => order.date.startsWith(month))
const ofJaffna = done.filter((order) => jaffna.has(order.customer))

export const figures: Record<string, readonly string[]> = {
  describe: [`${done.length} such orders, worth ${text(value(done))}`],
  joins: [`${orders.length} rows and the join ${joined.length}`, text(value(joined)), `yours ${text(paid)}`],
  'read-lines': [
    `${value(joined)}, `,
    `${text(value(done))}, then ${customers.filter((row) => !ordered.has(row['customer'])).length} customers`,
    `${inMonth(orders, '2025-03').length} orders`,
    `${galle.filter((row) => ordered.has(row['customer'])).length} of ${galle.length} in Galle`,
    `Jaffna with ${text(value(ofJaffna) / ofJaffna.length)}`,
  ],
  causes: [`${inMonth(done, '2025-12').length} orders and ${text(value(inMonth(done, '2025-12')))}`],
}
