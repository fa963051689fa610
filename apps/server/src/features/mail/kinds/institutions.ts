import type { EmailKind } from '#features/mail/mail-kind.ts'

/** Emails about becoming or no longer being an institution. They can't be refused, since the account changes. */
export const institutionEmails = {
  institution_request_approved: {
    subject: /*i18n*/ { id: 'mail.institution_request_approved.subject', message: '{institution} is on Milepost now' },
    heading: /*i18n*/ { id: 'mail.institution_request_approved.heading', message: 'Welcome, {institution}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_request_approved.what',
        message:
          'Your request was approved, {name}. Your account now belongs to {institution}, and you are its owner: offer courses, read what learners apply for, and ask colleagues to join you.',
      },
      /*i18n*/ {
        id: 'mail.institution_request_approved.learning',
        message:
          'Your roadmap and everything else you did as a learner is kept. If you had a paid plan, it is cancelled and nothing more is charged.',
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
        message: 'We looked at your request to become an institution as {institution}, and could not approve it.',
      },
      /*i18n*/ {
        id: 'mail.institution_request_rejected.why',
        message: '{explained, select, yes {The reason: {reason}} other {}}',
      },
      /*i18n*/ {
        id: 'mail.institution_request_rejected.again',
        message: 'You can apply again at any time: what you wrote is filled in already. Your account stays as it is.',
      },
    ],
    action: /*i18n*/ { id: 'mail.institution_request_rejected.action', message: 'See your request' },
  },
  institution_assigned: {
    subject: /*i18n*/ { id: 'mail.institution_assigned.subject', message: 'You are the owner of {institution}' },
    heading: /*i18n*/ { id: 'mail.institution_assigned.heading', message: 'You act for {institution} now' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.institution_assigned.what',
        message:
          'An admin has set up {institution} on Milepost and made you its owner, {name}. Please complete what it says of itself, and offer its courses.',
      },
      /*i18n*/ {
        id: 'mail.institution_assigned.hidden',
        message:
          '{hidden, select, yes {Learners can’t see the institution or its courses yet. Add a contact email in its settings, and they become public.} other {}}',
      },
      /*i18n*/ {
        id: 'mail.institution_assigned.learning',
        message:
          'Your roadmap and everything else you did as a learner is kept. If you had a paid plan, it is cancelled and nothing more is charged.',
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
          'The institution was deleted with its courses, {name}. Your account is a learner’s again; what you did as a learner before is still there. You were signed out, and can sign in as before.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
