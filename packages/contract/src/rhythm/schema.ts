import * as z from 'zod/mini'

export const RhythmWeek = z.object({
  /** The week's Monday in the learner's time zone. */
  start: z.iso.date(),
  /** The hours of what was ticked. */
  hours: z.number(),
  /** One tick makes a week 'learned'. 'open' is this week before its first tick. */
  state: z.enum(['learned', 'rest', 'missed', 'open']),
})
export type RhythmWeek = z.output<typeof RhythmWeek>

export const Rhythm = z.object({
  /** Where the weeks begin; null until the browser has said. */
  timeZone: z.nullable(z.string()),
  /** From the first tick on, at most eight, this week last. */
  weeks: z.array(RhythmWeek),
  /** Whole weeks since the last one with a tick. */
  quietWeeks: z.int(),
})
export type Rhythm = z.output<typeof Rhythm>
