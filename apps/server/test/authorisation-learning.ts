import type { RouteName } from '@milepost/contract/routes'
import { anySignedIn, nobody, ownLearner, ownOnly, type Row } from './authorisation-rows.ts'

type Expected = Row['expected']

/** As the rule says, but for the status of success. */
const answering =
  (status: number, rule: Expected): Expected =>
  (caller, object) => {
    const allowed = rule(caller, object)
    return allowed === 200 ? status : allowed
  }

const onlyAdmin: Expected = (caller) => {
  if (nobody.includes(caller)) return 401
  return caller === 'admin' ? 200 : 403
}

/** Feedback, requests for courses and one's own activity: each their own alone; an institution what was said about it; admins the queue. */
export const learningRows = {
  giveFeedback: {
    request: ({ userId }) => ({
      url: '/feedback',
      payload: { userId, name: 'X', type: 'course', targetId: 2_000_000_000, message: 'Good' },
    }),
    expected: answering(400, ownOnly),
  },
  listFeedbackTargets: { request: () => ({ url: '/feedback/targets?type=institution' }), expected: anySignedIn },
  listFeedback: { request: ({ userId }) => ({ url: `/feedback/${userId}` }), expected: ownOnly },
  deleteFeedback: {
    request: ({ userId }) => ({ url: `/feedback/${userId}/2000000000` }),
    expected: answering(404, ownOnly),
  },
  listInstitutionFeedback: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/feedback` }),
    expected: (caller, object) => {
      if (nobody.includes(caller)) return 401
      if (caller === 'admin') return object === 'missing' ? 404 : 200
      return caller === 'institution' && object === 'own' ? 200 : 403
    },
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
    request: ({ userId }) => ({ url: `/course-requests/${userId}/2000000000` }),
    expected: answering(404, ownLearner),
  },
  listQueuedCourseRequests: { request: () => ({ url: '/admin/course-requests' }), expected: onlyAdmin },
  answerCourseRequest: {
    request: () => ({ url: '/admin/course-requests/2000000000', payload: { status: 'planned' } }),
    expected: answering(404, onlyAdmin),
  },
  getAnalytics: { request: ({ userId }) => ({ url: `/analytics/${userId}` }), expected: ownLearner },
  listActivityEvents: { request: ({ userId }) => ({ url: `/analytics/${userId}/events` }), expected: ownLearner },
  deleteActivityEvents: {
    request: ({ userId }) => ({ url: `/analytics/${userId}/events` }),
    expected: answering(204, ownLearner),
  },
  recordCourseOpened: {
    request: ({ userId, courseId }) => ({ url: '/activity/courses-opened', payload: { userId, courseId } }),
    expected: (caller, object) => {
      const status = ownLearner(caller, object)
      return status === 200 ? 204 : status
    },
  },
} satisfies Partial<Record<RouteName, Row>>
