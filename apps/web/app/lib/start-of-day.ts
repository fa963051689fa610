/**
 * @param day - A day of the reader's, such as '2026-01-31'.
 * @param daysLater - How many days after it.
 * @returns The moment at which the day begins, in ISO 8601; undefined if it is no day.
 */
export function startOfDay(day: string, daysLater = 0): string | undefined {
  const start = new Date(`${day}T00:00`)
  start.setDate(start.getDate() + daysLater)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}
