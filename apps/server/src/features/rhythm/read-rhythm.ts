import { rhythmWeeks } from '@milepost/contract/rhythm/limits'
import type { Rhythm } from '@milepost/contract/rhythm/schema'
import { findTicks } from '#features/progress/index.ts'
import { quietWeeksOf, weeksOf } from '#features/rhythm/weeks.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** In which of the last weeks the caller has learned. */
export async function readRhythm({ db, actor, clock }: SignedInContext, timeZone: string | null): Promise<Rhythm> {
  const weeks = weeksOf(await findTicks(db, actor.id), timeZone ?? 'UTC', clock())
  return { timeZone, weeks: weeks.slice(-rhythmWeeks), quietWeeks: quietWeeksOf(weeks) }
}
