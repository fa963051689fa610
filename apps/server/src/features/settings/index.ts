import { product } from '@milepost/contract/product'
import { getSettings, saveSettings as saveSettingsRoute } from '@milepost/contract/settings'
import type { Queryable } from '#db/client.ts'
import { findSettings } from '#features/settings/repository.ts'
import { saveSettings } from '#features/settings/save-settings.ts'
import { type Mounting, mount } from '#lib/mount.ts'

/** Whether new and edited courses of institutions wait for an admin's approval. */
export async function mustModerateCourses(db: Queryable): Promise<boolean> {
  return (await findSettings(db)).moderateCourses
}

/** Whether counted figures may stand on the landing page. */
export async function mayShowCountedFigures(db: Queryable): Promise<boolean> {
  return (await findSettings(db)).showCountedFigures
}

/** Where people write to: what an admin has set, or the product's own address. */
export async function contactAddress(db: Queryable): Promise<string> {
  return (await findSettings(db)).contactAddress || product.supportEmail
}

export function mountSettings(mounting: Mounting): void {
  mount(mounting, getSettings, (ctx) => findSettings(ctx.db))
  mount(mounting, saveSettingsRoute, (ctx, { body }) => saveSettings(ctx, body))
}
