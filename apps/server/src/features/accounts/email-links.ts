import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { createToken, fillToken } from '#features/accounts/tokens.ts'
import type { EmailRow } from '#features/emails/index.ts'
import { lockUser } from '#features/users/index.ts'

/**
 * Creates the link of an account email with its secret, when the email is sent.
 * @returns undefined for an email without a button; 'obsolete' if its account or reason no longer exists
 */
export async function createAccountLink(ctx: Dependencies, email: EmailRow): Promise<string | undefined | 'obsolete'> {
  const page = linkPages[email.kind]
  if (page === undefined) return undefined
  const token = await transaction(ctx, (tx) => tokenFor(tx, email))
  return token === null ? 'obsolete' : `${ctx.originFor()}${addressOf(page, { token })}`
}

const linkPages: Readonly<Record<string, string>> = {
  verify_email: pages.verifyEmail,
  change_email: pages.changeEmail,
  email_changed: pages.undoEmail,
  reset_password: pages.resetPassword,
  sign_in_link: pages.signInLink,
}

async function tokenFor(tx: Dependencies, { kind, userId, recipient, params }: EmailRow): Promise<string | null> {
  const user = userId === null ? undefined : await lockUser(tx.db, userId)
  if (user === undefined) return null
  const link = { userId: user.id, email: recipient }
  if (kind === 'change_email') return fillToken(tx, 'change_email', link)
  if (kind === 'email_changed') {
    return fillToken(tx, 'undo_email', { ...link, createdAt: new Date(params['changedAt'] ?? '') })
  }
  if (user.email !== recipient) return null
  if (kind === 'verify_email') {
    return user.emailVerifiedAt === null ? createToken(tx, 'verify_email', link) : null
  }
  // Earlier links stay valid: otherwise requesting one could disable the owner's.
  return createToken(tx, kind === 'sign_in_link' ? 'sign_in' : 'reset_password', link)
}
