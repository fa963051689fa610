import { readFileSync } from 'node:fs'

const read = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../files/regression-analysis/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const text = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const flats = read('invented-rents.csv').map(
  (row) => new Map(Object.entries(row).map(([name, value]) => [name, Number(value)])),
)
type RentedFlat = (typeof flats)[number]
const get = (flat: RentedFlat, name: string) => flat.get(name) ?? 0
const column = (name: string, list: readonly RentedFlat[] = flats) => list.map((flat) => get(flat, name))

/** Inverts a matrix by elimination: these are small and well behaved. */
function invert(matrix: readonly number[][]): number[][] {
  const rows = matrix.map((row, index) => [...row, ...row.map((_, place) => (place === index ? 1 : 0))])
  for (const [index, pivot] of rows.entries()) {
    const divisor = pivot[index] ?? 1
    for (const [place, value] of pivot.entries()) pivot[place] = value / divisor
    for (const [other, row] of rows.entries()) {
      const factor = row[index] ?? 0
      if (other !== index) for (const [place, value] of pivot.entries()) row[place] = (row[place] ?? 0) - factor * value
    }
  }
  return rows.map((row) => row.slice(matrix.length))
}
const dot = (a: readonly number[], b: readonly number[]) => sum(a.map((value, index) => value * (b[index] ?? 0)))
const design = (names: readonly string[], list: readonly RentedFlat[]) =>
  list.map((flat) => [1, ...names.map((name) => get(flat, name))])
const weighted = (rows: readonly number[][], weights: readonly number[]) =>
  (rows[0] ?? []).map((_, a) =>
    (rows[0] ?? []).map((__, b) => sum(rows.map((row, i) => (row[a] ?? 0) * (row[b] ?? 0) * (weights[i] ?? 0)))),
  )
const times = (matrix: readonly number[][], vector: readonly number[]) => matrix.map((row) => dot(row, vector))
const across = (rows: readonly number[][], values: readonly number[]) =>
  (rows[0] ?? []).map((_, place) => sum(rows.map((row, index) => (row[place] ?? 0) * (values[index] ?? 0))))

function regress(outcome: string, names: readonly string[], list: readonly RentedFlat[] = flats) {
  const [x, y] = [design(names, list), column(outcome, list)]
  const inverse = invert(
    weighted(
      x,
      y.map(() => 1),
    ),
  )
  const slopes = times(inverse, across(x, y))
  const residuals = y.map((value, index) => value - dot(x[index] ?? [], slopes))
  const free = y.length - names.length - 1
  const squares = dot(residuals, residuals)
  const robust = inverse.map((row) =>
    Math.sqrt(
      (dot(
        times(
          weighted(
            x,
            residuals.map((one) => one ** 2),
          ),
          row,
        ),
        row,
      ) *
        y.length) /
        free,
    ),
  )
  const errors = inverse.map((row, index) => Math.sqrt(((row[index] ?? 0) * squares) / free))
  const explained = 1 - squares / sum(y.map((value) => (value - mean(y)) ** 2))
  return { slopes, residuals, errors, robust, explained }
}
const at = (values: readonly number[], index: number, digits: number) =>
  text(values[index] ?? 0, digits).replace('-', '−')
/** The t quantile for 97.5 % and some 196 degrees of freedom. */
const quantile = 1.972
const range = ({ slopes, errors }: ReturnType<typeof regress>, index: number, digits: number) =>
  [-1, 1].map((side) => at([(slopes[index] ?? 0) + side * quantile * (errors[index] ?? 0)], 0, digits)).join(' to ')

const size = regress('rent', ['size'])
const three = regress('rent', ['size', 'km', 'furnished'])
const four = regress('rent', ['size', 'rooms', 'km', 'furnished'])
const rent = (furnished: number) =>
  mean(
    column(
      'rent',
      flats.filter((flat) => get(flat, 'furnished') === furnished),
    ),
  )
const far = size.residuals.map(Math.abs)
const farthest = flats[far.indexOf(Math.max(...far))]

const sorted = three.residuals
  .map((residual, index) => ({ residual, predicted: (column('rent')[index] ?? 0) - residual }))
  .sort((a, b) => a.predicted - b.predicted)
  .map(({ residual }) => residual)
const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))

function logistic(names: readonly string[]): number[] {
  const [x, y] = [design(names, flats), column('fast')]
  let slopes = names.map(() => 0).concat(0)
  for (let round = 0; round < 30; round++) {
    const chances = x.map((row) => 1 / (1 + Math.exp(-dot(row, slopes))))
    const inverse = invert(
      weighted(
        x,
        chances.map((p) => p * (1 - p)),
      ),
    )
    const change = times(
      inverse,
      across(
        x,
        y.map((value, index) => value - (chances[index] ?? 0)),
      ),
    )
    slopes = slopes.map((slope, index) => slope + (change[index] ?? 0))
  }
  return slopes
}
const odds = logistic(['km', 'furnished'])
const chance = (km: number, furnished: number) => text(100 / (1 + Math.exp(-dot([1, km, furnished], odds))))

const near = flats.filter((flat) => get(flat, 'km') < 3)
const views = [near, flats.filter((flat) => !near.includes(flat))].map((list) => column('viewings', list))
const variance = (values: readonly number[]) => (spread(values) ** 2 * values.length) / (values.length - 1)

const [train, test] = [flats.slice(0, 150), flats.slice(150)]
const model = regress('rent', ['size', 'km', 'furnished'], train).slopes
const truth = column('rent', test)
const missed = design(['size', 'km', 'furnished'], test).map((row, i) => Math.abs((truth[i] ?? 0) - dot(row, model)))
const guess = mean(column('rent', train))

export const figures: Record<string, readonly string[]> = {
  line: [at(size.slopes, 1, 3), at(size.slopes, 0, 2), `R² is ${text(size.explained, 2)}`],
  residuals: [
    `prediction is ${text(dot([1, 60], size.slopes), 1)}`,
    text(Math.max(...far), 1),
    farthest === undefined ? '' : `${get(farthest, 'km')} km`,
  ],
  interval: [range(size, 1, 3)],
  several: [
    `${text(rent(1) - rent(0), 1)} more`,
    at(three.slopes, 3, 2),
    `${at(three.slopes, 1, 3)} and ${at(three.slopes, 2, 2)}`,
    `R² is ${text(three.explained, 2)}`,
  ],
  alike: [at(regress('rent', ['rooms']).slopes, 1, 2), at(four.slopes, 2, 2), range(four, 2, 2)],
  conditions: [
    `${text(spread(sorted.slice(0, 67)), 1)} in the lowest and ${text(spread(sorted.slice(133)), 1)} in the highest`,
    at(three.errors, 2, 3),
    at(three.robust, 2, 3),
  ],
  'yes-no': [
    `${text(Math.exp(odds[1] ?? 0), 2)} for a km and ${text(Math.exp(odds[2] ?? 0), 2)} for furniture`,
    `${chance(1, 0)} % and ${chance(1, 1)} %, at 8 km ${chance(8, 0)} % and ${chance(8, 1)} %`,
  ],
  counts: [
    ...views.map((list) => text(mean(list), 2)),
    views.map((list) => text(variance(list), 2)).join(' and '),
    `ratio is ${text(mean(views[0] ?? []) / mean(views[1] ?? []), 2)}`,
  ],
  report: [text(mean(missed), 2), text(mean(truth.map((value) => Math.abs(value - guess))), 2)],
}
