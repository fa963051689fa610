import { publishedWeeks } from '@milepost/contract/analytics/limits'

const day = 24 * 60 * 60 * 1000
const week = 7 * day

/** The Monday (UTC) of a time's week. */
function mondayOf(now: Date): number {
  return Date.parse(now.toISOString().slice(0, 10)) - ((now.getUTCDay() + 6) % 7) * day
}

/** The Mondays (UTC) of the last complete weeks, earliest first. */
export function endedWeeks(now: Date, length: number = publishedWeeks): string[] {
  const monday = mondayOf(now)
  return Array.from({ length }, (_, index) => dateOf(monday - (length - index) * week))
}

/** The Mondays (UTC) of the last weeks including the current one, earliest first. */
export function weeksUntil(now: Date, length: number = publishedWeeks): string[] {
  return [...endedWeeks(now, length - 1), dateOf(mondayOf(now))]
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
