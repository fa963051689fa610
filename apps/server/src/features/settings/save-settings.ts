import type { BodyOf } from '@milepost/contract/http'
import type { saveSettings as saveSettingsRoute } from '@milepost/contract/settings/routes'
import type { PlatformSettings } from '@milepost/contract/settings/schema'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { lockSettings, updateSettings } from '#features/settings/repository.ts'
import type { SignedInContext } from '#http/register-route.ts'

const names = ['moderateCourses', 'contactAddress', 'showCountedFigures', 'rejectionReasons'] as const

/**
 * Saves only the fields sent that differ, so that concurrent changes of other fields survive.
 * @returns the current settings
 */
export async function saveSettings(
  ctx: SignedInContext,
  sent: BodyOf<typeof saveSettingsRoute>,
): Promise<PlatformSettings> {
  return transaction(ctx, async (tx) => {
    const before = await lockSettings(tx.db)
    const changed = names.filter(
      (name) => sent[name] !== undefined && loggedValue(sent[name]) !== loggedValue(before[name]),
    )
    if (changed.length === 0) return before
    const change: Partial<PlatformSettings> = Object.fromEntries(changed.map((name) => [name, sent[name]]))
    await updateSettings(tx.db, change)
    for (const setting of changed) {
      await audit(tx, {
        action: 'settings.changed',
        objectType: 'settings',
        objectId: setting,
        details: { before: loggedValue(before[setting]), after: loggedValue(sent[setting]) },
      })
    }
    return { ...before, ...change }
  })
}

function loggedValue(value: PlatformSettings[keyof PlatformSettings] | null | undefined): string | boolean | null {
  return Array.isArray(value) ? value.join('\n') : (value ?? null)
}
