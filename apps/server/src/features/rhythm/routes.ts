import { rhythmWeeks } from '@milepost/contract/constants/rhythm'
import { getRhythm } from '@milepost/contract/rhythm'
import { findPreferences } from '#features/preferences/index.ts'
import { findTicks } from '#features/progress/index.ts'
import { quietWeeksOf, weeksOf } from '#features/rhythm/weeks.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerRhythmRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getRhythm, async ({ db, actor, clock }) => {
    const { timeZone } = await findPreferences(db, actor.id)
    const weeks = weeksOf(await findTicks(db, actor.id), timeZone ?? 'UTC', clock())
    return { timeZone, weeks: weeks.slice(-rhythmWeeks), quietWeeks: quietWeeksOf(weeks) }
  })
}
