import { accountMails } from '#features/mail/kinds/account.ts'
import { contactMails } from '#features/mail/kinds/contact.ts'
import { institutionMails } from '#features/mail/kinds/institutions.ts'
import { membershipMails } from '#features/mail/kinds/memberships.ts'
import { paymentMails } from '#features/mail/kinds/payment.ts'
import { providerMails } from '#features/mail/kinds/providers.ts'
import { summaryMails } from '#features/mail/kinds/summary.ts'
import type { MailKind } from '#features/mail/mail-kind.ts'

/** Every kind of mail the product sends. */
export const mailKinds = {
  ...accountMails,
  ...paymentMails,
  ...providerMails,
  ...contactMails,
  ...membershipMails,
  ...summaryMails,
  ...institutionMails,
} as const satisfies Record<string, MailKind>

export type MailKindName = keyof typeof mailKinds

export function isMailKind(name: string): name is MailKindName {
  return Object.hasOwn(mailKinds, name)
}
