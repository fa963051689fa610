import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { changeAddress } from '#features/accounts/change-email.ts'
import { deleteTokens } from '#features/accounts/repository.ts'
import { accountTexts } from '#features/accounts/texts.ts'
import { useToken } from '#features/accounts/tokens.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail, requireEmailService } from '#features/emails/index.ts'
import { changeUser, proveEmail } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Emails the caller another link to verify their address.
 * @throws {AppError} 'service_off'
 */
export async function sendVerification(ctx: SignedInContext) {
  const { id, email, name, emailVerifiedAt } = ctx.actor
  if (emailVerifiedAt !== null) return { message: ctx.messages.of(accountTexts.alreadyVerified) }
  requireEmailService(ctx)
  await transaction(ctx, (tx) => queueEmail(tx, { kind: 'verify_email', to: email, userId: id, params: { name } }))
  return { message: ctx.messages.of(accountTexts.verificationEmailed) }
}

/**
 * Verifies the account's address or its pending new one by the emailed link.
 * @throws {AppError} 'link_invalid'; 'email_taken' when another account has the new address now (the link stays valid)
 */
export async function verifyEmail(ctx: Context, secret: string) {
  return transaction(ctx, async (tx) => {
    const { user, token } = await useToken(tx, secret, ['verify_email', 'change_email'])
    if (token.purpose === 'change_email') {
      await changeAddress(tx, user, token.email)
      return { message: tx.messages.of(accountTexts.emailChanged), email: token.email }
    }
    if (user.email !== token.email) throw new AppError('link_invalid')
    await changeUser(tx.db, user.id, proveEmail(tx.clock(), user))
    await deleteTokens(tx.db, user.id, ['verify_email'])
    await audit(tx, { action: 'email.verified', objectType: 'user', objectId: user.id, actor: user })
    return { message: tx.messages.of(accountTexts.emailVerified), email: user.email }
  })
}
