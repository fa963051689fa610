import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { audit, maskUser } from '#features/audit-logs/index.ts'
import { closeSession, requireFresh } from '#features/auth/index.ts'
import { deleteContactMessages } from '#features/contact/index.ts'
import { maskLogins } from '#features/login-logs/index.ts'
import { deleteMailsOfWriter } from '#features/mail/index.ts'
import { closeCustomer } from '#features/payment/index.ts'
import { deleteUserRow, lockAdmins, lockUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Deletes the caller's account with all that is personal; an institution's member takes nothing of the institution along. Both logs keep
 * what was done under a pseudonym. What would still be charged is cancelled by a job that is kept if the deletion is.
 * Errors: 'reauthentication_required', 'last_admin'; 'owner_stays' for the owner of an institution.
 */
export async function deleteAccount(ctx: SignedInContext, reply: FastifyReply): Promise<undefined> {
  requireFresh(ctx)
  return transaction(ctx, async (tx) => {
    // All admins are held: of two who delete themselves at once the second finds one left.
    const admins = ctx.actor.role === 'admin' ? await lockAdmins(tx.db) : []
    const user = await lockUser(tx.db, tx.actor.id)
    if (user === undefined) throw new AppError('unauthenticated')
    if (user.role === 'admin' && !admins.some((id) => id !== user.id)) throw new AppError('last_admin')
    if (user.institutionRole === 'owner') throw new AppError('owner_stays')
    await deleteOwnAccount(tx, user, reply)
    return undefined
  })
}

/** Deletes the caller's account, whose row is held already, in the transaction that is handed in, and ends this session. */
export async function deleteOwnAccount(tx: SignedInContext, user: UserRow, reply: FastifyReply): Promise<void> {
  await closeCustomer(tx, user.id)
  await audit(tx, { action: 'user.deleted', objectType: 'user', objectId: user.id })
  const pseudonym = pseudonymOf(user.id)
  await maskUser(tx.db, user.id, pseudonym)
  await maskLogins(tx.db, user.id, pseudonym)
  // Written before signing in, from an address that is proved to be theirs.
  if (user.emailVerifiedAt !== null) {
    await deleteContactMessages(tx.db, user.email)
    await deleteMailsOfWriter(tx.db, user.email)
  }
  await tx.jobs.forgetAddress(tx, user.email)
  await closeSession(tx, tx.actor.sessionId, reply)
  await deleteUserRow(tx.db, user.id)
}

/** The same in both logs, so that what one account did can still be seen to be one account's. */
function pseudonymOf(userId: string): string {
  return `Deleted user ${createHash('sha256').update(userId).digest('hex').slice(0, 12)}`
}
