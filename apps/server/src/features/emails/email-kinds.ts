import type { EmailKind } from '#features/emails/email-kind.ts'
import { accountEmails } from '#features/emails/texts/account.ts'
import { applicationEmails } from '#features/emails/texts/applications.ts'
import { contactEmails } from '#features/emails/texts/contact.ts'
import { institutionEmails } from '#features/emails/texts/institutions.ts'
import { membershipEmails } from '#features/emails/texts/memberships.ts'
import { noticeEmails } from '#features/emails/texts/notices.ts'
import { paymentEmails } from '#features/emails/texts/payment.ts'
import { providerEmails } from '#features/emails/texts/providers.ts'
import { summaryEmails } from '#features/emails/texts/summary.ts'

export const emailKinds = {
  ...accountEmails,
  ...paymentEmails,
  ...providerEmails,
  ...applicationEmails,
  ...contactEmails,
  ...membershipEmails,
  ...summaryEmails,
  ...institutionEmails,
  ...noticeEmails,
} as const satisfies Record<string, EmailKind>

export type EmailKindName = keyof typeof emailKinds

export function isEmailKind(name: string): name is EmailKindName {
  return Object.hasOwn(emailKinds, name)
}
