import type { RouteName } from '@milepost/contract/routes'
import { type AccessRow, adminOnly } from './authorisation-rows.ts'

const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString()

/** Logs, queues and settings of the product are for admins only. */
export const adminRows = {
  listLoginLogs: { request: () => ({ url: '/login-logs/?role=institution' }), expected: adminOnly() },
  listAuditLogs: { request: () => ({ url: '/admin/audit-log?action=job.retried' }), expected: adminOnly() },
  exportAuditLogs: { request: () => ({ url: '/admin/audit-log/export?action=job.retried' }), expected: adminOnly() },
  exportLoginLogs: {
    request: () => ({ url: '/admin/login-logs/export?status=failed' }),
    expected: adminOnly(),
    showsPeople: true,
  },
  exportUsers: {
    request: () => ({ url: '/admin/users/export?role=student' }),
    expected: adminOnly(),
    showsPeople: true,
  },
  exportAdminCourses: { request: () => ({ url: '/admin/courses/export?status=rejected' }), expected: adminOnly() },
  listAllFeedback: { request: () => ({ url: '/admin/feedback' }), expected: adminOnly(), showsPeople: true },
  removeFeedback: {
    request: ({ feedbackId }) => ({
      url: `/admin/feedback/${feedbackId}/removal`,
      payload: { reason: 'It names somebody.' },
    }),
    expected: adminOnly(204),
  },
  listContactMessages: { request: () => ({ url: '/admin/messages' }), expected: adminOnly(), showsPeople: true },
  answerContactMessage: {
    request: ({ contactMessageId }) => ({
      url: `/admin/messages/${contactMessageId}/answer`,
      payload: { answer: 'Thank you.' },
    }),
    expected: adminOnly(),
    showsPeople: true,
  },
  changeContactMessage: {
    request: ({ contactMessageId }) => ({
      url: `/admin/messages/${contactMessageId}/status`,
      payload: { status: 'spam', scope: 'sender' },
    }),
    expected: adminOnly(),
  },
  deleteContactMessage: {
    request: ({ contactMessageId }) => ({ url: `/admin/messages/${contactMessageId}?scope=sender` }),
    expected: adminOnly(),
  },
  listQueuedMentoring: { request: () => ({ url: '/admin/mentoring' }), expected: adminOnly(), showsPeople: true },
  answerMentoringRequest: {
    request: ({ mentoringRequestId }) => ({
      url: `/admin/mentoring/${mentoringRequestId}`,
      payload: { status: 'answered', time: inTwoDays, link: 'https://meet.example/room' },
    }),
    expected: adminOnly(),
    showsPeople: true,
  },
  listQueue: { request: () => ({ url: '/admin/queue' }), expected: adminOnly(), showsPeople: true },
  getQueueItem: {
    request: ({ pendingCourseId }) => ({ url: `/admin/queue/course/${pendingCourseId}` }),
    expected: adminOnly(),
    showsPeople: true,
  },
  decideQueueItems: {
    request: ({ institutionRequestId }) => ({
      url: '/admin/queue/decisions',
      payload: {
        decision: 'reject',
        reason: 'No.',
        items: [{ kind: 'institution_request', id: String(institutionRequestId) }],
      },
    }),
    expected: (caller) => adminOnly()(caller, 'own'),
    showsPeople: true,
  },
  undoQueueDecisions: {
    request: ({ institutionRequestId }) => ({
      url: '/admin/queue/undo',
      payload: { items: [{ kind: 'institution_request', id: String(institutionRequestId) }] },
    }),
    expected: (caller) => adminOnly()(caller, 'own'),
  },
  reviewMessageReport: {
    request: () => ({ url: '/admin/message-reports/2000000000', payload: { remove: true } }),
    expected: (caller) => (adminOnly()(caller, 'own') === 200 ? 404 : adminOnly()(caller, 'own')),
  },
  listDecidedRequests: {
    request: () => ({ url: '/admin/decided-requests' }),
    expected: adminOnly(),
    showsPeople: true,
  },
  findSimilarInstitutions: {
    request: () => ({ url: '/admin/institutions/similar?name=Lagoonside' }),
    expected: adminOnly(),
  },
  listFailedJobs: { request: () => ({ url: '/admin/jobs' }), expected: adminOnly() },
  retryJob: { request: ({ jobId }) => ({ url: `/admin/jobs/${jobId}/retry` }), expected: adminOnly(204) },
  discardJob: { request: ({ jobId }) => ({ url: `/admin/jobs/${jobId}` }), expected: adminOnly(204) },
  getSettings: { request: () => ({ url: '/admin/settings' }), expected: adminOnly() },
  saveSettings: {
    request: () => ({ url: '/admin/settings', payload: { showCountedFigures: true } }),
    expected: adminOnly(),
  },
} satisfies Partial<Record<RouteName, AccessRow>>
