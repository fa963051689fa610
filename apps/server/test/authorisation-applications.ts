import type { RouteName } from '@milepost/contract/routes'
import {
  type AccessRow,
  type CallerKind,
  institutions,
  ownInstitution,
  ownItem,
  ownLearner,
  ownOnly,
  type Rule,
  unauthenticated,
} from './authorisation-rows.ts'
import { isOwn } from './authorisation-targets.ts'

const message = 'I would like to join.'
/** Everyone may apply to every offered course. */
const applied: Rule = (caller, object) => {
  const status = ownLearner(caller, object)
  if (status !== 200) return status
  return object === 'own name, missing item' ? 404 : 201
}

const answered = (caller: CallerKind, status: number) => {
  if (unauthenticated.includes(caller)) return 401
  return institutions.includes(caller) ? status : 403
}

/** Learners apply for themselves; applications are for the institution's members, and admins, who can't answer. */
export const applicationRows = {
  createApplication: [
    {
      request: ({ userId, courseId }) => ({ url: '/applications', payload: { userId, courseId, message } }),
      expected: applied,
    },
    {
      naming: 'a course that waits for approval',
      request: ({ userId, pendingCourseId: courseId }) => ({
        url: '/applications',
        payload: { userId, courseId, message },
      }),
      expected: (caller, object) => (applied(caller, object) === 201 ? 404 : applied(caller, object)),
    },
  ],
  listApplications: { request: ({ userId }) => ({ url: `/applications/${userId}` }), expected: ownLearner },
  withdrawApplication: {
    request: ({ userId, applicationId }) => ({ url: `/applications/${userId}/${applicationId}` }),
    expected: ownItem(200, ownLearner),
  },
  listReceivedApplications: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/applications` }),
    expected: ownInstitution,
    showsPeople: true,
  },
  answerApplication: {
    request: ({ applicationId }) => ({
      url: `/applications/${applicationId}/answer`,
      payload: { status: 'accepted', answer: 'Welcome' },
    }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 200 : 404),
  },
  answerApplications: {
    request: ({ institutionId, applicationId }) => ({
      url: `/institutions/${institutionId}/applications/answers`,
      payload: { ids: [applicationId], status: 'accepted', answer: 'Welcome' },
    }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 200 : 403),
    changesNothing: (object) => object !== 'own' && object !== 'foreign',
  },
  messageAccepted: {
    request: ({ courseId }) => ({ url: `/courses/${courseId}/messages`, payload: { text: 'We meet at 9.' } }),
    expected: (caller, object) => answered(caller, object === 'own' ? 200 : 404),
  },
  listNotifications: { request: ({ userId }) => ({ url: `/notifications/${userId}` }), expected: ownOnly },
  readNotifications: [
    {
      naming: 'one of them',
      request: ({ userId, notificationId }) => ({
        url: `/notifications/${userId}/read`,
        payload: { ids: [notificationId] },
      }),
      expected: ownOnly,
      changesNothing: (object) => object !== 'own',
    },
    {
      naming: 'all of them',
      request: ({ userId }) => ({ url: `/notifications/${userId}/read`, payload: { upTo: 2_000_000_000 } }),
      expected: ownOnly,
    },
  ],
  streamInbox: { request: ({ userId }) => ({ url: `/notifications/${userId}/stream` }), expected: ownOnly },
} satisfies Partial<Record<RouteName, AccessRow | AccessRow[]>>
