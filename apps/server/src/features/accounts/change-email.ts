import type { User } from '@milepost/contract/users/schema'
import type { Context } from '#context.ts'
import { isUniqueViolation } from '#db/database-errors.ts'
import { transaction } from '#db/transaction.ts'
import { endSessions, requireFresh } from '#features/accounts/auth/index.ts'
import { deleteIdentities, deleteTokens, deleteUndoTokensSince } from '#features/accounts/repository.ts'
import { deleteSecondFactorSince } from '#features/accounts/second-factor/index.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { reserveToken, useToken } from '#features/accounts/tokens.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail, requireEmailService } from '#features/emails/index.ts'
import { changeUser, findUserByEmail, lockUser, presentUser, proveEmail, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { limitRate } from '#http/rate-limits/rate-limits.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Changes the caller's name. A new address gets an email first and applies once its link is used.
 * @throws {AppError} 'reauthentication_required', 'service_off', 'rate_limited' or 'email_taken', only for a new
 * address
 */
export async function updateUser(
  ctx: SignedInContext,
  { name, email }: { name: string; email?: string | undefined },
): Promise<User> {
  const newEmail = email === ctx.actor.email ? undefined : email
  if (newEmail !== undefined) {
    requireFresh(ctx)
    requireEmailService(ctx)
    await limitRate(ctx, 'mail-account', ctx.actor.id)
  }
  return transaction(ctx, async (tx) => {
    const before = await lockUser(tx.db, tx.actor.id)
    if (before === undefined) throw new AppError('unauthenticated')
    if (newEmail !== undefined) await requestAddress(tx, before.id, name, newEmail)
    const user = before.name === name ? before : await changeUser(tx.db, before.id, { name })
    if (user === undefined) throw new AppError('unauthenticated')
    if (user !== before) await audit(tx, { action: 'user.renamed', objectType: 'user', objectId: user.id })
    return presentUser(user)
  })
}

async function requestAddress(tx: Context, userId: string, name: string, email: string): Promise<void> {
  await requireFree(tx, email)
  await reserveToken(tx, 'change_email', { userId, email })
  await queueEmail(tx, { kind: 'change_email', to: email, userId, params: { name } })
  await audit(tx, { action: 'email.change_requested', objectType: 'user', objectId: userId })
}

/**
 * Sets a proven new address. Ends the account's other sessions and open links, and emails the old address a link to
 * undo it.
 * @throws {AppError} 'email_taken'
 */
export async function changeAddress(tx: Context, user: UserRow, email: string): Promise<void> {
  await setAddress(tx, user.id, { email, ...proveEmail(tx.clock()) })
  await endSessions(tx, user.id, tx.actor?.id === user.id ? tx.actor.sessionId : null)
  await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'second_factor', 'verify_email', 'change_email'])
  const { createdAt } = await reserveToken(tx, 'undo_email', { userId: user.id, email: user.email })
  await queueEmail(tx, {
    kind: 'email_changed',
    to: user.email,
    userId: user.id,
    params: { newEmail: email, changedAt: createdAt.getTime() },
  })
  await audit(tx, { action: 'email.changed', objectType: 'user', objectId: user.id, actor: user })
}

/**
 * Restores the former address by the link emailed to it. Revokes the attacker's sessions, password, second factor and
 * providers of since, open links and later undo links, and emails a reset link. Earlier undo links stay valid, so that another change of
 * address can't disable the owner's.
 * @throws {AppError} 'link_invalid'; 'email_taken' when another account has the address now (the link stays valid)
 */
export async function undoEmailChange(ctx: Context, secret: string) {
  return transaction(ctx, async (tx) => {
    const { user, token } = await useToken(tx, secret, ['undo_email'])
    await setAddress(tx, user.id, { email: token.email, ...proveEmail(tx.clock()), passwordHash: null })
    await endSessions(tx, user.id)
    await deleteIdentities(tx.db, user.id, token.createdAt)
    if (await deleteSecondFactorSince(tx.db, user.id, token.createdAt))
      await queueEmail(tx, { kind: 'second_factor_disabled', to: token.email, userId: user.id })
    await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'second_factor', 'verify_email', 'change_email'])
    await deleteUndoTokensSince(tx.db, user.id, token.createdAt)
    await queueEmail(tx, { kind: 'reset_password', to: token.email, userId: user.id, params: { name: user.name } })
    await audit(tx, { action: 'email.change_undone', objectType: 'user', objectId: user.id, actor: user })
    return { message: tx.messages.of(accountTexts.emailChangeUndone), email: token.email }
  })
}

async function setAddress(tx: Context, userId: string, change: Parameters<typeof changeUser>[2]): Promise<void> {
  try {
    await changeUser(tx.db, userId, change)
  } catch (error) {
    // The unique index decides instead of a lookup, so that only one of two concurrent changes succeeds.
    if (isUniqueViolation(error)) throw addressTaken(error)
    throw error
  }
}

async function requireFree(tx: Context, email: string): Promise<void> {
  if ((await findUserByEmail(tx.db, email)) !== undefined) throw addressTaken()
}

function addressTaken(cause?: unknown): AppError {
  return new AppError('email_taken', { issues: [{ field: 'email', rule: 'taken' }], cause })
}
