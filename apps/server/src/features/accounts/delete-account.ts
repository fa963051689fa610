import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { closeSession, requireFresh } from '#features/accounts/auth/index.ts'
import { requireAnotherAdmin, requireProtectedAdmin, requireStillAdmin } from '#features/accounts/policy.ts'
import { insertDeletedAccount } from '#features/accounts/repository.ts'
import { audit, maskUser } from '#features/audit-logs/index.ts'
import { deleteContactMessages } from '#features/contact/index.ts'
import { deleteEmailsOfWriter } from '#features/emails/index.ts'
import { maskLogins } from '#features/login-logs/index.ts'
import { closeCustomer } from '#features/payment/index.ts'
import { deleteUserRow, lockAdmins, lockUser, lockUserFully, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Deletes the caller's account, or as an admin another one, with all personal data. An institution's data stays.
 * @throws {AppError} 'reauthentication_required' for one's own; 'forbidden' for another's unless admin; 'not_found'
 * @throws {AppError} 'second_factor_required' for another's until the admin has one
 * @throws {AppError} 'owner_stays' for the owner of an institution; 'last_admin'
 */
export async function deleteAccount(ctx: SignedInContext, userId: string, reply: FastifyReply): Promise<undefined> {
  const isOwn = userId === ctx.actor.id
  if (isOwn) requireFresh(ctx)
  else requireProtectedAdmin(ctx.actor)
  return transaction(ctx, async (tx) => {
    // All admins are locked, so that two deletions can't remove the last one.
    const admins = tx.actor.role === 'admin' ? await lockAdmins(tx.db) : []
    if (!isOwn) requireStillAdmin(tx.actor, admins)
    const user = await lockUser(tx.db, userId)
    if (user === undefined) throw new AppError(isOwn ? 'unauthenticated' : 'not_found')
    requireAnotherAdmin(user, admins)
    if (user.institutionRole === 'owner') throw new AppError('owner_stays', { params: { reader: tx.actor.role } })
    await (isOwn ? deleteOwnAccount(tx, user, reply) : removeAccount(tx, user))
    return undefined
  })
}

/** Deletes the caller's account in the given transaction, with its row locked, and ends the session. */
export async function deleteOwnAccount(tx: SignedInContext, user: UserRow, reply: FastifyReply): Promise<void> {
  await closeSession(tx, tx.actor.sessionId, reply)
  await removeAccount(tx, user)
}

/**
 * Deletes a locked account with its sessions. Both logs keep the entries under a pseudonym. A job in the same
 * transaction cancels subscriptions.
 */
export async function removeAccount(tx: Context, user: UserRow): Promise<void> {
  await lockUserFully(tx.db, user.id)
  await closeCustomer(tx, user.id)
  await audit(tx, { action: 'user.deleted', objectType: 'user', objectId: user.id })
  const pseudonym = pseudonymOf(user.id)
  await maskUser(tx.db, user.id, pseudonym)
  await maskLogins(tx.db, user.id, pseudonym)
  // Messages sent while signed out, from or to an address that is verified as theirs.
  const verifiedEmail = user.emailVerifiedAt === null ? null : user.email
  if (verifiedEmail !== null) {
    await deleteContactMessages(tx.db, verifiedEmail)
    await deleteEmailsOfWriter(tx.db, verifiedEmail)
  }
  for (const onAccountDeleted of tx.hooks.onAccountDeleted) await onAccountDeleted(tx, verifiedEmail)
  await tx.jobs.forgetAddress(tx, user.email)
  await deleteUserRow(tx.db, user.id)
  await insertDeletedAccount(tx.db, user.id, tx.clock())
}

/** The same in both logs, so that the actions of one account still belong together. */
function pseudonymOf(userId: string): string {
  return `Deleted user ${createHash('sha256').update(userId).digest('hex').slice(0, 12)}`
}
