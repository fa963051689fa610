/** Days of the week as ISO 8601 numbers them: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export type Weekday = (typeof weekdays)[number]

export interface WeekEntry<Session> {
  readonly session: Session
  /** The day to study it; null where the learner named none, or none of theirs is left this week. */
  readonly day: Date | null
}

/**
 * Plans the sessions of a week: as many as fit, the last one at least by half, in order. What wasn't done last week is simply next.
 *
 * @param sessions - What isn't done yet, in order, with its hours.
 * @param week - The hours that are left of this week, the learner's days, and today.
 * @returns The sessions with their days. One that is longer than what is left is planned alone.
 */
export function planWeek<Session extends { readonly hours: number }>(
  sessions: readonly Session[],
  { hours, days, today }: { readonly hours: number; readonly days: readonly number[]; readonly today: Date },
): WeekEntry<Session>[] {
  let planned = 0
  const chosen: Session[] = []
  for (const session of hours > 0 ? sessions : []) {
    // One that is begun in the week's last hours counts, if half of it fits.
    if (chosen.length > 0 && planned + session.hours / 2 > hours) break
    chosen.push(session)
    planned += session.hours
  }
  const weekday = today.getDay() || 7
  const left = days
    .filter((day) => day >= weekday)
    .toSorted((a, b) => a - b)
    .map((day) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + day - weekday))
  let before = 0
  return chosen.map((session) => {
    const day = left[Math.floor((before / planned) * left.length)] ?? null
    before += session.hours
    return { session, day }
  })
}
