import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { fillToken, makeToken } from '#features/accounts/tokens.ts'
import type { MailRow } from '#features/mail/index.ts'
import { lockUser } from '#features/users/index.ts'

/**
 * Makes the address behind the button of a mail about an account, with its secret, as the mail goes out.
 * Out: undefined for a mail without a button; 'obsolete' where its account or its reason is gone.
 */
export async function makeAccountLink(ctx: Dependencies, mail: MailRow): Promise<string | undefined | 'obsolete'> {
  const page = linkPages[mail.kind]
  if (page === undefined) return undefined
  const token = await transaction(ctx, (tx) => tokenFor(tx, mail))
  return token === null ? 'obsolete' : `${ctx.originFor()}${addressOf(page, { token })}`
}

const linkPages: Readonly<Record<string, string>> = {
  verify_email: pages.verifyEmail,
  change_email: pages.verifyEmail,
  email_changed: pages.undoEmail,
  reset_password: pages.resetPassword,
  sign_in_link: pages.signInLink,
}

async function tokenFor(tx: Dependencies, { kind, userId, recipient, params }: MailRow): Promise<string | null> {
  const user = userId === null ? undefined : await lockUser(tx.db, userId)
  if (user === undefined) return null
  const link = { userId: user.id, email: recipient }
  if (kind === 'change_email') return fillToken(tx, 'change_email', link)
  if (kind === 'email_changed') {
    return fillToken(tx, 'undo_email', { ...link, createdAt: new Date(params['changedAt'] ?? '') })
  }
  if (user.email !== recipient) return null
  if (kind === 'verify_email') {
    return user.emailVerifiedAt === null ? makeToken(tx, 'verify_email', link) : null
  }
  // Links that were mailed before still work: otherwise asking for one more would take the owner's away.
  return makeToken(tx, kind === 'sign_in_link' ? 'sign_in' : 'reset_password', link)
}
