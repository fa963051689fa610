import type { Preferences, PreferencesChange } from '@milepost/contract/preferences/schema'
import { transaction } from '#db/transaction.ts'
import { followSwitches } from '#features/preferences/email-switches.ts'
import { presentPreferences } from '#features/preferences/presenter.ts'
import { findPreferences, upsertPreferences } from '#features/preferences/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Saves some of the caller's preferences and returns them with the replaced ones.
 * @throws {AppError} 'unauthenticated' if the account was just deleted
 */
export async function savePreferences(
  ctx: SignedInContext,
  change: PreferencesChange,
): Promise<{ preferences: Preferences; before: Preferences }> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return transaction(ctx, async (tx) => {
    if ((await lockUser(tx.db, tx.actor.id)) === undefined) throw new AppError('unauthenticated')
    const before = await findPreferences(tx.db, tx.actor.id)
    // The same order as for unsubscribe links, to avoid deadlocks.
    await followSwitches(tx.db, tx.actor.id, change)
    await upsertPreferences(tx.db, tx.actor.id, given, tx.clock())
    const preferences = await findPreferences(tx.db, tx.actor.id)
    return { preferences: presentPreferences(preferences), before: presentPreferences(before) }
  })
}
