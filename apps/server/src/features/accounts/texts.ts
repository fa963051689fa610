import type { MessageDescriptor } from '@lingui/core'

/** Success messages of the account routes. */
export const accountTexts = {
  resetEmailed: /*i18n*/ {
    id: 'account.reset_mailed',
    message: 'If this address has an account, we’ve sent it a link to set a new password. The link works for 1 hour.',
  },
  signInLinkEmailed: /*i18n*/ {
    id: 'account.sign_in_link_mailed',
    message: 'If this address has an account, we’ve sent it a link that signs you in. It works for 30 minutes.',
  },
  passwordReset: /*i18n*/ {
    id: 'account.password_reset',
    message: 'Your password has been changed and you’re signed out everywhere. Sign in with the new one.',
  },
  passwordSet: /*i18n*/ {
    id: 'account.password_set',
    message: 'Your password has been changed. You’ve been signed out on your other devices.',
  },
  reauthenticated: /*i18n*/ { id: 'account.reauthenticated', message: 'Thanks, that’s confirmed.' },
  verificationEmailed: /*i18n*/ {
    id: 'account.verification_mailed',
    message: 'We’ve sent you a link to confirm your email address.',
  },
  alreadyVerified: /*i18n*/ { id: 'account.already_verified', message: 'Your email address is already confirmed.' },
  emailVerified: /*i18n*/ { id: 'account.email_verified', message: 'Thanks. Your email address is confirmed.' },
  emailChanged: /*i18n*/ {
    id: 'account.email_changed',
    message: 'Your email address has been changed. Sign in with the new one from now on.',
  },
  emailChangeUndone: /*i18n*/ {
    id: 'account.email_change_undone',
    message: 'We’ve restored your email address, signed out every device and sent you a link to set a new password.',
  },
} as const satisfies Record<string, MessageDescriptor>
