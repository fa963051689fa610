import type { Context } from '#context.ts'
import { deleteLostSecrets } from '#features/accounts/second-factor/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { replaceInstallationKey } from '#features/settings/index.ts'
import { findUser } from '#features/users/index.ts'

/**
 * Makes the installation's key the one that seals, and ends each second factor that was sealed by another. Its owner
 * gets an email. Only for operators: it checks no permission.
 * @returns how many ended
 */
export async function loseSecondFactors(tx: Context): Promise<number> {
  const accounts = await deleteLostSecrets(tx)
  for (const id of accounts) {
    const user = await findUser(tx.db, id)
    if (user === undefined) continue
    await queueEmail(tx, { kind: 'second_factor_lost', to: user.email, userId: id })
    await audit(tx, { action: 'second_factor.lost', objectType: 'user', objectId: id })
  }
  await replaceInstallationKey(tx.db, tx.keys.ids[0])
  return accounts.length
}
