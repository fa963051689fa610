import { product } from '@milepost/contract/product'
import { getSettings, saveSettings as saveSettingsRoute } from '@milepost/contract/settings/routes'
import type { Queryable } from '#db/client.ts'
import { findSettings } from '#features/settings/repository.ts'
import { saveSettings } from '#features/settings/save-settings.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export {
  findInstallationKey,
  isSecondFactorRequired,
  lockSettings,
  registerInstallationKey,
  replaceInstallationKey,
  setSecondFactorRequired,
} from '#features/settings/repository.ts'

/** Whether new and edited courses of institutions wait for an admin's approval. */
export async function mustModerateCourses(db: Queryable): Promise<boolean> {
  return (await findSettings(db)).moderateCourses
}

export async function mayShowCountedFigures(db: Queryable): Promise<boolean> {
  return (await findSettings(db)).showCountedFigures
}

/** Where people write to: what an admin has set, or the product's own address. */
export async function contactAddress(db: Queryable): Promise<string> {
  return (await findSettings(db)).contactAddress || product.supportEmail
}

export function registerSettingsRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getSettings, (ctx) => findSettings(ctx.db))
  registerRoute(registrar, saveSettingsRoute, (ctx, { body }) => saveSettings(ctx, body))
}
