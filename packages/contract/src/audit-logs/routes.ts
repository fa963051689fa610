import * as z from 'zod/mini'
import { AuditFilter, AuditLog, auditFilterFields } from '#audit-logs/schema.ts'
import { route } from '#http.ts'
import { pageOf } from '#route-parts.ts'

export const listAuditLogs = route({
  method: 'GET',
  path: '/admin/audit-log',
  summary: 'Who did what to what, when and from where, in the last 365 days, the latest first',
  tag: 'admin',
  access: ['admin'],
  ...pageOf(AuditLog, { ...auditFilterFields }),
})

export const exportAuditLogs = route({
  method: 'GET',
  path: '/admin/audit-log/export',
  summary: 'The audit log as CSV: what the filter leaves of it, the latest 50,000 lines at most',
  tag: 'admin',
  access: ['admin'],
  query: AuditFilter,
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-audit-log-YYYY-MM-DD.csv' },
  rateLimit: 'export-account',
})
