import { readFileSync } from 'node:fs'

const trips = readFileSync(new URL('../files/reading-research-papers/invented-stops.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number))
  .map(([id = 0, peak = 0, rain = 0, late = 0]) => ({ id, peak, rain, late }))
type Trips = typeof trips

const correct = (rows: Trips, threshold: number): number =>
  rows.filter(({ peak, rain, late }) => (peak === 1 || rain > threshold) === (late === 1)).length
const baseline = (rows: Trips): number => correct(rows, Number.POSITIVE_INFINITY)
const thresholds = Array.from({ length: 20 }, (_, index) => index + 10)
const best = (rows: Trips): number =>
  thresholds.reduce((kept, next) => (correct(rows, next) >= correct(rows, kept) ? next : kept))

const test = trips.filter(({ id }) => id % 5 === 0)
const train = trips.filter(({ id }) => id % 5 !== 0)
const share = (count: number): string => `${((count / test.length) * 100).toFixed(1)} %`
const published = correct(test, 24)
const spread = Math.sqrt(((published / test.length) * (1 - published / test.length)) / test.length)

export const figures: Record<string, readonly string[]> = {
  'first-pass': [share(published), share(baseline(test)), `${test.length} trips`],
  evidence: [
    `margin is ${Math.round(196 * spread)} points`,
    `gain of ${(((published - baseline(test)) / test.length) * 100).toFixed(1)}`,
  ],
  reproduce: [
    `${baseline(test)} and ${published} of ${test.length}`,
    `it’s ${best(train)}, and PeakRain has ${correct(test, best(train))} of ${test.length}`,
    `${trips.length} trips, the baseline has ${baseline(trips)} and PeakRain ${correct(trips, 24)}`,
  ],
}
