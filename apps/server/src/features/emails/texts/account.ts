import type { EmailKind } from '#features/emails/email-kind.ts'

/** Account emails. They can't be refused, since each answers an action on the account. */
export const accountEmails = {
  verify_email: {
    toStrangers: true,
    subject: /*i18n*/ { id: 'mail.verify_email.subject', message: 'Confirm your email address' },
    heading: /*i18n*/ { id: 'mail.verify_email.heading', message: 'Welcome to Milepost, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verify_email.why',
        message: 'Open the link and press “Confirm your email address”, so you can always get back into your account.',
      },
    ],
    action: /*i18n*/ { id: 'mail.verify_email.action', message: 'Confirm this address' },
    closing: [
      /*i18n*/ {
        id: 'mail.verify_email.otherwise',
        message: 'The link works for 3 days. Didn’t sign up for Milepost? You can ignore this email.',
      },
    ],
  },
  sign_in_link: {
    subject: /*i18n*/ { id: 'mail.sign_in_link.subject', message: 'Your link to sign in to Milepost' },
    heading: /*i18n*/ { id: 'mail.sign_in_link.heading', message: 'Sign in, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.sign_in_link.why',
        message:
          'This link signs you in without your password. Open it in the browser where you want to use Milepost, and press “Sign In”.',
      },
    ],
    action: /*i18n*/ { id: 'mail.sign_in_link.action', message: 'Sign in' },
    closing: [
      /*i18n*/ {
        id: 'mail.sign_in_link.otherwise',
        message: 'The link works once, for 30 minutes. Didn’t ask for it? You can ignore this email.',
      },
    ],
  },
  sign_in_guessed: {
    subject: /*i18n*/ {
      id: 'mail.sign_in_guessed.subject',
      message: 'Someone tried many wrong passwords on your Milepost account',
    },
    heading: /*i18n*/ { id: 'mail.sign_in_guessed.heading', message: 'Someone may be guessing your password' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.sign_in_guessed.what',
        message:
          'Someone tried to sign in to your account many times today with wrong passwords. Until tomorrow, we don’t accept passwords from browsers you haven’t used before.',
      },
      /*i18n*/ {
        id: 'mail.sign_in_guessed.you',
        message:
          'The browsers you already use aren’t affected. In a new one, ask for a sign-in link by email on the sign-in page. If your password is short or you use it elsewhere, choose a better one.',
      },
    ],
  },
  change_email: {
    toStrangers: true,
    subject: /*i18n*/ { id: 'mail.change_email.subject', message: 'Confirm your new email address' },
    heading: /*i18n*/ { id: 'mail.change_email.heading', message: 'Your new email address, {name}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.change_email.why',
        message:
          'You asked to use this address for your Milepost account. Open the link and press “Use this address” to make the change. Until then, your old address stays.',
      },
    ],
    action: /*i18n*/ { id: 'mail.change_email.action', message: 'Use this address' },
    closing: [
      /*i18n*/ {
        id: 'mail.change_email.otherwise',
        message: 'The link works for one day. Didn’t ask for this? You can ignore this email.',
      },
    ],
  },
  email_changed: {
    subject: /*i18n*/ { id: 'mail.email_changed.subject', message: 'Your Milepost account has a new email address' },
    heading: /*i18n*/ { id: 'mail.email_changed.heading', message: 'Your email address was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.email_changed.what',
        message: 'Your Milepost account now uses {newEmail}. This address is no longer connected to it.',
      },
      /*i18n*/ {
        id: 'mail.email_changed.undo',
        message:
          'Wasn’t you? Open the link and press “Undo the Change”: we’ll restore this address, sign out every device and turn off the password. Then we’ll email you a link to set a new one.',
      },
    ],
    action: /*i18n*/ { id: 'mail.email_changed.action', message: 'Undo the change' },
    closing: [
      /*i18n*/ {
        id: 'mail.email_changed.otherwise',
        message: 'The link works for 7 days. If it was you, there’s nothing to do.',
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
          'We got a request to reset the password for your Milepost account. Setting a new one signs you out on all your devices.',
      },
    ],
    action: /*i18n*/ { id: 'mail.reset_password.action', message: 'Set a new password' },
    closing: [
      /*i18n*/ {
        id: 'mail.reset_password.otherwise',
        message: 'The link works once, for 1 hour. Wasn’t you? Ignore this email and your password stays the same.',
      },
    ],
  },
  password_changed: {
    subject: /*i18n*/ { id: 'mail.password_changed.subject', message: 'Your password was changed' },
    heading: /*i18n*/ { id: 'mail.password_changed.heading', message: 'Your password was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.password_changed.what',
        message: 'Your Milepost password was just changed, and you were signed out on your other devices.',
      },
      /*i18n*/ {
        id: 'mail.password_changed.otherwise',
        message: 'Wasn’t you? Set a new password right away with “Forgot Password?” on the sign-in page.',
      },
    ],
  },
  second_factor_enabled: {
    subject: /*i18n*/ { id: 'mail.second_factor_enabled.subject', message: 'Two-step sign-in is on' },
    heading: /*i18n*/ { id: 'mail.second_factor_enabled.heading', message: 'Two-step sign-in is on' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.second_factor_enabled.what',
        message:
          'Signing in to your Milepost account now takes a code from your authenticator app. You were signed out on your other devices.',
      },
      /*i18n*/ {
        id: 'mail.second_factor_enabled.otherwise',
        message:
          'Wasn’t you? Set a new password with “Forgot Password?” on the sign-in page, and write to us on the contact page, so that we can turn it off.',
      },
    ],
  },
  recovery_codes_made: {
    subject: /*i18n*/ { id: 'mail.recovery_codes_made.subject', message: 'You have new recovery codes' },
    heading: /*i18n*/ { id: 'mail.recovery_codes_made.heading', message: 'You have new recovery codes' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.recovery_codes_made.what',
        message: 'New recovery codes were made for your Milepost account. The old ones no longer work.',
      },
      /*i18n*/ {
        id: 'mail.recovery_codes_made.otherwise',
        message: 'Wasn’t you? Set a new password and make new recovery codes in Settings.',
      },
    ],
  },
  second_factor_disabled: {
    subject: /*i18n*/ { id: 'mail.second_factor_disabled.subject', message: 'Two-step sign-in is off' },
    heading: /*i18n*/ { id: 'mail.second_factor_disabled.heading', message: 'Two-step sign-in is off' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.second_factor_disabled.what',
        message:
          'Signing in to your Milepost account no longer takes a code. You were signed out on your other devices.',
      },
      /*i18n*/ {
        id: 'mail.second_factor_disabled.otherwise',
        message: 'Wasn’t you? Set a new password right away, and turn two-step sign-in on again in Settings.',
      },
    ],
  },
  second_factor_lost: {
    subject: /*i18n*/ { id: 'mail.second_factor_lost.subject', message: 'Set up two-step sign-in again' },
    heading: /*i18n*/ { id: 'mail.second_factor_lost.heading', message: 'Set up two-step sign-in again' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.second_factor_lost.what',
        message:
          'We had to move our data and couldn’t bring your two-step sign-in along. So it’s off: signing in takes your password alone, and your old recovery codes no longer work.',
      },
      /*i18n*/ {
        id: 'mail.second_factor_lost.you',
        message: 'Sign in, open Settings and set it up again under “Two-step sign-in”.',
      },
    ],
  },
  codes_guessed: {
    subject: /*i18n*/ {
      id: 'mail.codes_guessed.subject',
      message: 'Someone tried many wrong codes on your Milepost account',
    },
    heading: /*i18n*/ {
      id: 'mail.codes_guessed.heading',
      message: 'Someone tried many wrong codes on your Milepost account',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.codes_guessed.what',
        message:
          'Someone who got past the first step of your sign-in tried many wrong codes. They probably know your password.',
      },
      /*i18n*/ {
        id: 'mail.codes_guessed.you',
        message:
          'If it wasn’t you, set a new password right away with “Forgot Password?” on the sign-in page. They can’t get in without a code.',
      },
    ],
  },
} as const satisfies Record<string, EmailKind>
