import type { Context, Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { deleteIdentities, deleteTokens } from '#features/accounts/repository.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { readToken, useToken } from '#features/accounts/tokens.ts'
import { audit } from '#features/audit-logs/index.ts'
import { endSessions, requireUncommonPassword } from '#features/auth/index.ts'
import { orderMail, requireMail } from '#features/mail/index.ts'
import { limitRate } from '#features/rate-limits/index.ts'
import { changeUser, findUser, findUserByEmail } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'

/**
 * Has a link for a new password mailed to an address, if it has an account. Whether it has is looked up by the job, so that the
 * answer, and the work before it, are the same for every address.
 * Errors: 'service_off' where no mail can be sent, 'rate_limited' by address whether it is known or not.
 */
export async function forgotPassword(ctx: Context, { email }: { email: string }) {
  requireMail(ctx)
  await limitRate(ctx, 'mail-account', email)
  await transaction(ctx, (tx) => tx.jobs.send(tx, 'reset-password', { email }))
  return { message: ctx.messages.of(accountTexts.resetMailed) }
}

/** Orders the mail that was asked for, where there is an account. Run twice it mails twice: the later link counts. */
export async function orderResetMail(ctx: Dependencies, { email }: JobData['reset-password']): Promise<void> {
  await transaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, email)
    if (user === undefined) return
    await orderMail(tx, { kind: 'reset_password', to: user.email, userId: user.id, params: { name: user.name } })
  })
}

/**
 * Sets a new password by the link from the mail. Ends every session of the account, its other links for a password and an address
 * that waits to be verified; the link proves the account's own address.
 * Errors: 'link_invalid', 'password_too_common' (the link still works then).
 */
export async function resetPassword(ctx: Context, secret: string, password: string) {
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
    await deleteTokens(tx.db, user.id, ['reset_password', 'change_email', 'verify_email'])
    await orderMail(tx, { kind: 'password_changed', to: user.email, userId: user.id })
    await audit(tx, { action: 'password.reset', objectType: 'user', objectId: user.id, actor: user })
    return { message: tx.messages.of(accountTexts.passwordReset) }
  })
}
