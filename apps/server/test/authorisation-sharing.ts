import type { RouteName } from '@milepost/contract/routes'
import { type AccessRow, answering, institutions, ownItem, ownLearner } from './authorisation-rows.ts'

/** The first milestone of the roadmap that the table's learners get. */
const milestone = 8

/** Learners share, print and plan only their own roadmap; a shared one needs its link. */
export const sharingRows = {
  saveCardPositions: {
    request: ({ userId }) => ({
      url: `/career/${userId}/positions`,
      payload: { positions: { 'skill:html': { x: 15, y: 30 } } },
    }),
    expected: ownLearner,
  },
  resetCardPositions: {
    request: ({ userId }) => ({ url: `/career/${userId}/positions` }),
    expected: answering(204, ownLearner),
  },
  getRoadmapCalendar: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/calendar.ics` }),
    expected: answering(404, ownLearner),
  },
  shareRoadmap: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/shares`, payload: { label: 'A mentor', days: 30 } }),
    expected: answering(201, ownLearner),
  },
  listShares: { request: ({ userId }) => ({ url: `/roadmap/${userId}/shares` }), expected: ownLearner },
  endShare: {
    request: ({ userId, shareId }) => ({ url: `/roadmap/${userId}/shares/${shareId}` }),
    expected: ownItem(204, ownLearner),
  },
  listWorkSamples: { request: ({ userId }) => ({ url: `/roadmap/${userId}/work-samples` }), expected: ownLearner },
  saveWorkSample: {
    request: ({ userId }) => ({
      url: `/roadmap/${userId}/work-samples/${milestone}`,
      payload: { title: 'My page', link: 'https://example.com/page', shared: true },
    }),
    expected: ownLearner,
  },
  // There is none: who may remove it learns that.
  deleteWorkSample: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/work-samples/${milestone}` }),
    expected: answering(404, ownLearner),
  },
  getSharedRoadmap: {
    request: ({ shareToken }) => ({ url: `/shared/${shareToken}` }),
    expected: (caller, object) => {
      // Shares are deleted with the account, and there is nothing to see without a roadmap.
      const hasNone = caller === 'deleted user' || caller === 'admin' || institutions.includes(caller)
      return object === 'missing' || (object === 'own' && hasNone) ? 404 : 200
    },
  },
} satisfies Partial<Record<RouteName, AccessRow>>
