import { readFileSync } from 'node:fs'

const peaks = new Map<number, number>()
for (const line of readFileSync(new URL('../files/capacity-planning/demand.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)) {
  const [week, , orders] = line.split(',')
  peaks.set(Number(week), Math.max(peaks.get(Number(week)) ?? 0, Number(orders)))
}
const [first, last] = [peaks.get(1) ?? 0, peaks.get(12) ?? 0]
const growth = (last / first) ** (1 / 11)

/** The figures in the checks of the capacity planning sessions, computed from demand.csv. */
export const figures: Record<string, readonly string[]> = {
  forecast: [
    first.toLocaleString('en'),
    last.toLocaleString('en'),
    `${((growth - 1) * 100).toFixed(1)} %`,
    (Math.round((last * growth ** 12) / 100) * 100).toLocaleString('en'),
  ],
}
