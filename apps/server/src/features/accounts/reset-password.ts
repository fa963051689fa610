import type { Session } from '@milepost/contract/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { deleteIdentities, deleteTokens } from '#features/accounts/repository.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { readToken, useToken } from '#features/accounts/tokens.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  endSessions,
  forgetDevices,
  openSession,
  rememberDevice,
  requireUncommonPassword,
} from '#features/auth/index.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { orderMail, requireMail } from '#features/mail/index.ts'
import { takeAttempt } from '#features/rate-limits/index.ts'
import { changeUser, findUser, findUserByEmail, presentUser } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'

/**
 * Has a link for a new password mailed to an address, if it has an account. Whether it has is looked up by the job, so that the
 * answer, and the work before it, are the same for every address. Past a few a quarter of an hour no more are mailed, and the
 * answer stays the same: those mailed before still work. Errors: 'service_off' where no mail can be sent.
 */
export async function forgotPassword(ctx: Context, { email }: { email: string }) {
  await orderLink(ctx, 'reset-password', email)
  return { message: ctx.messages.of(accountTexts.resetMailed) }
}

/** As `forgotPassword`, for a link that signs in. */
export async function requestSignInLink(ctx: Context, { email }: { email: string }) {
  await orderLink(ctx, 'sign-in-link', email)
  return { message: ctx.messages.of(accountTexts.signInLinkMailed) }
}

async function orderLink(ctx: Context, job: 'reset-password' | 'sign-in-link', email: string): Promise<void> {
  requireMail(ctx)
  if ((await takeAttempt(ctx, 'mail-account', `${job} ${email}`)).isOver) return
  await transaction(ctx, (tx) => tx.jobs.send(tx, job, { email }))
}

/** Orders the mail that was asked for, where there is an account. Run twice it mails twice: both links work. */
export async function orderResetMail(ctx: Dependencies, { email }: JobData['reset-password']): Promise<void> {
  await transaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email)
    if (user === undefined) return
    await orderMail(tx, { kind: 'reset_password', to: user.email, userId: user.id, params: { name: user.name } })
  })
}

/**
 * As `orderResetMail`. An address that no one ever verified may belong to someone other than the person who made the account: its owner
 * gets a link for a new password, which ends all other ways in.
 */
export async function orderSignInMail(ctx: Dependencies, { email }: JobData['sign-in-link']): Promise<void> {
  await transaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email)
    if (user === undefined) return
    const kind = user.emailVerifiedAt === null ? 'reset_password' : 'sign_in_link'
    await orderMail(tx, { kind, to: user.email, userId: user.id, params: { name: user.name } })
  })
}

/** Signs in by the link from the mail, once. Errors: 'link_invalid'. */
export async function signInByLink(
  ctx: Context,
  secret: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  return transaction(ctx, async (tx) => {
    const { user } = await useToken(tx, secret, ['sign_in'])
    await deleteTokens(tx.db, user.id, ['sign_in'])
    const session = await openSession(tx, user.id, request, reply)
    await recordLogin(tx, { email: user.email, status: 'success', method: 'mail', account: user })
    await audit(tx, {
      ...{ action: 'session.opened', objectType: 'session', objectId: session.id, actor: user },
      details: { method: 'mail' },
    })
    return { user: presentUser(user), token: session.token }
  })
}

/**
 * Sets a new password by the link from the mail. Ends every session of the account, its other links for a password and an address
 * that waits to be verified; the link proves the account's own address.
 * Errors: 'link_invalid', 'password_too_common' (the link still works then).
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
    await changeUser(tx.db, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? tx.clock() })
    // Whoever made an account with an address they never proved may have linked a provider of theirs to it.
    if (user.emailVerifiedAt === null) await deleteIdentities(tx.db, user.id)
    await endSessions(tx, user.id)
    await forgetDevices(tx, user.id)
    await rememberDevice(tx, user.id, request, reply)
    await deleteTokens(tx.db, user.id, ['reset_password', 'sign_in', 'change_email', 'verify_email'])
    await orderMail(tx, { kind: 'password_changed', to: user.email, userId: user.id })
    await audit(tx, { action: 'password.reset', objectType: 'user', objectId: user.id, actor: user })
    return { message: tx.messages.of(accountTexts.passwordReset) }
  })
}
