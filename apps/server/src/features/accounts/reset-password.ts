import type { Session } from '@milepost/contract/accounts/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import {
  completeSignIn,
  endSessions,
  forgetDevices,
  rememberDevice,
  requireSession,
  requireUncommonPassword,
} from '#features/accounts/auth/index.ts'
import { deleteIdentities, deleteTokens } from '#features/accounts/repository.ts'
import { deleteSecondFactor, hasSecondFactor } from '#features/accounts/second-factor/index.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { readToken, useToken } from '#features/accounts/tokens.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail, requireEmailService } from '#features/emails/index.ts'
import { changeUser, findUser, findUserByEmail, proveEmail, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { takeAttempt } from '#http/rate-limits/rate-limits.ts'

/**
 * Queues a password reset link. The job looks up the account, so that the reply and its timing are the same for every
 * address. Beyond the limit no more emails are sent, with the same reply.
 * @throws {AppError} 'service_off' when email is not configured
 */
export async function forgotPassword(ctx: Context, { email }: { email: string }) {
  await orderLink(ctx, 'reset-password', email)
  return { message: ctx.messages.of(accountTexts.resetEmailed) }
}

/** Like `forgotPassword`, for a sign-in link. */
export async function requestSignInLink(ctx: Context, { email }: { email: string }) {
  await orderLink(ctx, 'sign-in-link', email)
  return { message: ctx.messages.of(accountTexts.signInLinkEmailed) }
}

async function orderLink(ctx: Context, job: 'reset-password' | 'sign-in-link', email: string): Promise<void> {
  requireEmailService(ctx)
  if ((await takeAttempt(ctx, 'mail-account', `${job} ${email}`)).isOver) return
  await transaction(ctx, (tx) => tx.jobs.send(tx, job, { email }))
}

/** Queues the reset email if the address has an account. Running twice sends two valid links. */
export async function queueResetEmail(ctx: Dependencies, { email }: JobData['reset-password']): Promise<void> {
  await transaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email)
    if (user === undefined) return
    await queueEmail(tx, { kind: 'reset_password', to: user.email, userId: user.id, params: { name: user.name } })
  })
}

/**
 * Like `queueResetEmail`. An address never proven may belong to someone else than the account's creator: its owner
 * gets a reset link, which revokes all other access.
 */
export async function queueSignInEmail(ctx: Dependencies, { email }: JobData['sign-in-link']): Promise<void> {
  await transaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email)
    if (user === undefined) return
    const kind = user.emailProvenAt === null ? 'reset_password' : 'sign_in_link'
    await queueEmail(tx, { kind, to: user.email, userId: user.id, params: { name: user.name } })
  })
}

/**
 * Signs in by the emailed link, once.
 * @throws {AppError} 'link_invalid'; 'second_factor_needed' if a code is still to come
 */
export async function signInByLink(
  ctx: Context,
  secret: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  return requireSession(
    await transaction(ctx, async (tx) => {
      const { user } = await useToken(tx, secret, ['sign_in'])
      await deleteTokens(tx.db, user.id, ['sign_in'])
      return completeSignIn(tx, { user, method: 'mail', request, reply })
    }),
  )
}

/**
 * Sets a new password by the emailed link, which also proves the address. Ends all sessions, other password links and
 * a pending change of address. A second factor stays, unless the account's creator may be someone else. Where one stays,
 * the browser is known only after it.
 * @throws {AppError} 'link_invalid'; 'password_too_common' (the link stays valid)
 */
export async function resetPassword(
  ctx: Context,
  secret: string,
  password: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { userId } = await readToken(ctx, secret, ['reset_password'])
  const account = await findUser(ctx.db, userId)
  if (account === undefined) throw new AppError('link_invalid')
  requireUncommonPassword(password, account)
  const passwordHash = await ctx.passwordHasher.hash(password)
  return transaction(ctx, async (tx) => {
    const { user } = await useToken(tx, secret, ['reset_password'])
    await changeUser(tx.db, user.id, { passwordHash, ...proveEmail(tx.clock(), user) })
    if (user.emailProvenAt === null) await endCreatorsAccess(tx, user)
    await endSessions(tx, user.id)
    await forgetDevices(tx, user.id)
    if (!(await hasSecondFactor(tx, user.id))) await rememberDevice(tx, user.id, request, reply)
    await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'second_factor', 'change_email', 'verify_email'])
    await queueEmail(tx, { kind: 'password_changed', to: user.email, userId: user.id })
    await audit(tx, { action: 'password.reset', objectType: 'user', objectId: user.id, actor: user })
    return { message: tx.messages.of(accountTexts.passwordReset) }
  })
}

/**
 * The creator of an account with an unproven address may have linked their own provider and authenticator to it. An
 * admin's authenticator stays: other admins appointed them, and reading the mailbox must not get anyone past it.
 */
async function endCreatorsAccess(tx: Context, user: UserRow): Promise<void> {
  await deleteIdentities(tx.db, user.id)
  if (user.role === 'admin' || !(await deleteSecondFactor(tx.db, user.id))) return
  await queueEmail(tx, { kind: 'second_factor_disabled', to: user.email, userId: user.id })
  await audit(tx, { action: 'second_factor.disabled', objectType: 'user', objectId: user.id, actor: user })
}
