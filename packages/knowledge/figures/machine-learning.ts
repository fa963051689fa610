import { readFileSync } from 'node:fs'

interface Pupil {
  features: number[]
  mark: number
  test: boolean
}

const [, ...lines] = readFileSync(new URL('../files/machine-learning/invented-exams.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
// scikit-learn's trees keep numbers in single precision, so a limit can fall on the other side.
const pupils: Pupil[] = lines.map((line) => {
  const [, hours, classes, travel, before, mark, part] = line.split(',')
  return {
    features: [hours, classes, travel, before].map((value) => Math.fround(Number(value))),
    mark: Number(mark),
    test: part === 'test',
  }
})
const train = pupils.filter((pupil) => !pupil.test)
const test = pupils.filter((pupil) => pupil.test)
const marks = (rows: readonly Pupil[]) => rows.map((row) => row.mark)
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((total, value, i) => total + value * (b[i] ?? 0), 0)
const error = (predict: (features: number[]) => number, rows: readonly Pupil[] = test) =>
  mean(rows.map((row) => Math.abs(row.mark - predict(row.features))))

/** Gauss-Jordan: the solution of a system of linear equations. */
const solve = (matrix: readonly number[][], right: readonly number[]) => {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  rows.forEach((pivot, i) => {
    const scale = pivot[i] ?? 1
    pivot.forEach((value, j) => {
      pivot[j] = value / scale
    })
    rows.forEach((row, k) => {
      const factor = row[i] ?? 0
      if (k !== i)
        row.forEach((value, j) => {
          row[j] = value - factor * (pivot[j] ?? 0)
        })
    })
  })
  return rows.map((row) => row.at(-1) ?? 0)
}
const leastSquares = (columns: readonly number[]) => {
  const x = train.map((row) => [1, ...columns.map((column) => row.features[column] ?? 0)])
  const size = [...columns, 0].map((_, i) => i)
  const weights = solve(
    size.map((i) => size.map((j) => x.reduce((total, row) => total + (row[i] ?? 0) * (row[j] ?? 0), 0))),
    size.map((i) => x.reduce((total, row, k) => total + (row[i] ?? 0) * (train[k]?.mark ?? 0), 0)),
  )
  return {
    weights,
    predict: (features: number[]) => dot(weights, [1, ...columns.map((column) => features[column] ?? 0)]),
  }
}
const line = leastSquares([0])
const full = leastSquares([0, 1, 2, 3])

const centre = [0, 1, 2, 3].map((column) => mean(train.map((row) => row.features[column] ?? 0)))
const spread = centre.map((middle, column) =>
  Math.sqrt(mean(train.map((row) => ((row.features[column] ?? 0) - middle) ** 2))),
)
const scaled = (features: readonly number[]) =>
  features.map((value, i) => (value - (centre[i] ?? 0)) / (spread[i] ?? 1))
const neighbour = (features: number[]) => {
  const own = scaled(features)
  const distance = (row: Pupil) => Math.hypot(...scaled(row.features).map((value, i) => value - (own[i] ?? 0)))
  return train.reduce((best, row) => (distance(row) < distance(best) ? row : best)).mark
}

const passes = (row: Pupil) => (row.mark >= 50 ? 1 : 0)
/** Logistic regression with the penalty of scikit-learn's default, by Newton's method. */
const logistic = () => {
  const x = train.map((row) => [1, ...scaled(row.features)])
  let weights = [0, 0, 0, 0, 0]
  for (let round = 0; round < 25; round++) {
    const p = x.map((row) => 1 / (1 + Math.exp(-dot(weights, row))))
    const gradient = weights.map((weight, i) =>
      x.reduce(
        (total, row, k) => total + (row[i] ?? 0) * ((p[k] ?? 0) - passes(train[k] as Pupil)),
        i > 0 ? weight : 0,
      ),
    )
    const hessian = weights.map((_, i) =>
      weights.map((__, j) =>
        x.reduce(
          (total, row, k) => total + (row[i] ?? 0) * (row[j] ?? 0) * (p[k] ?? 0) * (1 - (p[k] ?? 0)),
          i === j && i > 0 ? 1 : 0,
        ),
      ),
    )
    const step = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight - (step[i] ?? 0))
  }
  return (row: Pupil) => (dot(weights, [1, ...scaled(row.features)]) > 0 ? 1 : 0)
}
const classify = logistic()
const count = (truth: number, answer: number) =>
  test.filter((row) => passes(row) === truth && classify(row) === answer).length

interface Split {
  column: number
  limit: number
  loss: number
}
const loss = (values: readonly number[]) => values.reduce((total, value) => total + (value - mean(values)) ** 2, 0)
/** The single question that leaves the smallest squared error. For classes of 0 and 1 it is the same as Gini's measure. */
const bestSplit = (rows: readonly Pupil[], target: (row: Pupil) => number): Split =>
  [0, 1, 2, 3]
    .flatMap((column) => {
      const values = [...new Set(rows.map((row) => row.features[column] ?? 0))].sort((a, b) => a - b)
      return values.slice(1).map((value, i) => {
        const limit = (value + (values[i] ?? 0)) / 2
        const sides = [true, false].map((left) =>
          rows.filter((row) => (row.features[column] ?? 0) <= limit === left).map(target),
        )
        return { column, limit, loss: loss(sides[0] ?? []) + loss(sides[1] ?? []) }
      })
    })
    .reduce((best, split) => (split.loss < best.loss ? split : best), { column: 0, limit: 0, loss: Infinity })
const grow = (rows: readonly Pupil[], depth: number): ((features: number[]) => number) => {
  const split = depth > 0 && rows.length > 1 ? bestSplit(rows, (row) => row.mark) : undefined
  if (split === undefined || split.loss === Infinity) return () => mean(marks(rows))
  const [left, right] = [true, false].map((side) =>
    grow(
      rows.filter((row) => (row.features[split.column] ?? 0) <= split.limit === side),
      depth - 1,
    ),
  )
  return (features) => ((features[split.column] ?? 0) <= split.limit ? left?.(features) : right?.(features)) ?? 0
}
const tree = grow(train, 3)
const stump = bestSplit(train, passes)
const stumpRight = test.filter(
  (row) => passes(row) === ((row.features[stump.column] ?? 0) > stump.limit ? 1 : 0),
).length
const guess = error(() => mean(marks(train))).toFixed(2)

/** The figures that the sessions on machine learning name, computed from their file. */
export const figures: Record<string, readonly string[]> = {
  'first-model': [`${train.length} rows train and ${test.length} test`, guess, error(line.predict).toFixed(2)],
  line: [
    `begins at ${line.weights[0]?.toFixed(1)}`,
    `gains ${line.weights[1]?.toFixed(1)} marks`,
    `For 10 hours it says ${line.predict([10]).toFixed(1)}`,
  ],
  features: [
    `Without travel it is ${error(leastSquares([0, 1, 3]).predict).toFixed(2)}`,
    `without before ${error(leastSquares([0, 1, 2]).predict).toFixed(2)}`,
    `the error is ${error(full.predict).toFixed(2)}`,
    `hours is ${full.weights[1]?.toFixed(1)}`,
    `classes ${full.weights[2]?.toFixed(2)}`,
  ],
  neighbours: [`${error(neighbour).toFixed(2)} on the test rows`, guess],
  classes: [
    `${test.filter(passes).length} of the 60`,
    `${count(1, 1) + count(0, 0)} of 60`,
    `misses ${count(1, 0)} who pass`,
    `passes ${count(0, 1)} who fail`,
  ],
  trees: [`at most ${stump.limit.toFixed(1)}`, `${stumpRight} of 60`],
  overfitting: [`training error is ${error(tree, train).toFixed(2)} and the test error ${error(tree).toFixed(2)}`],
  forests: [error(full.predict).toFixed(2)],
}
