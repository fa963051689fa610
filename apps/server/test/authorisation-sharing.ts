import type { RouteName } from '@milepost/contract/routes'
import { ownLearner, type Row } from './authorisation-rows.ts'

const answering = (status: number): Row['expected'] => {
  return (caller, object) => {
    const usual = ownLearner(caller, object)
    return usual === 200 ? status : usual
  }
}

/** Learners share, print and plan their own roadmap alone; what a link shows takes the link. */
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
    expected: answering(204),
  },
  getRoadmapCalendar: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/calendar.ics` }),
    expected: answering(404),
  },
  shareRoadmap: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/shares`, payload: { label: 'A mentor', days: 30 } }),
    expected: answering(201),
  },
  listShares: { request: ({ userId }) => ({ url: `/roadmap/${userId}/shares` }), expected: ownLearner },
  endShare: {
    request: ({ userId }) => ({ url: `/roadmap/${userId}/shares/3f5b1c1e-4f0a-4d7e-9a53-0d1f6d9f0b11` }),
    expected: answering(404),
  },
  getSharedRoadmap: {
    request: () => ({ url: `/shared/${'A'.repeat(43)}` }),
    expected: () => 404,
  },
} satisfies Partial<Record<RouteName, Row>>
