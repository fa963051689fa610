const second = 1000

/** Pauses between questions to the server, longer and longer, a minute in all. */
const pauses = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 10].map((pause) => pause * second)
const fewPauses = 6

/** How long to poll: 'minute' for a payment, 'moment' for a change made at the provider. */
export type PollingSchedule = 'minute' | 'moment' | 'none'

/** @returns The milliseconds until the next request, or null after the last one. */
export function nextPollDelay(asked: number, schedule: PollingSchedule): number | null {
  const most = { minute: pauses.length, moment: fewPauses, none: 0 }[schedule]
  return asked < most ? (pauses[asked] ?? null) : null
}
