import type { User } from '@milepost/contract/users'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { deleteIdentities, deleteTokens, deleteUndoTokensSince } from '#features/accounts/repository.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { reserveToken, useToken } from '#features/accounts/tokens.ts'
import { audit } from '#features/audit-logs/index.ts'
import { endSessions, requireFresh } from '#features/auth/index.ts'
import { orderMail, requireMail } from '#features/mail/index.ts'
import { limitRate } from '#features/rate-limits/index.ts'
import { changeUser, findUserByEmail, lockUser, presentUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Changes the caller's name at once; another address gets a mail first, and counts once its link was used.
 * Errors, for another address only and before anything is changed: 'reauthentication_required', 'service_off', 'rate_limited', 'email_taken'.
 */
export async function updateUser(
  ctx: SignedInContext,
  { name, email }: { name: string; email?: string | undefined },
): Promise<User> {
  const newEmail = email === ctx.actor.email ? undefined : email
  if (newEmail !== undefined) {
    requireFresh(ctx)
    requireMail(ctx)
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
  await orderMail(tx, { kind: 'change_email', to: email, userId, params: { name } })
  await audit(tx, { action: 'email.change_requested', objectType: 'user', objectId: userId })
}

/**
 * Gives an account the address it has just verified. Ends its sessions, but for the caller's own, and its open links; tells the
 * former address, with a link that undoes it. Errors: 'email_taken'.
 */
export async function giveAddress(tx: Context, user: UserRow, email: string): Promise<void> {
  await setAddress(tx, user.id, { email, emailVerifiedAt: tx.clock() })
  await endSessions(tx, user.id, tx.actor?.id === user.id ? tx.actor.sessionId : null)
  await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'verify_email', 'change_email'])
  const { createdAt } = await reserveToken(tx, 'undo_email', { userId: user.id, email: user.email })
  await orderMail(tx, {
    ...{ kind: 'email_changed', to: user.email, userId: user.id },
    params: { newEmail: email, changedAt: createdAt.getTime() },
  })
  await audit(tx, { action: 'email.changed', objectType: 'user', objectId: user.id, actor: user })
}

/**
 * Gives an account its former address back, by the link that was mailed there, whatever its address is now. What the one who changed it
 * may hold ends: sessions, the password, providers linked since, open links; and links that undo later changes. Links of
 * earlier ones stay, so that nobody can end the owner's by changing the address once more. A link for a new password is mailed.
 * Errors: 'link_invalid'; 'email_taken' where somebody else has the address now (the link still works then).
 */
export async function undoEmailChange(ctx: Context, secret: string) {
  return transaction(ctx, async (tx) => {
    const { user, token } = await useToken(tx, secret, ['undo_email'])
    await setAddress(tx, user.id, { email: token.email, emailVerifiedAt: tx.clock(), passwordHash: null })
    await endSessions(tx, user.id)
    await deleteIdentities(tx.db, user.id, token.createdAt)
    await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'verify_email', 'change_email'])
    await deleteUndoTokensSince(tx.db, user.id, token.createdAt)
    await orderMail(tx, { kind: 'reset_password', to: token.email, userId: user.id, params: { name: user.name } })
    await audit(tx, { action: 'email.change_undone', objectType: 'user', objectId: user.id, actor: user })
    return { message: tx.messages.of(accountTexts.emailChangeUndone), email: token.email }
  })
}

async function setAddress(tx: Context, userId: string, change: Parameters<typeof changeUser>[2]): Promise<void> {
  try {
    await changeUser(tx.db, userId, change)
  } catch (error) {
    // The database is asked, and no row is looked up before: only so do two who want one address at once not both get it.
    if (isUniqueViolation(error)) throw addressTaken(error)
    throw error
  }
}

async function requireFree(tx: Context, email: string): Promise<void> {
  if ((await findUserByEmail(tx.db, email)) !== undefined) throw addressTaken()
}

function addressTaken(cause?: unknown): AppError {
  return new AppError('email_taken', { faults: [{ field: 'email', rule: 'taken' }], cause })
}

/** PostgreSQL's 23505; the database layer wraps it in an error of its own. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}
