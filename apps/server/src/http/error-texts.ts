import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '@milepost/contract/errors'

/** The user-visible text of each error. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  invalid: /*i18n*/ { id: 'error.invalid', message: 'Something that was sent is not valid.' },
  malformed: /*i18n*/ { id: 'error.malformed', message: 'The request could not be read.' },
  role_not_allowed: /*i18n*/ {
    id: 'error.role_not_allowed',
    message: 'New accounts are learner accounts. Other roles cannot be chosen at sign-up.',
  },
  password_too_common: /*i18n*/ {
    id: 'error.password_too_common',
    message: 'Password: this one is among the most common passwords. Choose another.',
  },
  link_invalid: /*i18n*/ {
    id: 'error.link_invalid',
    message: 'This link does not work any more: it was used, it has expired, or a newer one was sent.',
  },
  unauthenticated: /*i18n*/ { id: 'error.unauthenticated', message: 'Please sign in to continue.' },
  wrong_credentials: /*i18n*/ { id: 'error.wrong_credentials', message: 'The email address or the password is wrong.' },
  sign_in_expired: /*i18n*/ {
    id: 'error.sign_in_expired',
    message: 'This sign-in has expired or began in another browser. Please sign in again.',
  },
  reauthentication_required: /*i18n*/ {
    id: 'error.reauthentication_required',
    message: 'Please confirm that it is you before you change this.',
  },
  plan_required: /*i18n*/ { id: 'error.plan_required', message: 'This is part of the Premium plan.' },
  already_subscribed: /*i18n*/ {
    id: 'error.already_subscribed',
    message: 'You have a paid plan already. Change it in your settings.',
  },
  mentoring_open: /*i18n*/ {
    id: 'error.mentoring_open',
    message: 'You have asked for a session already. Withdraw that request to make another.',
  },
  mentoring_decided: /*i18n*/ {
    id: 'error.mentoring_decided',
    message: 'This request was answered or withdrawn already.',
  },
  course_request_decided: /*i18n*/ {
    id: 'error.course_request_decided',
    message: 'This request was answered already, so it cannot be withdrawn.',
  },
  message_answered: /*i18n*/ {
    id: 'error.message_answered',
    message: 'Somebody else has answered this message meanwhile.',
  },
  application_limit: /*i18n*/ {
    id: 'error.application_limit',
    message:
      'You have {limit} open applications, which is all that your plan allows at a time. Withdraw one, or choose a plan that allows more.',
  },
  application_open: /*i18n*/ {
    id: 'error.application_open',
    message: 'You have applied to this course already.',
  },
  application_decided: /*i18n*/ {
    id: 'error.application_decided',
    message: 'This application is not open any more: it was answered, withdrawn or closed.',
  },
  shares_full: /*i18n*/ {
    id: 'error.shares_full',
    message: 'You have five links already. End one of them to make another.',
  },
  not_a_student: /*i18n*/ {
    id: 'error.not_a_student',
    message: 'This account belongs to an institution already, or is an admin’s.',
  },
  institution_request_open: /*i18n*/ {
    id: 'error.institution_request_open',
    message: 'You have a request that is not decided yet.',
  },
  institution_request_decided: /*i18n*/ {
    id: 'error.institution_request_decided',
    message:
      'This request has been decided already: it was {status, select, approved {approved} rejected {rejected} other {decided}}.',
  },
  changed_meanwhile: /*i18n*/ {
    id: 'error.changed_meanwhile',
    message: 'Somebody else has changed this meanwhile. Look at it again before you save.',
  },
  owner_stays: /*i18n*/ {
    id: 'error.owner_stays',
    message: 'An institution has one owner: hand it over first, or delete the institution.',
  },
  member_already: /*i18n*/ {
    id: 'error.member_already',
    message: 'The account with this address belongs to your institution already.',
  },
  invitation_open: /*i18n*/ {
    id: 'error.invitation_open',
    message: 'This address has an invitation that is not answered yet.',
  },
  other_address: /*i18n*/ {
    id: 'error.other_address',
    message: 'This invitation was sent to {sentTo}. Sign in with the account that has this address.',
  },
  last_admin: /*i18n*/ {
    id: 'error.last_admin',
    message: 'This is the last admin account. Make somebody else an admin first.',
  },
  service_off: /*i18n*/ { id: 'error.service_off', message: 'This service is not set up here.' },
  payment_unreachable: /*i18n*/ {
    id: 'error.payment_unreachable',
    message: 'The payment service does not answer. Nothing was charged; please try again soon.',
  },
  forbidden: /*i18n*/ { id: 'error.forbidden', message: 'You may not do this.' },
  premium_required: /*i18n*/ {
    id: 'error.premium_required',
    message:
      'Free roadmaps follow changed answers or a switch of career, twice a week. More are part of the paid plans.',
  },
  not_found: /*i18n*/ { id: 'error.not_found', message: 'There is nothing here.' },
  email_taken: /*i18n*/ { id: 'error.email_taken', message: 'Email: there is an account with this address already.' },
  profile_required: /*i18n*/ { id: 'error.profile_required', message: 'Complete your profile first.' },
  too_large: /*i18n*/ { id: 'error.too_large', message: 'That is too much to send at once.' },
  unsupported_media_type: /*i18n*/ { id: 'error.unsupported_media_type', message: 'Send JSON, please.' },
  quota_exceeded: /*i18n*/ {
    id: 'error.quota_exceeded',
    message: 'You have used all {limit} messages that your plan allows today. You can write again tomorrow.',
  },
  too_many_streams: /*i18n*/ {
    id: 'error.too_many_streams',
    message: 'Too many windows follow this inbox at once. Close one of them.',
  },
  rate_limited: /*i18n*/ {
    id: 'error.rate_limited',
    message: 'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  },
  internal: /*i18n*/ { id: 'error.internal', message: 'Something went wrong on our side. Please try again.' },
  unavailable: /*i18n*/ {
    id: 'error.unavailable',
    message: 'The service is busy or restarting. Please try again soon.',
  },
  storage_full: /*i18n*/ {
    id: 'error.storage_full',
    message:
      'Milepost can’t save anything right now because its disk is full. What you saved before is safe. Please try again later.',
  },
}
