import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/model-evaluation/invented-screening.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const people = lines.map((line) => {
  const [, place = '', ill = '', score = '', part = ''] = line.split(',')
  return { place, ill: ill === '1', score: Number(score), part }
})
type People = typeof people
const validation = people.filter((person) => person.part === 'validation')
const test = people.filter((person) => person.part === 'test')

const count = (rows: People, ill: boolean, alarm: boolean, threshold = 0.5) =>
  rows.filter((row) => row.ill === ill && row.score >= threshold === alarm).length
const cost = (rows: People, threshold: number) =>
  10 * count(rows, true, false, threshold) + count(rows, false, true, threshold)
const percent = (value: number) => `${(100 * value).toFixed(1)} %`
const recall = (rows: People, threshold = 0.5) =>
  count(rows, true, true, threshold) / rows.filter((row) => row.ill).length
const at = (place: string) => validation.filter((row) => row.place === place)
const best = Array.from({ length: 99 }, (_, i) => (i + 1) / 100).reduce((low, threshold) =>
  cost(validation, threshold) < cost(validation, low) ? threshold : low,
)

const ill = validation.filter((row) => row.ill)
const healthy = validation.filter((row) => !row.ill)
const pairs = ill.flatMap((a) => healthy.map((b) => (a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0)))
const area = pairs.reduce<number>((total, value) => total + value, 0) / pairs.length

const bin = (from: number, to: number) => {
  const rows = validation.filter((row) => row.score > from && row.score <= to)
  const score = rows.reduce((total, row) => total + row.score, 0) / rows.length
  return {
    size: rows.length,
    score: score.toFixed(3),
    ill: percent(rows.filter((row) => row.ill).length / rows.length),
  }
}

const late = [5, 0, 12, 3, 40]
const errors = (guesses: readonly number[]) => {
  const gaps = late.map((value, i) => value - (guesses[i] ?? 0))
  const absolute = gaps.reduce((total, gap) => total + Math.abs(gap), 0) / late.length
  return `${absolute.toFixed(1)} and ${Math.sqrt(gaps.reduce((total, gap) => total + gap ** 2, 0) / late.length).toFixed(1)}`
}

/** The figures that the sessions on model evaluation name, computed from their file. */
export const figures: Record<string, readonly string[]> = {
  'two-by-two': [
    `${count(validation, true, true)} ill people are found`,
    `${count(validation, true, false)} are missed`,
    `${count(validation, false, true)} alarms`,
    percent((count(validation, true, true) + count(validation, false, false)) / validation.length),
    percent(healthy.length / validation.length),
    percent(recall(validation)),
    percent(count(validation, true, true) / (count(validation, true, true) + count(validation, false, true))),
  ],
  curves: [`areas are ${area.toFixed(3)}`, `recall ${recall(validation).toFixed(2)}`],
  calibration: [
    `${bin(0, 0.1).size} people`,
    `${bin(0, 0.1).score}, but ${bin(0, 0.1).ill}`,
    `${bin(0.4, 0.6).score} and ${bin(0.4, 0.6).ill}`,
  ],
  costs: [
    `At 0.5 the cost is ${cost(validation, 0.5)}, at 0.09 it is ${cost(validation, 0.09)}`,
    `${cost(validation, best)} at ${best}`,
    `${cost(test, best)} on the test rows`,
  ],
  groups: [
    `${percent(recall(at('town')))} in town and ${percent(recall(at('coast')))} on the coast`,
    `${percent(recall(at('town'), 0.09))} and ${percent(recall(at('coast'), 0.09))}`,
    `${at('coast').filter((row) => row.ill).length} ill people`,
  ],
  sizes: [
    `model has ${errors([6, 2, 10, 3, 10])}`,
    `'Always 5' has ${errors(late.map(() => 5))}`,
    `'always 12' has ${errors(late.map(() => 12))}`,
  ],
  report: [`${cost(test, best)} at ${best} and ${cost(test, 0.5)} at 0.5`],
}
