import type { EmailKind } from '#features/emails/email-kind.ts'

export const membershipEmails = {
  institution_invitation: {
    toStrangers: true,
    subject: /*i18n*/ { id: 'mail.institution_invitation.subject', message: '{institution} invites you to Milepost' },
    heading: /*i18n*/ { id: 'mail.institution_invitation.heading', message: '{institution} invites you' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_invitation.what',
        message:
          'You’ve been invited to join {institution} on Milepost, to manage its courses, answer applications and read feedback.',
      },
      /*i18n*/ {
        id: 'mail.institution_invitation.how',
        message:
          'You need an account with this email address. If you learn with Milepost, your account moves to the ' +
          'institution. We keep what you did as a learner, but you won’t see it there, and a paid plan is cancelled.',
      },
    ],
    action: /*i18n*/ { id: 'mail.institution_invitation.action', message: 'See the invitation' },
    closing: [
      /*i18n*/ {
        id: 'mail.institution_invitation.otherwise',
        message: 'The link works for 14 days. Don’t want to join? You can ignore this email.',
      },
    ],
  },
  membership_ended: {
    subject: /*i18n*/ { id: 'mail.membership_ended.subject', message: 'You’re no longer part of {institution}' },
    heading: /*i18n*/ { id: 'mail.membership_ended.heading', message: 'You’re no longer part of {institution}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.membership_ended.what',
        message:
          'The owner of {institution} has removed you from the team. You’ve been signed out, and your account is ' +
          'a learner account again with everything you did before.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
