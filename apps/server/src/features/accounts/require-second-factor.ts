import { transaction } from '#db/transaction.ts'
import { requireFresh } from '#features/accounts/auth/index.ts'
import { hasSecondFactor } from '#features/accounts/second-factor/index.ts'
import { lockCaller } from '#features/accounts/set-second-factor.ts'
import { audit } from '#features/audit-logs/index.ts'
import { isSecondFactorRequired, lockSettings, setSecondFactorRequired } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Requires a second factor of every admin, or no longer. Each request reads it, so that it holds at once on every instance.
 * @throws {AppError} 'reauthentication_required'; 'second_factor_off' if the caller has none
 */
export async function requireSecondFactor(ctx: SignedInContext, required: boolean): Promise<{ required: boolean }> {
  requireFresh(ctx)
  return transaction(ctx, async (tx) => {
    await lockSettings(tx.db)
    const user = await lockCaller(tx)
    if (user.role !== 'admin') throw new AppError('forbidden')
    if (required && !(await hasSecondFactor(tx, user.id))) throw new AppError('second_factor_off')
    const before = await isSecondFactorRequired(tx.db)
    if (before === required) return { required }
    await setSecondFactorRequired(tx.db, required)
    await audit(tx, {
      action: 'settings.changed',
      objectType: 'settings',
      objectId: 'requireSecondFactor',
      details: { before, after: required },
    })
    return { required }
  })
}
