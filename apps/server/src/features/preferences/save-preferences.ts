import type { Preferences, PreferencesChange } from '@milepost/contract/preferences'
import { transaction } from '#db/transaction.ts'
import { followSwitches } from '#features/preferences/mail-switches.ts'
import { presentPreferences } from '#features/preferences/presenter.ts'
import { findPreferences, upsertPreferences } from '#features/preferences/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Saves some of the caller's choices; the last word counts, and what it replaced is handed back with it.
 * Errors: 'unauthenticated' where the account is just gone.
 */
export async function savePreferences(
  ctx: SignedInContext,
  change: PreferencesChange,
): Promise<{ preferences: Preferences; before: Preferences }> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return transaction(ctx, async (tx) => {
    if ((await lockUser(tx.db, tx.actor.id)) === undefined) throw new AppError('unauthenticated')
    const before = await findPreferences(tx.db, tx.actor.id)
    // In this order, as a link in a mail does it: two that run at once cannot wait for each other.
    await followSwitches(tx.db, tx.actor.id, change)
    await upsertPreferences(tx.db, tx.actor.id, given, tx.clock())
    const preferences = await findPreferences(tx.db, tx.actor.id)
    return { preferences: presentPreferences(preferences), before: presentPreferences(before) }
  })
}
