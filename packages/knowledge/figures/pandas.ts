import { readFileSync } from 'node:fs'

type PandasRow = Record<string, string>

const read = (name: string): PandasRow[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/pandas/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const text = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const groups = <T>(rows: readonly T[], key: (row: T) => string) => {
  const found = new Map<string, T[]>()
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row])
  return found
}
const largest = (found: Map<string, number>) => [...found].sort((a, b) => b[1] - a[1])

const raw = read('invented-sales.csv')
const over40 = raw.filter((row) => Number(row['cups']) > 40)
const single = [...groups(raw, (row) => JSON.stringify(row)).values()].flatMap((rows) => rows.slice(0, 1))
const clean = single
  .filter((row) => row['cups'] !== '')
  .map((row) => ({
    date: row['date'] ?? '',
    shop: (row['shop'] ?? '').trim().toUpperCase(),
    code: row['code'] ?? '',
    cups: Number(row['cups']),
  }))
const cups = sum(clean.map((row) => row.cups))
const byShop = groups(clean, (row) => row.shop)
const mean = (shop: string) => sum((byShop.get(shop) ?? []).map((row) => row.cups)) / (byShop.get(shop) ?? []).length

const products = read('invented-products.csv')
const shops = new Map(read('invented-shops.csv').map((row) => [row['shop'] ?? '', row['town'] ?? '']))
const wrong = clean.flatMap((row) =>
  products.filter((product) => product['code'] === row.code).map((product) => row.cups * Number(product['price'])),
)
const last = new Map(products.map((product) => [product['code'], product]))
const joined = clean.map((row) => ({
  ...row,
  income: row.cups * Number(last.get(row.code)?.['price']),
  kind: last.get(row.code)?.['kind'],
  town: shops.get(row.shop),
}))
const inTowns = joined.filter((row) => row.town !== undefined)
const towns = [...groups(inTowns, (row) => row.town ?? '')].map(([town, rows]): [string, number] => [
  town,
  sum(rows.map((row) => row.income)) / rows.length,
])
const [first, second] = largest(new Map(towns))

const rain = read('invented-rain.csv').flatMap(({ town = '', ...months }) =>
  Object.entries(months).map(([month, mm]) => ({ town, month, mm })),
)
const wettest = largest(
  new Map([...groups(rain, (row) => row.town)].map(([town, rows]) => [town, sum(rows.map((row) => Number(row.mm)))])),
)[0]
const wettestMonth = [...rain].sort((a, b) => Number(b.mm) - Number(a.mm))[0]

const cupsBy = (key: (date: Date) => string) =>
  new Map(
    [...groups(clean, (row) => key(new Date(row.date)))].map(([name, rows]) => [
      name,
      sum(rows.map((row) => row.cups)),
    ]),
  )
const months = largest(cupsBy((date) => date.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })))
const days = largest(cupsBy((date) => date.toLocaleString('en-GB', { weekday: 'long', timeZone: 'UTC' })))

/** The figures that the sessions on pandas name, computed from their files. */
export const figures: Record<string, readonly string[]> = {
  'first-table': [
    `(${raw.length}, ${Object.keys(raw[0] ?? {}).length})`,
    `${raw.filter((row) => row['cups'] === '').length} values`,
    `${groups(raw, (row) => row['shop'] ?? '').size} different values`,
  ],
  select: [
    `${over40.length} rows`,
    `${over40.filter((row) => row['code'] === 'T1' || row['code'] === 'T2').length} of them`,
    `${raw.filter((row) => row['code'] === 'C1').length} rows`,
    `Sale 142 is from ${raw.find((row) => row['sale'] === '142')?.['shop']}`,
  ],
  clean: [`${single.length} rows`, `${clean.length} with`, `${byShop.size} names`, text(cups)],
  groups: [
    `S1 sold ${text(sum((byShop.get('S1') ?? []).map((row) => row.cups)))}`,
    `S4 has a mean of ${text(mean('S4'), 1)}`,
    `${clean.filter((row) => row.cups > mean(row.shop)).length} sales`,
  ],
  joins: [
    `${wrong.length} rows`,
    `${joined.length}`,
    text(sum(joined.map((row) => row.income))),
    text(sum(wrong)),
    `${joined.length - inTowns.length} sales`,
    `${[...shops.keys()].filter((shop) => !byShop.has(shop)).length} shop`,
  ],
  reshape: [
    `${rain.length} rows`,
    `${rain.filter((row) => row.mm === '').length} have no value`,
    `${wettest?.[0]} has ${text(wettest?.[1] ?? 0)}`,
    `${wettestMonth?.town} ${wettestMonth?.mm}`,
    text(sum(joined.filter((row) => row.town === 'Jaffna' && row.kind === 'tea').map((row) => row.cups))),
  ],
  dates: [
    `${months[0]?.[0]} has most cups, ${text(months[0]?.[1] ?? 0)}`,
    `${months.at(-1)?.[0]} has fewest, ${months.at(-1)?.[1]}`,
    `${days[0]?.[0]} is the best day with ${text(days[0]?.[1] ?? 0)}`,
    text(sum(clean.filter((row) => row.date < '2025-04').map((row) => row.cups))),
  ],
  formats: [`${clean.length} rows`, text(cups)],
  report: [
    `${first?.[0]} leads with ${text(first?.[1] ?? 0)}`,
    `${second?.[0]} with ${text(second?.[1] ?? 0)}`,
    text(sum(inTowns.map((row) => row.income))),
  ],
}
