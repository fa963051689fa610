import type { EmailKind } from '#features/mail/mail-kind.ts'

/** Account emails. They can't be refused, since each answers an action on the account. */
export const accountEmails = {
  verify_email: {
    subject: /*i18n*/ { id: 'mail.verify_email.subject', message: 'Verify your email address' },
    heading: /*i18n*/ { id: 'mail.verify_email.heading', message: 'Welcome to Milepost, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verify_email.why',
        message:
          'Please verify that this address is yours. It is how you get back into your account when a password is forgotten.',
      },
    ],
    action: /*i18n*/ { id: 'mail.verify_email.action', message: 'Verify this address' },
    closing: [
      /*i18n*/ {
        id: 'mail.verify_email.otherwise',
        message: 'The link works for three days. If you did not sign up at Milepost, you need not do anything.',
      },
    ],
  },
  sign_in_link: {
    subject: /*i18n*/ { id: 'mail.sign_in_link.subject', message: 'Your link to sign in to Milepost' },
    heading: /*i18n*/ { id: 'mail.sign_in_link.heading', message: 'Sign in, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.sign_in_link.why',
        message: 'This link signs you in without your password. Open it in the browser where you want to use Milepost.',
      },
    ],
    action: /*i18n*/ { id: 'mail.sign_in_link.action', message: 'Sign in' },
    closing: [
      /*i18n*/ {
        id: 'mail.sign_in_link.otherwise',
        message: 'The link works once, for 30 minutes. If you did not ask for it, you do not need to do anything.',
      },
    ],
  },
  sign_in_guessed: {
    subject: /*i18n*/ {
      id: 'mail.sign_in_guessed.subject',
      message: 'Many wrong passwords were tried on your Milepost account',
    },
    heading: /*i18n*/ { id: 'mail.sign_in_guessed.heading', message: 'Someone is guessing your password' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.sign_in_guessed.what',
        message:
          'There were many tries to sign in to your account with wrong passwords today. Until tomorrow we take no more of them in browsers you have not used before.',
      },
      /*i18n*/ {
        id: 'mail.sign_in_guessed.you',
        message:
          'Your own browsers work as always. In a new one, ask for a link by mail on the sign-in page. If your password is short or used elsewhere, choose a better one.',
      },
    ],
  },
  change_email: {
    subject: /*i18n*/ { id: 'mail.change_email.subject', message: 'Verify your new email address' },
    heading: /*i18n*/ { id: 'mail.change_email.heading', message: 'Your new address, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.change_email.why',
        message:
          'You asked for this address on your Milepost account. It counts once you have verified it; until then the old one stays.',
      },
    ],
    action: /*i18n*/ { id: 'mail.change_email.action', message: 'Use this address' },
    closing: [
      /*i18n*/ {
        id: 'mail.change_email.otherwise',
        message: 'The link works for a day. If you did not ask for this, you need not do anything.',
      },
    ],
  },
  email_changed: {
    subject: /*i18n*/ { id: 'mail.email_changed.subject', message: 'Your Milepost account has a new address' },
    heading: /*i18n*/ { id: 'mail.email_changed.heading', message: 'Your address was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.email_changed.what',
        message: 'The address of your Milepost account is now {newEmail}. This one is no longer used.',
      },
      /*i18n*/ {
        id: 'mail.email_changed.undo',
        message:
          'If that was not you, undo it: the account gets this address back, everybody is signed out, and its password stops working. We then mail you a link to set a new one.',
      },
    ],
    action: /*i18n*/ { id: 'mail.email_changed.action', message: 'Undo the change' },
    closing: [
      /*i18n*/ {
        id: 'mail.email_changed.otherwise',
        message: 'The link works for seven days. If it was you, you need not do anything.',
      },
    ],
  },
  reset_password: {
    subject: /*i18n*/ { id: 'mail.reset_password.subject', message: 'Set a new password' },
    heading: /*i18n*/ { id: 'mail.reset_password.heading', message: 'A new password for {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.reset_password.what',
        message:
          'Somebody asked to set a new password for the Milepost account with this address. Setting one signs you out everywhere else.',
      },
    ],
    action: /*i18n*/ { id: 'mail.reset_password.action', message: 'Set a new password' },
    closing: [
      /*i18n*/ {
        id: 'mail.reset_password.otherwise',
        message: 'The link works once, for one hour. If it was not you, your password stays as it is.',
      },
    ],
  },
  password_changed: {
    subject: /*i18n*/ { id: 'mail.password_changed.subject', message: 'Your password was changed' },
    heading: /*i18n*/ { id: 'mail.password_changed.heading', message: 'Your password was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.password_changed.what',
        message: 'The password of your Milepost account has just been set anew, and other sessions were ended.',
      },
      /*i18n*/ {
        id: 'mail.password_changed.otherwise',
        message: 'If that was not you, set a new one at once: “Forgot Password?” on the sign-in page mails you a link.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
