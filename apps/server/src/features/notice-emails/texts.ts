import type { MessageDescriptor } from '@lingui/core'
import type { NotificationKind } from '@milepost/contract/notifications/schema'

/** What an email says of each kind of notification that is emailed. `count` is how often it happened. */
export const noticeTexts: Readonly<Partial<Record<NotificationKind, MessageDescriptor>>> = {
  application_received: /*i18n*/ {
    id: 'mail.notices.application_received',
    message:
      '{count, plural, one {There is a new application for “{course}”.} other {There are # new applications for “{course}”.}}',
  },
  application_withdrawn: /*i18n*/ {
    id: 'mail.notices.application_withdrawn',
    message:
      '{count, plural, one {An application for “{course}” was withdrawn.} other {# applications for “{course}” were withdrawn.}}',
  },
  application_answered: /*i18n*/ {
    id: 'mail.notices.application_answered',
    message:
      '{status, select, waiting {You’re on the waiting list of {institution} for “{course}”.} ' +
      'offered {{institution} offers you a place in “{course}”. Accept it by {until}.} ' +
      'enrolled {You’re enrolled in “{course}” at {institution}.} accepted {You’re enrolled in “{course}” at {institution}.} ' +
      'completed {{institution} has confirmed that you completed “{course}”.} ' +
      'left {{institution} has noted that you left “{course}”.} ' +
      'other {{institution} has declined your application for “{course}”.}}',
  },
  completion_taken_back: /*i18n*/ {
    id: 'mail.notices.completion_taken_back',
    message: '{institution} has taken back that you completed “{course}”: {reason}',
  },
  credential_revoked: /*i18n*/ {
    id: 'mail.notices.credential_revoked',
    message:
      '{reason, select, issued_in_error {{institution} has revoked your credential for “{course}”: it was issued by mistake.} ' +
      'wrong_person {{institution} has revoked your credential for “{course}”: it was meant for another person.} ' +
      'other {{institution} has revoked your credential for “{course}”: the requirements weren’t met.}}',
  },
  offer_ending: /*i18n*/ {
    id: 'mail.notices.offer_ending',
    message: 'Your offer of a place in “{course}” ends after {until}. Accept it before then, or let it go.',
  },
  offer_ended: /*i18n*/ {
    id: 'mail.notices.offer_ended',
    message: 'Your offer of a place in “{course}” has ended. You can apply again.',
  },
  application_question: /*i18n*/ {
    id: 'mail.notices.application_question',
    message: '{institution} has written to you about your application for “{course}”.',
  },
  application_replied: /*i18n*/ {
    id: 'mail.notices.application_replied',
    message: 'A learner has answered you about an application for “{course}”.',
  },
  offer_accepted: /*i18n*/ {
    id: 'mail.notices.offer_accepted',
    message: '{count, plural, one {A learner has} other {# learners have}} accepted a place in “{course}”.',
  },
  offer_not_taken: /*i18n*/ {
    id: 'mail.notices.offer_not_taken',
    message: '{count, plural, one {An offer} other {# offers}} of a place in “{course}” ended without an answer.',
  },
  learner_left: /*i18n*/ {
    id: 'mail.notices.learner_left',
    message: '{count, plural, one {A learner has} other {# learners have}} left “{course}”.',
  },
  place_free: /*i18n*/ {
    id: 'mail.notices.place_free',
    message:
      'A place in “{course}” is free, and {waiting, plural, one {one learner waits} other {# learners wait}} for one.',
  },
  message_reported: /*i18n*/ {
    id: 'mail.notices.message_reported',
    message: '{count, plural, one {A message was reported.} other {# messages were reported.}}',
  },
  application_closed: /*i18n*/ {
    id: 'mail.notices.application_closed',
    message: '“{course}” is no longer offered, so your application is closed.',
  },
  course_request_answered: /*i18n*/ {
    id: 'mail.notices.course_request_answered',
    message: 'There’s a reply to your course request “{courseName}”.',
  },
  mentoring_answered: /*i18n*/ {
    id: 'mail.notices.mentoring_answered',
    message: 'There’s a reply to your mentoring request.',
  },
  course_decided: /*i18n*/ {
    id: 'mail.notices.course_decided',
    message:
      '{outcome, select, approved {“{course}” is approved. Learners can see it now.} deleted {An admin has deleted your course “{course}”.} other {“{course}” was rejected. {reason}}}',
  },
  course_submitted: /*i18n*/ {
    id: 'mail.notices.course_submitted',
    message: '“{course}” from {institution} is waiting for review.',
  },
  courses_submitted: /*i18n*/ {
    id: 'mail.notices.courses_submitted',
    message: '{courses, plural, one {# course} other {# courses}} from {institution} in one file, waiting for review.',
  },
  course_requested: /*i18n*/ {
    id: 'mail.notices.course_requested',
    message: 'A learner has asked for a course: “{courseName}”.',
  },
  institution_request_received: /*i18n*/ {
    id: 'mail.notices.institution_request_received',
    message: '“{institution}” has applied to become an institution.',
  },
  mentoring_requested: /*i18n*/ {
    id: 'mail.notices.mentoring_requested',
    message:
      '{count, plural, one {A learner has asked for a mentoring session.} other {Learners have asked for # mentoring sessions.}}',
  },
  contact_message_received: /*i18n*/ {
    id: 'mail.notices.contact_message_received',
    message: '{count, plural, one {There’s a new contact message.} other {There are # new contact messages.}}',
  },
}
