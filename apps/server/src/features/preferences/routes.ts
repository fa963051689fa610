import * as contract from '@milepost/contract/preferences/routes'
import { presentPreferences } from '#features/preferences/presenter.ts'
import { findPreferences } from '#features/preferences/repository.ts'
import { savePreferences } from '#features/preferences/save-preferences.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerPreferencesRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, contract.getPreferences, async (ctx) =>
    presentPreferences(await findPreferences(ctx.db, ctx.actor.id)),
  )
  registerRoute(registrar, contract.savePreferences, (ctx, { body }) => savePreferences(ctx, body))
}
