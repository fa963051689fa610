import type { MessageDescriptor } from '@lingui/core'

/** Success messages of the account routes. */
export const accountTexts = {
  resetMailed: /*i18n*/ {
    id: 'account.reset_mailed',
    message:
      'If there is an account with this address, a link to set a new password is on its way to it. It works for one hour.',
  },
  signInLinkMailed: /*i18n*/ {
    id: 'account.sign_in_link_mailed',
    message:
      'If there is an account with this address, a link that signs you in is on its way to it. It works for 30 minutes.',
  },
  passwordReset: /*i18n*/ {
    id: 'account.password_reset',
    message: 'Your new password is set, and every session was ended. Sign in with it now.',
  },
  passwordSet: /*i18n*/ {
    id: 'account.password_set',
    message: 'Your password is set. Your other sessions were ended.',
  },
  reauthenticated: /*i18n*/ { id: 'account.reauthenticated', message: 'Thank you. That was your password.' },
  verificationMailed: /*i18n*/ {
    id: 'account.verification_mailed',
    message: 'A link to verify your address is on its way to it.',
  },
  alreadyVerified: /*i18n*/ { id: 'account.already_verified', message: 'Your address is verified already.' },
  emailVerified: /*i18n*/ { id: 'account.email_verified', message: 'Thank you. Your address is verified.' },
  emailChanged: /*i18n*/ {
    id: 'account.email_changed',
    message: 'Your account has its new address. Sign in with it from now on.',
  },
  emailChangeUndone: /*i18n*/ {
    id: 'account.email_change_undone',
    message:
      'Your account has its former address again. Everybody was signed out, and a link to set a new password is on its way to you.',
  },
} as const satisfies Record<string, MessageDescriptor>
