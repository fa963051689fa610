import type { RouteName } from '@milepost/contract/routes'
import { type AccessRow, ownItem, ownLearner } from './authorisation-rows.ts'

const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString()

/** A learner requests, lists and withdraws only for themselves; requesting takes Premium. */
export const mentoringRows = {
  createMentoringRequest: {
    request: ({ userId }) => ({
      url: '/mentoring/requests',
      payload: { userId, topic: 'How to choose a first job', proposedTimes: [inTwoDays] },
    }),
    expected: (caller, object) => {
      const status = ownLearner(caller, object)
      if (status !== 200) return status
      return caller === 'premium student' ? 201 : 403
    },
  },
  listMentoringRequests: {
    request: ({ userId }) => ({ url: `/mentoring/requests/${userId}` }),
    expected: ownLearner,
  },
  withdrawMentoringRequest: {
    request: ({ userId, mentoringRequestId }) => ({ url: `/mentoring/requests/${userId}/${mentoringRequestId}` }),
    expected: ownItem(200, ownLearner),
  },
} satisfies Partial<Record<RouteName, AccessRow>>
