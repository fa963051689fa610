import { getRhythm } from '@milepost/contract/rhythm/routes'
import { findPreferences } from '#features/preferences/index.ts'
import { readRhythm } from '#features/rhythm/read-rhythm.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerRhythmRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getRhythm, async (ctx) => {
    const { timeZone } = await findPreferences(ctx.db, ctx.actor.id)
    return readRhythm(ctx, timeZone)
  })
}
