import { Plural, Trans } from '@lingui/react/macro'
import type {
  Notification,
  NotificationContent,
  NotificationKind,
  NotificationParams,
} from '@milepost/contract/notifications/schema'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { stepOnRoadmap } from '#lib/addresses.ts'
import { formatCalendarDay } from '#lib/format.ts'
import { useRevocationReasons } from '#ui/use-revocation-reasons.ts'

type NotificationTexts = { readonly [Kind in NotificationKind]: (params: NotificationParams[Kind]) => ReactNode }

const texts: NotificationTexts = {
  application_answered: (params) => <ApplicationAnswered {...params} />,
  completion_taken_back: ({ course, institution, reason }) => (
    <Trans>
      {institution} has taken back that you completed “{course}”: {reason}
    </Trans>
  ),
  credential_revoked: (params) => <CredentialRevoked {...params} />,
  offer_ending: ({ course, until }) => (
    <Trans>
      Your offer of a place in “{course}” ends after {formatCalendarDay(until)}.
    </Trans>
  ),
  offer_ended: ({ course }) => <Trans>Your offer of a place in “{course}” has ended. You can apply again.</Trans>,
  application_question: ({ course, institution }) => (
    <Trans>
      {institution} has written to you about your application for “{course}”.
    </Trans>
  ),
  application_replied: ({ course }) => <Trans>A learner has answered you about an application for “{course}”.</Trans>,
  offer_accepted: ({ course }) => <Trans>A learner has accepted a place in “{course}”.</Trans>,
  offer_not_taken: ({ course }) => <Trans>An offer of a place in “{course}” ended without an answer.</Trans>,
  learner_left: ({ course }) => <Trans>A learner has left “{course}”.</Trans>,
  place_free: ({ course, waiting }) => (
    <Trans>
      A place in “{course}” is free, and{' '}
      <Plural value={waiting} one="# learner waits for one" other="# learners wait for one" />.
    </Trans>
  ),
  message_reported: () => <Trans>A message was reported.</Trans>,
  application_closed: ({ course }) => <Trans>“{course}” is no longer offered, so your application is closed.</Trans>,
  course_message: ({ course, institution, text }) => (
    <span>
      <Trans>
        {institution} about “{course}”:
      </Trans>{' '}
      <span className="whitespace-pre-line wrap-anywhere">{text}</span>
    </span>
  ),
  application_received: ({ course }) => <Trans>You have a new application for “{course}”.</Trans>,
  application_withdrawn: ({ course }) => <Trans>An application for “{course}” was withdrawn.</Trans>,
  course_request_answered: () => <Trans>There’s a reply to your course request.</Trans>,
  step_course_changed: ({ step, course }) => (
    <Trans>
      Your step “{step}” now has a new course: “{course}”.
    </Trans>
  ),
  step_course_found: ({ step, course }) => (
    <Trans>
      There’s now a course for your step “{step}”: “{course}”.
    </Trans>
  ),
  step_course_gone: ({ step }) => <Trans>The course for your step “{step}” is no longer offered.</Trans>,
  feedback_received: () => <Trans>You have new feedback.</Trans>,
  weekly_summary: (params) => <WeeklySummary {...params} />,
  quiet_reminder: (params) => <QuietReminder {...params} />,
  course_submitted: ({ course, institution }) => (
    <Trans>
      “{course}” from {institution} is waiting for review.
    </Trans>
  ),
  courses_submitted: ({ courses, institution }) => (
    <Trans>
      <Plural value={courses} one="# course" other="# courses" /> from {institution} in one file, waiting for review.
    </Trans>
  ),
  course_requested: ({ courseName }) => <Trans>A learner has asked for a course: “{courseName}”.</Trans>,
  contact_message_received: () => <Trans>There’s a new contact message.</Trans>,
  mentoring_requested: () => <Trans>A learner has asked for a mentoring session.</Trans>,
  feedback_removed: ({ target, reason }) => (
    <Trans>
      Your feedback on “{target}” was removed: {reason}
    </Trans>
  ),
  mentoring_answered: () => <Trans>There’s a reply to your mentoring request.</Trans>,
  course_decided: (params) => <CourseDecided {...params} />,
  invariant_broken: (params) => <InvariantBroken {...params} />,
  institution_request_received: ({ institution }) => (
    <Trans>“{institution}” has applied to become an institution.</Trans>
  ),
  institution_request_approved: ({ institution }) => (
    <Trans>Your request was approved. You now manage “{institution}”.</Trans>
  ),
  institution_request_rejected: ({ institution }) => (
    <Trans>Your request to join as “{institution}” was not approved.</Trans>
  ),
  institution_assigned: ({ institution }) => <Trans>An admin has made you the owner of “{institution}”.</Trans>,
  institution_closed: ({ institution }) => (
    <Trans>“{institution}” was deleted. Your account is a learner account again.</Trans>
  ),
  role_changed: (params) => <RoleText {...params} />,
  member_joined: ({ institution }) => <Trans>Someone accepted your invitation to {institution}.</Trans>,
  member_left: ({ institution }) => <Trans>A member has left {institution}.</Trans>,
  membership_ended: ({ institution }) => (
    <Trans>You’re no longer part of {institution}. Your account is a learner account again.</Trans>
  ),
  ownership_received: ({ institution }) => <Trans>You’re now the owner of {institution}.</Trans>,
  ownership_handed_over: ({ institution }) => <Trans>You’ve handed over {institution} and are now a member.</Trans>,
}

