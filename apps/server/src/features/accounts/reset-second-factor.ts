import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { endSessions } from '#features/accounts/auth/index.ts'
import { deleteSecondFactor } from '#features/accounts/second-factor/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { findUserByEmail } from '#features/users/index.ts'

/**
 * Removes a second factor that was lost, ends the account's sessions and tells its owner. Only for operators: it checks
 * no permission.
 *
 * @returns false if no account with this address has one
 */
export function resetSecondFactor(ctx: Context, email: string): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email)
    if (user === undefined || !(await deleteSecondFactor(tx.db, user.id))) return false
    await endSessions(tx, user.id)
    await queueEmail(tx, { kind: 'second_factor_disabled', to: user.email, userId: user.id })
    await audit(tx, { action: 'second_factor.reset_from_command_line', objectType: 'user', objectId: user.id })
    return true
  })
}
