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

const ofApplication = (id: number) => `/application-messages/${id}`
/** Its learner and its institution's members. Learners don't write first. */
const eitherSide =
  (status: number, ofLearner = status): Rule =>
  (caller, object) => {
    if (unauthenticated.includes(caller)) return 401
    if (caller === 'admin') return 403
    if (!isOwn(object)) return 404
    return institutions.includes(caller) ? status : ofLearner
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
  moveOwnApplication: {
    request: ({ userId, applicationId }) => ({
      url: `/applications/${userId}/${applicationId}`,
      payload: { status: 'withdrawn' },
    }),
    expected: ownItem(200, ownLearner),
  },
  shareApplicationProgress: {
    request: ({ userId, applicationId }) => ({
      url: `/applications/${userId}/${applicationId}/sharing`,
      payload: { sharesProgress: true },
    }),
    expected: ownItem(200, ownLearner),
  },
  listReceivedApplications: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/applications` }),
    expected: ownInstitution,
    showsPeople: true,
  },
  exportApplications: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/applications/export` }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 200 : 403),
  },
  listAppliedCourses: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/applications/courses` }),
    expected: ownInstitution,
  },
  moveApplications: {
    request: ({ institutionId, applicationId }) => ({
      url: `/institutions/${institutionId}/applications/moves`,
      payload: { ids: [applicationId], status: 'enrolled', answer: 'Welcome' },
    }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 200 : 403),
    changesNothing: (object) => object !== 'own' && object !== 'foreign',
  },
  undoApplicationMoves: {
    request: ({ institutionId, applicationId }) => ({
      url: `/institutions/${institutionId}/applications/moves/undo`,
      payload: { ids: [applicationId] },
    }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 200 : 403),
    changesNothing: () => true,
  },
  readOfferSettings: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/offers` }),
    expected: ownInstitution,
  },
  saveOfferSettings: {
    request: ({ institutionId }) => ({
      url: `/institutions/${institutionId}/offers`,
      payload: { offersNext: true, offerDays: 5 },
    }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 200 : 403),
  },
  listInstitutionTexts: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/texts` }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 200 : 403),
  },
  addInstitutionText: {
    request: ({ institutionId }) => ({
      url: `/institutions/${institutionId}/texts`,
      payload: { title: 'Laptop', text: 'Do you have a laptop?' },
    }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 201 : 403),
  },
  deleteInstitutionText: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/texts/2000000000` }),
    expected: (caller, object) => answered(caller, isOwn(object) ? 404 : 403),
  },
  listCourseIntakes: {
    request: ({ courseId }) => ({ url: `/courses/${courseId}/intakes` }),
    expected: (_, object) => (object === 'missing' ? 404 : 200),
  },
  saveCourseIntakes: {
    request: ({ courseId }) => ({ url: `/courses/${courseId}/intakes`, payload: { intakes: [] } }),
    expected: (caller, object) => answered(caller, object === 'own' ? 200 : 404),
  },
  readConversation: {
    request: ({ applicationId }) => ({ url: ofApplication(applicationId) }),
    expected: eitherSide(200),
  },
  writeApplicationMessage: {
    request: ({ applicationId }) => ({ url: ofApplication(applicationId), payload: { text: 'A question' } }),
    expected: eitherSide(201, 409),
  },
  reportApplicationMessage: {
    request: ({ applicationId }) => ({
      url: `${ofApplication(applicationId)}/2000000000/report`,
      payload: { reason: 'spam' },
    }),
    expected: eitherSide(404),
  },
  blockApplicationMessages: {
    request: ({ applicationId }) => ({ url: `${ofApplication(applicationId)}/block`, payload: { blocked: true } }),
    expected: eitherSide(200),
  },
  messageEnrolled: {
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