type AnyContent = Pick<Notification, 'kind' | 'params'>

/** A kind that this version does not know is possible: the server may be newer than the page. */
function isKnown(content: AnyContent): content is NotificationContent {
  return Object.hasOwn(texts, content.kind)
}

function textOf<Kind extends NotificationKind>(kind: Kind, params: NotificationParams[Kind]): ReactNode {
  return texts[kind](params)
}

/** What a notification says. A kind that this version does not know says that there is something new. */
export function NotificationText(content: AnyContent): ReactNode {
  return isKnown(content) ? textOf(content.kind, content.params) : <Trans>You have a new update.</Trans>
}

function CredentialRevoked({ course, institution, reason: name }: NotificationParams['credential_revoked']) {
  const reason = useRevocationReasons()[name]
  return (
    <Trans>
      {institution} has revoked your credential for “{course}”: {reason}
    </Trans>
  )
}

function ApplicationAnswered({ course, institution, status, until }: NotificationParams['application_answered']) {
  switch (status) {
    case 'waiting':
      return (
        <Trans>
          You’re on the waiting list of {institution} for “{course}”.
        </Trans>
      )
    case 'offered':
      return (
        <Trans>
          {institution} offers you a place in “{course}”. Accept it by {formatCalendarDay(until)}.
        </Trans>
      )
    case 'accepted':
    case 'enrolled':
      return (
        <Trans>
          You’re enrolled in “{course}” at {institution}.
        </Trans>
      )
    case 'completed':
      return (
        <Trans>
          {institution} has confirmed that you completed “{course}”.
        </Trans>
      )
    case 'left':
      return (
        <Trans>
          {institution} has noted that you left “{course}”.
        </Trans>
      )
    default:
      return (
        <Trans>
          {institution} has declined your application for “{course}”.
        </Trans>
      )
  }
}

function CourseDecided({ course, outcome, reason }: NotificationParams['course_decided']) {
  if (outcome === 'approved') return <Trans>“{course}” is approved. Learners can see it now.</Trans>
  if (outcome === 'deleted') return <Trans>An admin has deleted your course “{course}”.</Trans>
  return reason === '' ? (
    <Trans>“{course}” was rejected.</Trans>
  ) : (
    <Trans>
      “{course}” was rejected: {reason}
    </Trans>
  )
}

