import { randomUUID } from 'node:crypto'
import type { RouteName } from '@milepost/contract/routes'
import { type CallerKind, nobody, type Row } from './authorisation-rows.ts'

const absent = 2_000_000_000
const absentJob = randomUUID()
const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString()

/** Admins alone, whatever it names. */
const adminOnly = (done: number) => (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return caller === 'admin' ? done : 403
}

/** Logs, queues and settings of the whole product are the admins' alone. */
export const adminDeskRows = {
  listLoginLogs: { request: () => ({ url: '/login-logs/?role=institution' }), expected: adminOnly(200) },
  listAuditLogs: { request: () => ({ url: '/admin/audit-log?action=job.retried' }), expected: adminOnly(200) },
  exportAuditLogs: { request: () => ({ url: '/admin/audit-log/export?action=job.retried' }), expected: adminOnly(200) },
  listAllFeedback: { request: () => ({ url: '/admin/feedback' }), expected: adminOnly(200) },
  removeFeedback: {
    request: () => ({ url: `/admin/feedback/${absent}/removal`, payload: { reason: 'It names somebody.' } }),
    expected: adminOnly(404),
  },
  listContactMessages: { request: () => ({ url: '/admin/messages' }), expected: adminOnly(200) },
  answerContactMessage: {
    request: () => ({ url: `/admin/messages/${absent}/answer`, payload: { answer: 'Thank you.' } }),
    expected: adminOnly(404),
  },
  listQueuedMentoring: { request: () => ({ url: '/admin/mentoring' }), expected: adminOnly(200) },
  answerMentoringRequest: {
    request: () => ({
      url: `/admin/mentoring/${absent}`,
      payload: { status: 'answered', time: inTwoDays, link: 'https://meet.example/room' },
    }),
    expected: adminOnly(404),
  },
  listFailedJobs: { request: () => ({ url: '/admin/jobs' }), expected: adminOnly(200) },
  retryJob: { request: () => ({ url: `/admin/jobs/${absentJob}/retry` }), expected: adminOnly(404) },
  discardJob: { request: () => ({ url: `/admin/jobs/${absentJob}` }), expected: adminOnly(404) },
  getSettings: { request: () => ({ url: '/admin/settings' }), expected: adminOnly(200) },
  saveSettings: {
    request: () => ({ url: '/admin/settings', payload: { showCountedFigures: true } }),
    expected: adminOnly(200),
  },
} satisfies Partial<Record<RouteName, Row>>
