import type { User } from '@milepost/contract/users'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { presentUser } from '#features/users/presenter.ts'
import { updateUserName } from '#features/users/repository.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/** Changes the name on the caller's account. Another address is refused: it must be proved by mail first. */
export async function renameUser(
  ctx: SignedInContext,
  change: { name: string; email?: string | undefined },
): Promise<User> {
  if (change.email !== undefined && change.email !== ctx.actor.email) throw new AppError('email_change_unavailable')
  return transaction(ctx, async (tx) => {
    const user = await updateUserName(tx.db, tx.actor.id, change.name)
    if (user === undefined) throw new AppError('unauthenticated')
    await audit(tx, { action: 'user.renamed', objectType: 'user', objectId: user.id })
    return presentUser(user)
  })
}