function InvariantBroken({ invariant, count }: NotificationParams['invariant_broken']) {
  switch (invariant) {
    case 'one_subscription':
      return <Plural value={count} one="# account has two subscriptions." other="# accounts have two subscriptions." />
    case 'plan_follows_subscription':
      return (
        <Plural
          value={count}
          one="# account has a plan that doesn’t match its subscription."
          other="# accounts have a plan that doesn’t match their subscription."
        />
      )
    case 'one_owner':
      return (
        <Plural value={count} one="# institution has no single owner." other="# institutions have no single owner." />
      )
    case 'an_admin':
      return <Trans>There’s no admin account.</Trans>
    case 'steps_have_courses':
      return (
        <Plural
          value={count}
          one="# roadmap links to a course that is gone."
          other="# roadmaps link to a course that is gone."
        />
      )
    case 'emails_are_sent':
      return <Plural value={count} one="# email was never sent." other="# emails were never sent." />
    case 'course_words_are_counted':
      return (
        <Plural
          value={count}
          one="Course search missed # word. It’s repaired."
          other="Course search missed # words. It’s repaired."
        />
      )
  }
}

function RoleText({ role, institution }: NotificationParams['role_changed']) {
  if (role === 'admin') return <Trans>Your account is now an admin account.</Trans>
  if (role === 'institution') return <Trans>You’re now part of {institution}.</Trans>
  return <Trans>Your account is now a learner account.</Trans>
}

function QuietReminder({ step, task, hours }: NotificationParams['quiet_reminder']) {
  const time = <Plural value={hours} _0="less than an hour" one="about # hour" other="about # hours" />
  switch (task) {
    case 'learn':
      return (
        <Trans>
          A small step for “{step}”: what to learn, {time}.
        </Trans>
      )
    case 'build':
      return (
        <Trans>
          A small step for “{step}”: what to build, {time}.
        </Trans>
      )
    case 'check':
      return (
        <Trans>
          A small step for “{step}”: check yourself, {time}.
        </Trans>
      )
    default:
      return (
        <Trans>
          Your next step is “{step}”, {time}.
        </Trans>
      )
  }
}

function WeeklySummary(params: NotificationParams['weekly_summary']) {
  const { done, hours, state, nextStep, career, suggests, course, courseStep } = params
  return (
    <span>
      <span>
        <Plural
          value={done}
          _0="A quiet week. Ready for your next step?"
          one="Nice work: you finished # step last week."
          other="Nice work: you finished # steps last week."
        />{' '}
        <span>
          {state === 'open' ? (
            <span>
              <Trans>Next: “{nextStep}”.</Trans>{' '}
              <Plural value={hours} _0="Less than an hour left." one="About # hour left." other="About # hours left." />
            </span>
          ) : (
            <Trans>You’ve finished every step of your roadmap: {career}. Well done!</Trans>
          )}
        </span>
      </span>
      {suggests === 'yes' && (
        <span>
          {' '}
          <Trans>
            Suggested: “{course}”, for your step “{courseStep}”.
          </Trans>
        </span>
      )}
    </span>
  )
}

/** The page that a notification leads to; null where there is none. */
export function pageOf(content: AnyContent): string | null {
  if (!isKnown(content)) return null
  switch (content.kind) {
    case 'application_answered':
    case 'application_closed':
    case 'application_question':
    case 'completion_taken_back':
    case 'credential_revoked':
    case 'offer_ending':
    case 'offer_ended':
    case 'course_message':
      return pages.applications
    case 'step_course_changed':
    case 'step_course_found':
    case 'step_course_gone':
      return stepOnRoadmap(String(content.params.number))
    case 'quiet_reminder':
      return stepOnRoadmap(String(content.params.number))
    case 'weekly_summary':
      return pages.roadmap
    case 'mentoring_answered':
      return pages.mentoring
    case 'course_decided':
      return pages.institutionCourses
    case 'institution_request_received':
    case 'course_submitted':
    case 'courses_submitted':
    case 'course_requested':
    case 'contact_message_received':
    case 'mentoring_requested':
    case 'message_reported':
      return pages.admin
    case 'institution_request_approved':
    case 'institution_assigned':
      return pages.institution
    case 'institution_request_rejected':
      return pages.institutionRequests
    case 'application_received':
    case 'application_withdrawn':
    case 'application_replied':
    case 'offer_accepted':
    case 'offer_not_taken':
    case 'learner_left':
    case 'place_free':
      return pages.institutionApplications
    case 'feedback_received':
      return pages.institutionFeedback
    case 'member_joined':
    case 'member_left':
    case 'ownership_received':
    case 'ownership_handed_over':
      return pages.institutionPeople
    default:
      return null
  }
}
