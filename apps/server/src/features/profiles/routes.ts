import { getProfile, saveProfile as saveProfileRoute } from '@milepost/contract/profiles/routes'
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
}
