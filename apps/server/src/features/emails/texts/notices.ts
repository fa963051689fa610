import type { EmailKind } from '#features/emails/email-kind.ts'

/** What people must know or act on, gathered in one email. */
export const noticeEmails = {
  notices: {
    optional: true,
    subject: /*i18n*/ {
      id: 'mail.notices.subject',
      message: '{count, plural, one {{first}} other {# updates for you on Milepost}}',
    },
    heading: /*i18n*/ { id: 'mail.notices.heading', message: 'News for you, {name}' },
    paragraphs: [/*i18n*/ { id: 'mail.notices.text', message: '{text}' }],
    action: /*i18n*/ { id: 'mail.notices.action', message: 'Open Milepost' },
    closing: [
      /*i18n*/ {
        id: 'mail.notices.why',
        message: 'You choose in your settings what we email you about, and when.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
