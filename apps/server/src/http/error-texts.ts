import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '@milepost/contract/errors'

/** The user-visible text of each error. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  invalid: /*i18n*/ { id: 'error.invalid', message: 'Something in that request isn’t valid.' },
  malformed: /*i18n*/ { id: 'error.malformed', message: 'We couldn’t read the request.' },
  role_not_allowed: /*i18n*/ {
    id: 'error.role_not_allowed',
    message: 'New accounts are learner accounts. You can’t choose another role when you sign up.',
  },
  password_too_common: /*i18n*/ {
    id: 'error.password_too_common',
    message: 'This password is too easy to guess. Choose another one.',
  },
  link_invalid: /*i18n*/ {
    id: 'error.link_invalid',
    message: 'This link no longer works. It was already used, has expired, or was replaced by a newer one.',
  },
  unauthenticated: /*i18n*/ { id: 'error.unauthenticated', message: 'Please sign in to continue.' },
  wrong_credentials: /*i18n*/ {
    id: 'error.wrong_credentials',
    message: 'That email address and password don’t match. Try again.',
  },
  sign_in_expired: /*i18n*/ {
    id: 'error.sign_in_expired',
    message: 'This sign-in has expired or started in another browser. Please sign in again.',
  },
  second_factor_needed: /*i18n*/ {
    id: 'error.second_factor_needed',
    message: 'Enter the 6-digit code from your authenticator app to finish signing in.',
  },
  wrong_code: /*i18n*/ {
    id: 'error.wrong_code',
    message: 'That code doesn’t work. Enter the newest code. Each code works only once.',
  },
  second_factor_on: /*i18n*/ {
    id: 'error.second_factor_on',
    message: 'Two-step sign-in is already on. Turn it off before you set it up again.',
  },
  second_factor_required: /*i18n*/ {
    id: 'error.second_factor_required',
    message: 'Admins here need two-step sign-in. Set it up to continue.',
  },
  second_factor_off: /*i18n*/ {
    id: 'error.second_factor_off',
    message: 'Turn on two-step sign-in for your own account first.',
  },
  second_factor_kept: /*i18n*/ {
    id: 'error.second_factor_kept',
    message: 'Admins here need two-step sign-in, so you can’t turn it off.',
  },
  reauthentication_required: /*i18n*/ {
    id: 'error.reauthentication_required',
    message: 'Please confirm it’s you before you change this.',
  },
  plan_required: /*i18n*/ { id: 'error.plan_required', message: 'This is part of the Premium plan.' },
  already_subscribed: /*i18n*/ {
    id: 'error.already_subscribed',
    message: 'You already have a paid plan. You can change it in Settings.',
  },
  mentoring_open: /*i18n*/ {
    id: 'error.mentoring_open',
    message: 'You’ve already asked for a session. Withdraw that request to make another.',
  },
  mentoring_decided: /*i18n*/ {
    id: 'error.mentoring_decided',
    message: 'This request has already been answered or withdrawn.',
  },
  not_undoable: /*i18n*/ {
    id: 'error.not_undoable',
    message: 'It’s too late to undo this, or something has changed since.',
  },
  course_request_decided: /*i18n*/ {
    id: 'error.course_request_decided',
    message: 'This request has already been answered, so you can’t withdraw it.',
  },
  message_decided: /*i18n*/ {
    id: 'error.message_decided',
    message: 'Another admin has already answered, closed or marked this message.',
  },
  application_limit: /*i18n*/ {
    id: 'error.application_limit',
    message:
      '{limit, plural, one {You’ve used the one open application on your plan. Withdraw it or upgrade for more.} ' +
      'other {You’ve used all # open applications on your plan. Withdraw one or upgrade for more.}}',
  },
  application_open: /*i18n*/ {
    id: 'error.application_open',
    message: 'You’ve already applied to this course.',
  },
  credential_revoked: /*i18n*/ {
    id: 'error.credential_revoked',
    message: 'This credential was revoked, so it can’t be downloaded.',
  },
  application_decided: /*i18n*/ {
    id: 'error.application_decided',
    message: 'This application has changed in the meantime. Read it again.',
  },
  intake_in_use: /*i18n*/ {
    id: 'error.intake_in_use',
    message: 'Learners have applied for the start on {day}. Answer their applications before you delete it.',
  },
  texts_full: /*i18n*/ {
    id: 'error.texts_full',
    message: 'You keep {most} texts already. Delete one to keep another.',
  },
  messages_blocked: /*i18n*/ {
    id: 'error.messages_blocked',
    message: 'No more messages can be sent about this application.',
  },
  shares_full: /*i18n*/ {
    id: 'error.shares_full',
    message: 'You already have 5 links. Turn one off to make another.',
  },
  not_a_student: /*i18n*/ {
    id: 'error.not_a_student',
    message: 'This account already belongs to an institution, or is an admin account.',
  },
  institution_request_open: /*i18n*/ {
    id: 'error.institution_request_open',
    message: 'You already have a request waiting for a decision.',
  },
  institution_request_decided: /*i18n*/ {
    id: 'error.institution_request_decided',
    message:
      '{status, select, approved {This request was already approved.} rejected {This request was already rejected.} ' +
      'other {This request was already decided.}}',
  },
  already_decided: /*i18n*/ {
    id: 'error.already_decided',
    message:
      '{status, select, approved {This was already approved.} rejected {This was already rejected.} ' +
      'other {This was already answered.}}',
  },
  changed_meanwhile: /*i18n*/ {
    id: 'error.changed_meanwhile',
    message: 'Someone else changed this. Check it before you save.',
  },
  applications_closed: /*i18n*/ {
    id: 'error.applications_closed',
    message: 'This course isn’t taking applications now.',
  },
  course_full: /*i18n*/ { id: 'error.course_full', message: 'This course is full. Every place is taken.' },
  owner_stays: /*i18n*/ {
    id: 'error.owner_stays',
    message:
      '{reader, select, admin {An institution needs an owner. Under Institutions, make another member the owner first, ' +
      'or delete the institution.} other {An institution needs an owner. Hand it over first, or delete the institution.}}',
  },
  member_already: /*i18n*/ {
    id: 'error.member_already',
    message: 'This account already belongs to your institution.',
  },
  invitation_open: /*i18n*/ {
    id: 'error.invitation_open',
    message: 'This address already has an open invitation.',
  },
  other_address: /*i18n*/ {
    id: 'error.other_address',
    message: 'This invitation was sent to {sentTo}. Sign in with the account that uses this address.',
  },
  last_admin: /*i18n*/ {
    id: 'error.last_admin',
    message: 'This is the last admin account. Make someone else an admin first.',
  },
  service_off: /*i18n*/ { id: 'error.service_off', message: 'This service isn’t set up here.' },
  payment_unreachable: /*i18n*/ {
    id: 'error.payment_unreachable',
    message: 'The payment service isn’t responding. You haven’t been charged. Please try again soon.',
  },
  forbidden: /*i18n*/ { id: 'error.forbidden', message: 'You don’t have permission to do that.' },
  premium_required: /*i18n*/ {
    id: 'error.premium_required',
    message:
      'The free plan includes a new roadmap when your answers or career change, up to twice a week. Upgrade for more.',
  },
  not_found: /*i18n*/ { id: 'error.not_found', message: 'We couldn’t find that.' },
  method_not_allowed: /*i18n*/ {
    id: 'error.method_not_allowed',
    message: 'This address can’t be used in this way.',
  },
  email_taken: /*i18n*/ {
    id: 'error.email_taken',
    message: 'There’s already an account with this email address. Sign in instead?',
  },
  profile_required: /*i18n*/ { id: 'error.profile_required', message: 'Complete your profile first.' },
  too_large: /*i18n*/ { id: 'error.too_large', message: 'That’s too much to send at once.' },
  unsupported_media_type: /*i18n*/ { id: 'error.unsupported_media_type', message: 'The request must be JSON.' },
  quota_exceeded: /*i18n*/ {
    id: 'error.quota_exceeded',
    message:
      '{limit, plural, one {You’ve used your message for today. Come back tomorrow for another.} ' +
      'other {You’ve used all # messages for today. Come back tomorrow for more.}}',
  },
  too_many_streams: /*i18n*/ {
    id: 'error.too_many_streams',
    message: 'Your inbox is open in too many tabs. Please close one.',
  },
  rate_limited: /*i18n*/ {
    id: 'error.rate_limited',
    message: 'Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  },
  internal: /*i18n*/ {
    id: 'error.internal',
    message: 'Something went wrong on our side. Please try again. If it happens again, tell us this code: {reference}',
  },
  unavailable: /*i18n*/ {
    id: 'error.unavailable',
    message: 'Milepost is busy or restarting. Please try again in a moment.',
  },
  storage_full: /*i18n*/ {
    id: 'error.storage_full',
    message:
      'Milepost can’t save anything right now because its disk is full. What you saved before is safe. Please try again later.',
  },
}
