import type { Application, ReceivedApplication } from '@milepost/contract/applications/schema'

const shared = {
  id: 1,
  courseId: 4,
  courseTitle: 'Git for teams',
  intake: null,
  status: 'applied',
  answer: null,
  offerUntil: null,
  sharesProgress: false,
  createdAt: '2026-11-22T10:00:00.000Z',
  decidedAt: null,
  messages: { total: 0, last: null },
} as const

/** An application as its learner sees it. */
export function ownApplication(change: Partial<Application> = {}): Application {
  return { ...shared, institutionName: 'Hill School', message: '', ...change }
}

/** An application as its institution sees it. */
export function receivedApplication(change: Partial<ReceivedApplication> = {}): ReceivedApplication {
  return {
    ...shared,
    message: 'Please',
    applicant: { name: 'Meera', email: 'meera@example.com' },
    progress: null,
    credential: null,
    undoable: false,
    ...change,
  }
}
