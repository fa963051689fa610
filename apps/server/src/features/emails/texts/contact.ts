import type { EmailKind } from '#features/emails/email-kind.ts'

/** Emails to our contact address, and the replies. */
export const contactEmails = {
  contact: {
    subject: /*i18n*/ { id: 'mail.contact.subject', message: 'Contact: a message from {name}' },
    heading: /*i18n*/ { id: 'mail.contact.heading', message: '{name} sent a message' },
    paragraphs: [
      /*i18n*/ { id: 'mail.contact.message', message: '{message}' },
      /*i18n*/ {
        id: 'mail.contact.who',
        message: 'From {name}, {email}, phone {phone}. Reply to this email to reach them.',
      },
    ],
  },
  contact_answer: {
    toStrangers: true,
    subject: /*i18n*/ { id: 'mail.contact_answer.subject', message: 'A reply to your message to Milepost' },
    heading: /*i18n*/ { id: 'mail.contact_answer.heading', message: 'Hello {name}' },
    paragraphs: [
      /*i18n*/ { id: 'mail.contact_answer.answer', message: '{answer}' },
      /*i18n*/ { id: 'mail.contact_answer.message', message: 'You wrote:\n{message}' },
    ],
  },
} as const satisfies Record<string, EmailKind>
