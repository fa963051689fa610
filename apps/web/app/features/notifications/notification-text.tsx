import { Plural, Trans } from '@lingui/react/macro'
import type { Notification, NotificationKind } from '@milepost/contract/notifications'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { stepOnRoadmap } from '#lib/addresses.ts'

type Params = Notification['params']

/** What a notification says. A kind that this version does not know says that there is something new. */
export function NotificationText({ kind, params }: Pick<Notification, 'kind' | 'params'>): ReactNode {
  const { course, institution, step } = params
  switch (kind as NotificationKind) {
    case 'application_answered':
      return params['status'] === 'accepted' ? (
        <Trans>
          {institution} has accepted your application to “{course}”.
        </Trans>
      ) : (
        <Trans>
          {institution} has declined your application to “{course}”.
        </Trans>
      )
    case 'application_closed':
      return <Trans>“{course}” is not offered any more. Your application to it is closed.</Trans>
    case 'application_received':
      return <Trans>Somebody has applied to “{course}”.</Trans>
    case 'application_withdrawn':
      return <Trans>An application to “{course}” was withdrawn.</Trans>
    case 'course_request_answered':
      return <Trans>A course that you asked for has an answer.</Trans>
    case 'step_course_changed':
      return (
        <Trans>
          The course of your step “{step}” is now “{course}”.
        </Trans>
      )
    case 'step_course_gone':
      return <Trans>The course of your step “{step}” is not offered any more.</Trans>
    case 'feedback_received':
      return <Trans>There is new feedback.</Trans>
    case 'weekly_summary':
      return <WeeklySummary params={params} />
    case 'feedback_removed': {
      const { target, reason } = params
      return (
        <Trans>
          Your feedback on “{target}” was removed: {reason}
        </Trans>
      )
    }
    case 'mentoring_answered':
      return <Trans>Your request for a mentoring session has an answer.</Trans>
    case 'course_decided':
      return <CourseDecided params={params} />
    case 'institution_request_received':
      return <Trans>“{institution}” asks to become an institution.</Trans>
    case 'institution_request_approved':
      return <Trans>Your request is approved: you act for “{institution}” now.</Trans>
    case 'institution_request_rejected':
      return <Trans>Your request to become an institution as “{institution}” was not approved.</Trans>
    case 'institution_assigned':
      return <Trans>An admin has made you the owner of “{institution}”.</Trans>
    case 'institution_closed':
      return <Trans>“{institution}” was deleted. Your account is a learner’s again.</Trans>
    case 'role_changed':
      return <RoleText params={params} />
    case 'member_joined':
      return <Trans>Somebody has accepted your invitation to {institution}.</Trans>
    case 'member_left':
      return <Trans>A member has left {institution}.</Trans>
    case 'membership_ended':
      return <Trans>You no longer act for {institution}. Your account is a learner’s account now.</Trans>
    case 'ownership_received':
      return <Trans>You are the owner of {institution} now.</Trans>
    case 'ownership_handed_over':
      return <Trans>You have handed {institution} over, and are one of its members now.</Trans>
    default:
      return <Trans>There is something new for you.</Trans>
  }
}

function CourseDecided({ params: { course, outcome, reason } }: { params: Params }) {
  if (outcome === 'approved') return <Trans>“{course}” is approved: learners see it.</Trans>
  if (outcome === 'deleted') return <Trans>An admin has deleted your course “{course}”.</Trans>
  return reason === '' ? (
    <Trans>“{course}” was rejected.</Trans>
  ) : (
    <Trans>
      “{course}” was rejected: {reason}
    </Trans>
  )
}

function RoleText({ params }: { params: Params }) {
  const { institution } = params
  if (params['role'] === 'admin') return <Trans>Your account is an admin’s account now.</Trans>
  if (params['role'] === 'institution') return <Trans>Your account acts for {institution} now.</Trans>
  return <Trans>Your account is a learner’s account now.</Trans>
}

function WeeklySummary({ params }: { params: Params }) {
  const { nextStep, career, course, courseStep } = params
  const done = Number(params['done'] ?? 0)
  const hours = Number(params['hours'] ?? 0)
  return (
    <>
      <Plural
        value={done}
        _0="You finished no step last week."
        one="You finished # step last week."
        other="You finished # steps last week."
      />{' '}
      {params['state'] === 'open' ? (
        <>
          <Trans>Next: “{nextStep}”.</Trans>{' '}
          <Plural value={hours} one="About # hour is left." other="About # hours are left." />
        </>
      ) : (
        <Trans>Every step of your roadmap to {career} is done. Well done!</Trans>
      )}
      {params['suggests'] === 'yes' && (
        <>
          {' '}
          <Trans>
            Our suggestion: the course “{course}”, for your step “{courseStep}”.
          </Trans>
        </>
      )}
    </>
  )
}

/** The page that a notification leads to; null where there is none. */
export function pageOf({ kind, params }: Pick<Notification, 'kind' | 'params'>): string | null {
  switch (kind as NotificationKind) {
    case 'application_answered':
    case 'application_closed':
      return pages.applications
    case 'step_course_changed':
    case 'step_course_gone':
      return stepOnRoadmap(String(params['number'] ?? ''))
    case 'weekly_summary':
      return pages.roadmap
    case 'mentoring_answered':
      return pages.mentoring
    case 'course_decided':
      return pages.institutionCourses
    case 'institution_request_received':
      return pages.adminInstitutions
    case 'institution_request_approved':
    case 'institution_assigned':
      return pages.institution
    case 'institution_request_rejected':
      return pages.institutionRequests
    case 'application_received':
    case 'application_withdrawn':
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
