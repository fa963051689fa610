import type { EmailKind } from '#features/emails/email-kind.ts'

/** Emails about signing in with Google and GitHub. */
export const providerEmails = {
  link_account: {
    subject: /*i18n*/ { id: 'mail.link_account.subject', message: 'Sign in to Milepost with {provider}' },
    heading: /*i18n*/ { id: 'mail.link_account.heading', message: 'Is this you, {name}?' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.link_account.what',
        message:
          'Someone signed in to Milepost with {provider} using this address. If it was you, open the link and press “Connect and Sign In” to connect {provider} to your account.',
      },
      /*i18n*/ {
        id: 'mail.link_account.where',
        message: 'Open it in the browser where you started. It won’t work anywhere else.',
      },
    ],
    action: /*i18n*/ { id: 'mail.link_account.action', message: 'Connect and sign in' },
    closing: [
      /*i18n*/ {
        id: 'mail.link_account.otherwise',
        message: 'The link works once, for 30 minutes. Wasn’t you? Ignore this email and nothing changes.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
