import type { EmailKind } from '#features/mail/mail-kind.ts'

export const membershipEmails = {
  institution_invitation: {
    subject: /*i18n*/ { id: 'mail.institution_invitation.subject', message: '{institution} invites you to Milepost' },
    heading: /*i18n*/ { id: 'mail.institution_invitation.heading', message: '{institution} invites you' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_invitation.what',
        message:
          'You were asked to join {institution} at Milepost: to look after its courses, answer applications and read what learners say.',
      },
      /*i18n*/ {
        id: 'mail.institution_invitation.how',
        message:
          'It takes an account with this address. If you learn with Milepost, your account becomes the institution’s: what you did as a learner is kept but not shown, and a paid plan is cancelled.',
      },
    ],
    action: /*i18n*/ { id: 'mail.institution_invitation.action', message: 'Look at the invitation' },
    closing: [
      /*i18n*/ {
        id: 'mail.institution_invitation.otherwise',
        message: 'The link works for a fortnight. If you do not want to join, you need not do anything.',
      },
    ],
  },
  membership_ended: {
    subject: /*i18n*/ { id: 'mail.membership_ended.subject', message: 'You no longer act for {institution}' },
    heading: /*i18n*/ { id: 'mail.membership_ended.heading', message: 'You no longer act for {institution}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.membership_ended.what',
        message:
          'The owner of {institution} has taken you off the people who act for it at Milepost. You were signed out; your account is a learner’s account now, with whatever you did as a learner before.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
