const second = 1000

/** Pauses between questions to the server, longer and longer, a minute in all. */
const pauses = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 10].map((pause) => pause * second)
const fewPauses = 6

/** How long to go on asking: until a payment is known, or until a change made at the provider has had time to arrive. */
export type PollingSchedule = 'minute' | 'moment' | 'none'

/** In: how often was asked already. Out: the milliseconds until the next time, null when it is enough. */
export function nextPollDelay(asked: number, schedule: PollingSchedule): number | null {
  const most = { minute: pauses.length, moment: fewPauses, none: 0 }[schedule]
  return asked < most ? (pauses[asked] ?? null) : null
}
