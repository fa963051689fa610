import type { EmailKind } from '#features/mail/mail-kind.ts'

/** Emails about signing in with Google and GitHub. */
export const providerEmails = {
  link_account: {
    subject: /*i18n*/ { id: 'mail.link_account.subject', message: 'Sign in to Milepost with {provider}' },
    heading: /*i18n*/ { id: 'mail.link_account.heading', message: 'Is this you, {name}?' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.link_account.what',
        message:
          'Somebody signed in at Milepost with {provider}, using this address. If it was you, this link connects {provider} to your Milepost account and signs you in.',
      },
      /*i18n*/ {
        id: 'mail.link_account.where',
        message: 'Open it in the browser in which you began: it works nowhere else.',
      },
    ],
    action: /*i18n*/ { id: 'mail.link_account.action', message: 'Connect and sign in' },
    closing: [
      /*i18n*/ {
        id: 'mail.link_account.otherwise',
        message: 'The link works once, for half an hour. If it was not you, your account stays as it is.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
