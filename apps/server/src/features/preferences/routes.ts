import * as contract from '@milepost/contract/preferences'
import { presentPreferences } from '#features/preferences/presenter.ts'
import { findPreferences } from '#features/preferences/repository.ts'
import { savePreferences } from '#features/preferences/save-preferences.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountPreferences(mounting: Mounting): void {
  mount(mounting, contract.getPreferences, async (ctx) =>
    presentPreferences(await findPreferences(ctx.db, ctx.actor.id)),
  )
  mount(mounting, contract.savePreferences, (ctx, { body }) => savePreferences(ctx, body))
}
