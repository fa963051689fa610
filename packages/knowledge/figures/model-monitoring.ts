import { readFileSync } from 'node:fs'

const log = readFileSync(new URL('../files/model-monitoring/log.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, week = '', town = '', km = '', , rain = '', , predicted = '', minutes = ''] = line.split(',')
    return {
      week: Number(week),
      town,
      km: Number(km),
      rain: Number(rain),
      predicted: Number(predicted),
      minutes: minutes === '' ? undefined : Number(minutes),
    }
  })
type LogEntry = (typeof log)[number]
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length
const weekOf = (week: number, town?: string) =>
  log.filter((entry) => entry.week === week && (town === undefined || entry.town === town))
const error = (list: readonly LogEntry[]) =>
  mean(list.map(({ predicted, minutes }) => Math.abs(predicted - (minutes ?? predicted)))).toFixed(1)
const rainy = (week: number) => weekOf(week).filter(({ rain }) => rain === 1).length
const otherWeeks = [1, 2, 3, 4, 6, 7, 8].map(rainy)

const shares = (list: readonly LogEntry[]) => {
  const bins = [0, 0, 0, 0, 0]
  for (const { km } of list) {
    const bin = [2, 3, 4, 5].filter((cut) => km >= cut).length
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins.map((rows) => Math.max(rows, 0.5) / list.length)
}
const reference = shares([...weekOf(1), ...weekOf(2)])
const stability = (week: number) =>
  shares(weekOf(week))
    .reduce((total, share, bin) => total + (share - (reference[bin] ?? 0)) * Math.log(share / (reference[bin] ?? 1)), 0)
    .toFixed(2)
const kmOf = (week: number) => mean(weekOf(week).map(({ km }) => km)).toFixed(1)
const predictedIn = (week: number) => mean(weekOf(week).map(({ predicted }) => predicted)).toFixed(1)

/** The figures that the sessions on monitoring name, computed from the log. */
export const figures: Record<string, readonly string[]> = {
  'first-week-report': [
    `Week 1 has an error of ${error(weekOf(1))} minutes, week 5 has ${error(weekOf(5))}, week 6 has ${error(weekOf(6))} and week 7 has ${error(weekOf(7))}`,
  ],
  'broken-column': [
    `${rainy(5)} of ${weekOf(5).length} are rainy, while the other weeks have ${Math.min(...otherWeeks)} to ${Math.max(...otherWeeks)}`,
  ],
  distance: [`Week 1 has ${stability(1)}, week 4 has ${stability(4)} and week 7 has ${stability(7)}`],
  harmless: [`from ${kmOf(1)} to ${kmOf(7)} between weeks 1 and 7`, `In week 4 the error is ${error(weekOf(4))}`],
  'by-slice': [
    `error of ${error(weekOf(6, 'harbour'))} with ${weekOf(6, 'harbour').length} rows, the centre has ${error(weekOf(6, 'centre'))}`,
  ],
  'late-results': [`prediction is ${predictedIn(8)} minutes, after ${predictedIn(1)} in week 1`],
}
