import type { RouteName } from '@milepost/contract/routes'
import {
  type AccessRow,
  adminOnly,
  answering,
  anySignedIn,
  institutions,
  ownInstitution,
  ownItem,
  ownLearner,
  ownOnly,
  type Rule,
} from './authorisation-rows.ts'

const onCourse = (userId: string, targetId: number) => ({
  url: '/feedback',
  payload: { userId, name: 'X', type: 'course', targetId, message: 'Good' },
})
/** Everyone may view every offered course. */
const opened: Rule = (caller, object) => {
  const status = ownLearner(caller, object)
  if (status !== 200) return status
  return object === 'own name, missing item' ? 404 : 204
}
const naming = 'a course that waits for approval'

/** Feedback, course requests and activity: each user their own; an institution its feedback; admins the queue. */
export const learningRows = {
  giveFeedback: [
    {
      request: ({ userId, courseId }) => onCourse(userId, courseId),
      expected: (caller, object) => {
        const status = ownOnly(caller, object)
        if (status !== 200) return status
        if (object === 'own name, missing item') return 400
        return object === 'own' && institutions.includes(caller) ? 403 : 201
      },
    },
    {
      naming,
      request: ({ userId, pendingCourseId }) => onCourse(userId, pendingCourseId),
      expected: answering(400, ownOnly),
    },
  ],
  listFeedbackTargets: { request: () => ({ url: '/feedback/targets?type=institution' }), expected: anySignedIn },
  listFeedback: { request: ({ userId }) => ({ url: `/feedback/${userId}` }), expected: ownOnly },
  deleteFeedback: {
    request: ({ userId, feedbackId }) => ({ url: `/feedback/${userId}/${feedbackId}` }),
    expected: ownItem(204, ownOnly),
  },
  listInstitutionFeedback: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/feedback` }),
    expected: ownInstitution,
    showsPeople: true,
  },
  requestCourse: {
    request: ({ userId }) => ({
      url: '/course-requests',
      payload: {
        userId,
        courseName: 'Rust',
        description: 'From the beginning',
        category: 'DevOps',
        price: 'No Cost',
      },
    }),
    expected: answering(201, ownLearner),
  },
  listCourseRequests: { request: ({ userId }) => ({ url: `/course-requests/${userId}` }), expected: ownLearner },
  withdrawCourseRequest: {
    request: ({ userId, courseRequestId }) => ({ url: `/course-requests/${userId}/${courseRequestId}` }),
    expected: ownItem(204, ownLearner),
  },
  listQueuedCourseRequests: {
    request: () => ({ url: '/admin/course-requests' }),
    expected: adminOnly(),
    showsPeople: true,
  },
  answerCourseRequest: {
    request: ({ courseRequestId }) => ({
      url: `/admin/course-requests/${courseRequestId}`,
      payload: { status: 'planned' },
    }),
    expected: adminOnly(),
    showsPeople: true,
  },
  getActivity: { request: ({ userId }) => ({ url: `/activity/${userId}` }), expected: ownLearner },
  getAnalytics: { request: ({ userId }) => ({ url: `/analytics/${userId}` }), expected: ownLearner },
  getRhythm: { request: ({ userId }) => ({ url: `/rhythm/${userId}` }), expected: ownLearner },
  listActivityEvents: { request: ({ userId }) => ({ url: `/activity/${userId}/events` }), expected: ownLearner },
  deleteActivityEvents: {
    request: ({ userId }) => ({ url: `/activity/${userId}/events` }),
    expected: answering(204, ownLearner),
  },
  recordCourseOpened: [
    {
      request: ({ userId, courseId }) => ({ url: '/activity/courses-opened', payload: { userId, courseId } }),
      expected: opened,
    },
    {
      naming,
      request: ({ userId, pendingCourseId: courseId }) => ({
        url: '/activity/courses-opened',
        payload: { userId, courseId },
      }),
      expected: answering(404, ownLearner),
    },
  ],
} satisfies Partial<Record<RouteName, AccessRow | AccessRow[]>>
