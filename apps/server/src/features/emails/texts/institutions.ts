import type { EmailKind } from '#features/emails/email-kind.ts'

/** Emails about becoming or no longer being an institution. They can't be refused, since the account changes. */
export const institutionEmails = {
  institution_request_approved: {
    subject: /*i18n*/ { id: 'mail.institution_request_approved.subject', message: '{institution} is now on Milepost' },
    heading: /*i18n*/ { id: 'mail.institution_request_approved.heading', message: 'Welcome, {institution}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_request_approved.what',
        message:
          'Your request was approved, {name}. Your account now belongs to {institution} and you’re its owner. You can add courses, answer applications and invite colleagues.',
      },
      /*i18n*/ {
        id: 'mail.institution_request_approved.learning',
        message:
          'We keep your roadmap and everything else from your time as a learner. If you had a paid plan, it’s cancelled and you won’t be charged again.',
      },
    ],
    action: /*i18n*/ { id: 'mail.institution_request_approved.action', message: 'Open your institution' },
  },
  institution_request_rejected: {
    subject: /*i18n*/ {
      id: 'mail.institution_request_rejected.subject',
      message: 'Your request for {institution} was not approved',
    },
    heading: /*i18n*/ { id: 'mail.institution_request_rejected.heading', message: 'Your request was not approved' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_request_rejected.what',
        message: 'We looked at your request to join as {institution}, and couldn’t approve it.',
      },
      /*i18n*/ {
        id: 'mail.institution_request_rejected.why',
        message: '{explained, select, yes {Reason: {reason}} other {}}',
      },
      /*i18n*/ {
        id: 'mail.institution_request_rejected.again',
        message: 'You can apply again at any time. What you wrote is already filled in. Your account stays the same.',
      },
    ],
    action: /*i18n*/ { id: 'mail.institution_request_rejected.action', message: 'See your request' },
  },
  institution_assigned: {
    subject: /*i18n*/ { id: 'mail.institution_assigned.subject', message: 'You’re the owner of {institution}' },
    heading: /*i18n*/ { id: 'mail.institution_assigned.heading', message: 'You’re now part of {institution}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_assigned.what',
        message:
          'Hi {name}, an admin has set up {institution} on Milepost and made you the owner. Next: complete its profile and add your courses.',
      },
      /*i18n*/ {
        id: 'mail.institution_assigned.hidden',
        message:
          '{hidden, select, yes {Learners can’t see the institution or its courses yet. Add a contact email in its settings, and they become public.} other {}}',
      },
      /*i18n*/ {
        id: 'mail.institution_assigned.learning',
        message:
          'We keep your roadmap and everything else from your time as a learner. If you had a paid plan, it’s cancelled and you won’t be charged again.',
      },
    ],
    action: /*i18n*/ { id: 'mail.institution_assigned.action', message: 'Open your institution' },
  },
  institution_closed: {
    subject: /*i18n*/ { id: 'mail.institution_closed.subject', message: '{institution} has left Milepost' },
    heading: /*i18n*/ { id: 'mail.institution_closed.heading', message: '{institution} has left Milepost' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_closed.what',
        message:
          'We’ve deleted the institution and its courses, {name}. Your account is a learner account again, with ' +
          'everything you did as a learner before. You’ve been signed out and can sign in as usual.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
