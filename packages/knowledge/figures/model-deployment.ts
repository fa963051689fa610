import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/model-deployment/invented-deliveries.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const deliveries = lines.map((line) => {
  const [id = 0, km = 0, parcels = 0, rain = 0, hour = 0, minutes = 0] = line.split(',').map(Number)
  return { id, km, parcels, rain, hour, minutes }
})
type Delivery = (typeof deliveries)[number]
const training = deliveries.filter(({ id }) => id <= 300)
const test = deliveries.filter(({ id }) => id > 300)

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
const withHour = ({ km, parcels, rain, hour }: Delivery) => [1, km, parcels, rain, hour]
const isRush = (hour: number) => hour === 12 || hour === 13
const withRush = ({ km, parcels, rain, hour }: Delivery) => [1, km, parcels, rain, isRush(hour) ? 1 : 0]
const withFault = ({ km, parcels, rain }: Delivery) => [1, km, parcels, rain, 0]
const minutesOf = (list: readonly Delivery[]) => list.map(({ minutes }) => minutes)
const first = leastSquares(training.map(withHour), minutesOf(training))
const second = leastSquares(training.map(withRush), minutesOf(training))
const error = (predict: (delivery: Delivery) => number) =>
  sum(test.map((delivery) => Math.abs(predict(delivery) - delivery.minutes))) / test.length
const guess = sum(minutesOf(training)) / training.length

/** The figures that the sessions on model deployment name, computed from the deliveries. */
export const figures: Record<string, readonly string[]> = {
  'first-service': [
    `hour 12 gives about ${dot(first, [1, 3, 2, 0, 12]).toFixed(1)} minutes`,
    `mean error is near ${error((delivery) => dot(first, withHour(delivery))).toFixed(1)}`,
    `the mean is near ${error(() => guess).toFixed(1)} wrong`,
  ],
  'same-features': [
    `falls to near ${error((delivery) => dot(second, withRush(delivery))).toFixed(1)} minutes`,
    `rises to near ${error((delivery) => dot(second, withFault(delivery))).toFixed(1)}`,
  ],
}
