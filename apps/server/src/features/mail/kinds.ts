import { accountEmails } from '#features/mail/kinds/account.ts'
import { contactEmails } from '#features/mail/kinds/contact.ts'
import { institutionEmails } from '#features/mail/kinds/institutions.ts'
import { membershipEmails } from '#features/mail/kinds/memberships.ts'
import { paymentEmails } from '#features/mail/kinds/payment.ts'
import { providerEmails } from '#features/mail/kinds/providers.ts'
import { summaryEmails } from '#features/mail/kinds/summary.ts'
import type { EmailKind } from '#features/mail/mail-kind.ts'

export const emailKinds = {
  ...accountEmails,
  ...paymentEmails,
  ...providerEmails,
  ...contactEmails,
  ...membershipEmails,
  ...summaryEmails,
  ...institutionEmails,
} as const satisfies Record<string, EmailKind>

export type EmailKindName = keyof typeof emailKinds

export function isEmailKind(name: string): name is EmailKindName {
  return Object.hasOwn(emailKinds, name)
}
