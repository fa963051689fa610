import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import {
  closeSession,
  endSessions,
  renewAuthentication,
  requireFresh,
  requireUncommonPassword,
} from '#features/accounts/auth/index.ts'
import { deleteTokens, findPendingEmail, listProviders } from '#features/accounts/repository.ts'
import { findSecondFactor } from '#features/accounts/second-factor/index.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { isSecondFactorRequired } from '#features/settings/index.ts'
import { changeUser, findUser, lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { clearRate, takeAttempt } from '#http/rate-limits/rate-limits.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Reauthenticates the session by password.
 * @throws {AppError} 'wrong_credentials', also for an account without a password
 * @throws {AppError} 'unauthenticated' after too many attempts, which end only this session, as its user may not be the
 * owner
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
 * Sets or changes the password. Ends other sessions, password links and a pending change of address, as someone who
 * knew the old password may have requested them.
 * @throws {AppError} 'reauthentication_required', 'password_too_common'
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
    await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'second_factor', 'change_email'])
    await queueEmail(tx, { kind: 'password_changed', to: user.email, userId: user.id })
    await audit(tx, { action: 'password.set', objectType: 'user', objectId: user.id })
    return { message: tx.messages.of(accountTexts.passwordSet) }
  })
}

/** The caller's sign-in methods, and their new address that is not verified yet. */
export async function getSignInMethods(ctx: SignedInContext) {
  const user = await findUser(ctx.db, ctx.actor.id)
  return {
    password: typeof user?.passwordHash === 'string',
    providers: await listProviders(ctx.db, ctx.actor.id),
    emailVerified: ctx.actor.emailVerifiedAt !== null,
    pendingEmail: await findPendingEmail(ctx.db, ctx.actor.id, ctx.clock()),
    secondFactor: await secondFactorOf(ctx),
  }
}

async function secondFactorOf(ctx: SignedInContext) {
  const factor = await findSecondFactor(ctx.db, ctx.actor.id)
  const on = factor !== undefined && factor.confirmedAt !== null
  const required = ctx.actor.role === 'admin' && (await isSecondFactorRequired(ctx.db))
  return { on, recoveryCodes: on ? factor.recoveryHashes.length : 0, required }
}
