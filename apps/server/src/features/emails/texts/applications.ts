import type { EmailKind } from '#features/emails/email-kind.ts'

/** Emails about applications to courses. */
export const applicationEmails = {
  course_message: {
    subject: /*i18n*/ { id: 'mail.course_message.subject', message: 'A message about “{course}”' },
    heading: /*i18n*/ { id: 'mail.course_message.heading', message: '{institution} wrote to you about “{course}”' },
    paragraphs: [/*i18n*/ { id: 'mail.course_message.text', message: '{text}' }],
    closing: [
      /*i18n*/ {
        id: 'mail.course_message.why',
        message: 'Everyone accepted for this course gets this message.',
      },
    ],
    optional: true,
  },
} as const satisfies Record<string, EmailKind>
