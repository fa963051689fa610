import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { dayOf } from '#lib/day-of.ts'

/**
 * Without its short term, which would bring a card back after ten minutes. At 85 % and one question a session, a year of four
 * sessions a week leaves about twenty waiting.
 */
const scheduler = fsrs({ request_retention: 0.85, maximum_interval: 180, enable_short_term: false, enable_fuzz: false })

/** A question of a session that was finished just now comes back the next day. */
export function firstDue(now: Date): string {
  return dayOf(new Date(now.getTime() + 86_400_000))
}

/** When a question comes back after an answer. */
export function scheduleReview(card: Card | null, knew: boolean, now: Date): { due: string; card: Card } {
  const before = card ?? createEmptyCard<Card>(now)
  const { card: after } = scheduler.next(before, now, knew ? Rating.Good : Rating.Again)
  return { due: dayOf(after.due), card: after }
}
