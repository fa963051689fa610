import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { deleteTokens, findPendingEmail, listProviders } from '#features/accounts/repository.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  closeSession,
  endSessions,
  renewAuthentication,
  requireFresh,
  requireUncommonPassword,
} from '#features/auth/index.ts'
import { orderMail } from '#features/mail/index.ts'
import { clearRate, takeAttempt } from '#features/rate-limits/index.ts'
import { changeUser, findUser, lockUser } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Proves by the password that it is still the account's owner who uses this session.
 * Errors: 'wrong_credentials', also for an account without a password; 'unauthenticated' after too many tries, which end this session
 * and no other: the person who sits at it may not be the owner, and the owner can still sign in.
 */
export async function reauthenticate(ctx: SignedInContext, password: string, reply: FastifyReply) {
  const { sessionId } = ctx.actor
  if ((await takeAttempt(ctx, 'reauthentication-session', sessionId)).isOver) {
    await closeSession(ctx, sessionId, reply)
    throw new AppError('unauthenticated')
  }
  const user = await findUser(ctx.db, ctx.actor.id)
  const right = await ctx.passwordHasher.verify(user?.passwordHash ?? null, password)
  if (!right) throw new AppError('wrong_credentials')
  await clearRate(ctx, 'reauthentication-session', sessionId)
  await renewAuthentication(ctx, sessionId)
  return { message: ctx.messages.of(accountTexts.reauthenticated) }
}

/**
 * Sets the account's password, or its first one. Ends its other sessions, its links for a password, and an address that waits
 * to be verified: whoever else knew the old password may have asked for it.
 * Errors: 'reauthentication_required', 'password_too_common'.
 */
export async function setPassword(ctx: SignedInContext, password: string) {
  requireFresh(ctx)
  requireUncommonPassword(password, ctx.actor)
  const passwordHash = await ctx.passwordHasher.hash(password)
  return transaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, tx.actor.id)
    if (user === undefined) throw new AppError('unauthenticated')
    await changeUser(tx.db, user.id, { passwordHash })
    await endSessions(tx, user.id, tx.actor.sessionId)
    await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'change_email'])
    await orderMail(tx, { kind: 'password_changed', to: user.email, userId: user.id })
    await audit(tx, { action: 'password.set', objectType: 'user', objectId: user.id })
    return { message: tx.messages.of(accountTexts.passwordSet) }
  })
}

/** How the caller signs in, and which address of theirs waits to be verified. */
export async function getSignInMethods(ctx: SignedInContext) {
  const user = await findUser(ctx.db, ctx.actor.id)
  return {
    password: typeof user?.passwordHash === 'string',
    providers: await listProviders(ctx.db, ctx.actor.id),
    emailVerified: ctx.actor.emailVerifiedAt !== null,
    pendingEmail: await findPendingEmail(ctx.db, ctx.actor.id, ctx.clock()),
  }
}
