import { helpCountryOf } from '@milepost/advisor'
import { readProfile } from '@milepost/contract/profiles/routes'
import { findCorrections } from '#features/decisions/index.ts'
import { modelOptionsOf } from '#features/model-usage/index.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerProfileReadingRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, readProfile, async (ctx, { body: { location, askModel = false, ...texts } }) => {
    const context = { today: ctx.clock().toISOString().slice(0, 10), helpCountry: helpCountryOf(location) }
    const options = modelOptionsOf(ctx)
    const { value } = await ctx.advisor.read(texts, context, askModel ? options : {})
    const decided = await findCorrections(ctx.db, ctx.actor.id)
    return { ...value, decided, canAskModel: options.budget !== undefined }
  })
}
