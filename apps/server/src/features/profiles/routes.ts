import { helpCountryOf } from '@milepost/advisor'
import {
  getProfile,
  readProfile,
  saveProfile as saveProfileRoute,
} from '@milepost/contract/profiles/routes'
import { findCorrections } from '#features/decisions/index.ts'
import { modelOptionsOf } from '#features/model-usage/index.ts'
import { presentOwnProfile, presentProfile } from '#features/profiles/presenter.ts'
import { findProfile } from '#features/profiles/repository.ts'
import { saveProfile } from '#features/profiles/save-profile.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerProfileRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getProfile, async (ctx) =>
    presentOwnProfile(await findProfile(ctx.db, ctx.actor.id), ctx.clock()),
  )
  registerRoute(registrar, saveProfileRoute, async (ctx, { body: { userId: _, corrections, ...answers } }) => {
    const row = await saveProfile(ctx, answers, corrections)
    return { profile: presentProfile(row, ctx.clock()) }
  })
  registerRoute(registrar, readProfile, async (ctx, { body: { location, askModel = false, ...texts } }) => {
    const context = { today: ctx.clock().toISOString().slice(0, 10), helpCountry: helpCountryOf(location) }
    const options = modelOptionsOf(ctx)
    const { value } = await ctx.advisor.read(texts, context, askModel ? options : {})
    const decided = await findCorrections(ctx.db, ctx.actor.id)
    return { ...value, decided, canAskModel: options.budget !== undefined }
  })
}
