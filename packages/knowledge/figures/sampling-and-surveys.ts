import { readFileSync } from 'node:fs'

const people = readFileSync(new URL('../files/sampling-and-surveys/invented-district.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([id, village, age, phone, minutes, bus]) => ({
    id: Number(id),
    village: village ?? '',
    age: age ?? '',
    phone: phone === 'yes',
    minutes: Number(minutes),
    bus: bus === 'yes',
  }))
type People = typeof people

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const minutes = (rows: People): number[] => rows.map((row) => row.minutes)
const variance = (values: readonly number[]): number => mean(values.map((value) => (value - mean(values)) ** 2))
const bus = (rows: People): number => mean(rows.map((row) => (row.bus ? 1 : 0)))
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const margin = (size: number): string => (196 * Math.sqrt(0.25 / size)).toFixed(1)
const needed = (points: number): string => Math.ceil((196 / points) ** 2 / 4).toLocaleString('en-GB')

const villages = ['Ariya', 'Bodhi', 'Chola', 'Deva'].map((name) => people.filter(({ village }) => village === name))
const within = villages.reduce((sum, rows) => sum + (rows.length / people.length) * variance(minutes(rows)), 0)
const error = (spread: number): string => Math.sqrt(spread / 60).toFixed(1)

const reached = people.filter(({ phone }) => phone)
const ages = ['18-29', '30-49', '50+'].map((group) => {
  const [all, here] = [people, reached].map((rows) => rows.filter(({ age }) => age === group))
  const share = (all ?? []).length / people.length
  return { share, weight: share / ((here ?? []).length / reached.length), bus: bus(here ?? []) }
})

export const figures: Record<string, readonly string[]> = {
  draw: [
    `${mean(minutes(people)).toFixed(1)} minutes`,
    `first 60 give ${mean(minutes(people.slice(0, 60))).toFixed(1)}`,
    `every 10th row gives ${mean(minutes(people.filter(({ id }) => id % 10 === 5))).toFixed(1)}`,
  ],
  size: [
    `${margin(100)}, ${margin(400)} and ${margin(1000)} points`,
    `${needed(5)}, ${needed(3)} and ${needed(2)} answers`,
  ],
  stratify: [
    `${villages
      .map((rows) => (rows.length * 60) / people.length)
      .join(', ')
      .replace(/, (\d+)$/, ' and $1')} answers`,
    `${error(variance(minutes(people)))} and ${error(within)} minutes`,
    ...[villages[0] ?? [], villages[3] ?? []].map((rows) => mean(minutes(rows)).toFixed(1)),
  ],
  weights: [
    percent(bus(reached)),
    ...ages.map(({ weight }) => weight.toFixed(2)),
    percent(ages.reduce((sum, age) => sum + age.share * age.bus, 0)),
    percent(bus(people)),
  ],
  field: [`margin of ${Math.round(196 * Math.sqrt(0.25 / 20))}`],
}
