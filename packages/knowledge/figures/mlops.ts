import { readFileSync } from 'node:fs'

const read = (month: string) =>
  readFileSync(new URL(`../files/mlops/invented-deliveries-2026-${month}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [km = 0, parcels = 0, rain = 0, hour = 0, minutes = 0] = line.split(',').slice(1).map(Number)
      return { inputs: [1, km, parcels, rain, hour === 12 || hour === 13 ? 1 : 0], minutes }
    })
type Delivery = ReturnType<typeof read>[number]
const [january, february, march] = [read('01'), read('02'), read('03')]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const dot = (a: readonly number[], b: readonly number[]) => sum(a.map((value, index) => value * (b[index] ?? 0)))

/** Solves the normal equations of least squares by elimination. */
function leastSquares(rows: readonly number[][], answers: readonly number[]): number[] {
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? 0))
  const system = columns.map((column) => [...columns.map((other) => dot(column, other)), dot(column, answers)])
  for (const [index, pivot] of system.entries()) {
    const divisor = pivot[index] ?? 1
    for (const [place, value] of pivot.entries()) pivot[place] = value / divisor
    for (const [other, row] of system.entries()) {
      const factor = row[index] ?? 0
      if (other !== index) for (const [place, value] of pivot.entries()) row[place] = (row[place] ?? 0) - factor * value
    }
  }
  return system.map((row) => row.at(-1) ?? 0)
}
const train = (list: readonly Delivery[]) =>
  leastSquares(
    list.map(({ inputs }) => inputs),
    list.map(({ minutes }) => minutes),
  )
const error = (model: readonly number[], list: readonly Delivery[]) =>
  (sum(list.map(({ inputs, minutes }) => Math.abs(dot(model, inputs) - minutes))) / list.length).toFixed(1)
const mean = (list: readonly Delivery[]) => (sum(list.map(({ minutes }) => minutes)) / list.length).toFixed(1)

const old = train(january)
const all = train([...january, ...february.slice(0, 100), ...march.slice(0, 100)])
const recentOnly = train(march.slice(0, 100))
const [fixed, recent] = [february.slice(100), march.slice(100)]

/** The figures that the sessions on MLOps name, computed from three months of deliveries. */
export const figures: Record<string, readonly string[]> = {
  'track-runs': [`error near ${error(old, february)} minutes`],
  'data-versions': [
    `${january.length + 1} lines in the first version and ${january.length + february.length + 1} in the second`,
  ],
  'data-gate': [`${mean(march)} minutes after ${mean(january)} in January`],
  champion: [
    `has ${error(old, fixed)} on fixed and ${error(old, recent)} on recent`,
    `has ${error(all, fixed)} and ${error(all, recent)} and passes`,
    `has ${error(recentOnly, fixed)} and ${error(recentOnly, recent)} and is refused`,
  ],
}
