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
  ownership_handed_over: {
    subject: /*i18n*/ { id: 'mail.ownership_handed_over.subject', message: '{institution} has a new owner' },
    heading: /*i18n*/ { id: 'mail.ownership_handed_over.heading', message: '{owner} now owns {institution}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.ownership_handed_over.what',
        message:
          '{by, select, admin {Hi {name}, an admin of Milepost has made {owner} the owner of {institution}.} ' +
          'other {Hi {name}, you’ve handed {institution} over to {owner}.}}',
      },
      /*i18n*/ {
        id: 'mail.ownership_handed_over.after',
        message:
          'You’re still a member and can manage courses and applications. Only {owner} can invite or remove people, ' +
          'delete the institution or hand it over again.',
      },
    ],
    action: /*i18n*/ { id: 'mail.ownership_handed_over.action', message: 'Open your institution' },
    closing: [
      /*i18n*/ {
        id: 'mail.ownership_handed_over.otherwise',
        message:
          '{by, select, admin {Didn’t expect this? Write to us through the contact form.} ' +
          'other {Wasn’t it you? Change your password, and write to us through the contact form.}}',
      },
    ],
  },
  ownership_received: {
    subject: /*i18n*/ { id: 'mail.ownership_received.subject', message: 'You’re now the owner of {institution}' },
    heading: /*i18n*/ { id: 'mail.ownership_received.heading', message: 'You’re now the owner of {institution}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.ownership_received.what',
        message:
          '{by, select, admin {Hi {name}, an admin of Milepost has made you the owner of {institution}.} ' +
          'other {Hi {name}, the owner of {institution} has handed it over to you.}}',
      },
      /*i18n*/ {
        id: 'mail.ownership_received.after',
        message:
          'You can now invite and remove people, hand the institution over, or delete it with its courses. ' +
          'To delete your account, hand the institution over first.',
      },
    ],
    action: /*i18n*/ { id: 'mail.ownership_received.action', message: 'Open your institution' },
  },
} as const satisfies Record<string, EmailKind>
