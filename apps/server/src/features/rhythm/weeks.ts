import { maxRestWeeks, rhythmWeeks } from '@milepost/contract/rhythm/limits'
import type { RhythmWeek } from '@milepost/contract/rhythm/schema'

const day = 24 * 60 * 60 * 1000

interface TickedHours {
  readonly tickedAt: Date
  readonly hours: number
}

/** The Monday of a time's week in a time zone, like '2026-11-23'. */
export function mondayIn(timeZone: string, time: Date): string {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const date = new Date(local.format(time))
  return addDays(date, -((date.getUTCDay() + 6) % 7))
}

/** The weeks from the first tick to this one, the earliest first. */
export function weeksOf(ticks: readonly TickedHours[], timeZone: string, now: Date): RhythmWeek[] {
  const hours = new Map<string, number>()
  for (const tick of ticks) {
    const start = mondayIn(timeZone, tick.tickedAt)
    hours.set(start, (hours.get(start) ?? 0) + tick.hours)
  }
  const current = mondayIn(timeZone, now)
  const weeks: RhythmWeek[] = []
  for (let start = firstOf([...hours.keys(), current]); start <= current; start = addDays(new Date(start), 7)) {
    const state = hours.has(start) ? 'learned' : start === current ? 'open' : stateWithoutLearning(weeks)
    weeks.push({ start, hours: hours.get(start) ?? 0, state })
  }
  return weeks
}

/** Whole weeks without learning up to now. */
export function quietWeeksOf(weeks: readonly RhythmWeek[]): number {
  const since = weeks.length - 1 - weeks.findLastIndex(({ state }) => state === 'learned')
  return since === weeks.length ? 0 : Math.max(0, since - 1)
}

/** Rest comes by itself, twice in any eight weeks. */
function stateWithoutLearning(before: readonly RhythmWeek[]): 'rest' | 'missed' {
  const rests = before.slice(1 - rhythmWeeks).filter(({ state }) => state === 'rest').length
  return rests < maxRestWeeks ? 'rest' : 'missed'
}

function firstOf(dates: readonly string[]): string {
  return [...dates].sort()[0] ?? ''
}

function addDays(date: Date, days: number): string {
  return new Date(date.getTime() + days * day).toISOString().slice(0, 10)
}
