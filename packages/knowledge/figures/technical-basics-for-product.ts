import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/technical-basics-for-product/prices.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const parts = new Map(
  lines.map((line) => {
    const [item = '', , price, amount] = line.split(',')
    return [item, { price: Number(price), cost: Number(price) * Number(amount) }]
  }),
)
const cost = (item: string): number => parts.get(item)?.cost ?? 0
const total = [...parts.values()].reduce((sum, part) => sum + part.cost, 0)
const fewerHours = total - cost('small server') + 440 * (parts.get('small server')?.price ?? 0)

/** The figures in the check of the cloud price, computed from prices.csv. */
export const figures: Record<string, readonly string[]> = {
  'cloud-price': [
    total,
    cost('traffic to users'),
    cost('small server'),
    cost('emails'),
    total + cost('traffic to users') + cost('picture storage'),
    fewerHours,
  ].map((figure) => figure.toFixed(2)),
}
