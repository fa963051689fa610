import type { RouteName } from '@milepost/contract/routes'
import { nobody, ownLearner, ownOnly, type Row, teaching } from './authorisation-rows.ts'

const notThere = (status: number) => (status === 200 ? 404 : status)

/** Learners apply for themselves; what an institution received is for its members and admins, who do not answer. */
export const applicationRows = {
  createApplication: {
    request: ({ userId }) => ({
      url: '/applications',
      payload: { userId, courseId: 2_000_000_000, message: 'I would like to join.' },
    }),
    expected: (caller, object) => notThere(ownLearner(caller, object)),
  },
  listApplications: { request: ({ userId }) => ({ url: `/applications/${userId}` }), expected: ownLearner },
  withdrawApplication: {
    request: ({ userId }) => ({ url: `/applications/${userId}/2000000000` }),
    expected: (caller, object) => notThere(ownLearner(caller, object)),
  },
  listReceivedApplications: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/applications` }),
    expected: (caller, object) => {
      const status = teaching(caller)
      if (status !== 200) return status
      if (caller === 'admin') return object === 'missing' ? 404 : 200
      return object === 'own' ? 200 : 403
    },
  },
  answerApplication: {
    request: () => ({ url: '/applications/2000000000/answer', payload: { status: 'accepted', answer: 'Welcome' } }),
    expected: (caller) => {
      if (nobody.includes(caller)) return 401
      return caller === 'institution' ? 404 : 403
    },
  },
  listNotifications: { request: ({ userId }) => ({ url: `/notifications/${userId}` }), expected: ownOnly },
  readNotifications: {
    request: ({ userId }) => ({ url: `/notifications/${userId}/read`, payload: { upTo: 2_000_000_000 } }),
    expected: ownOnly,
  },
  streamInbox: { request: ({ userId }) => ({ url: `/notifications/${userId}/stream` }), expected: ownOnly },
} satisfies Partial<Record<RouteName, Row>>
