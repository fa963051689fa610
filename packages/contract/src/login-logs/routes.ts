import * as z from 'zod/mini'
import { route } from '#http.ts'
import { loginStatuses } from '#login-logs/limits.ts'
import { LoginLog } from '#login-logs/schema.ts'
import { roles } from '#roles.ts'
import { pageOf } from '#route-parts.ts'
import { optionalText } from '#text.ts'

const filterFields = {
  role: z.optional(z.enum(roles)),
  status: z.optional(z.enum(loginStatuses)),
  /** Words, or their beginnings, of the name or the address. */
  person: z.optional(optionalText(200)),
}

export const listLoginLogs = route({
  method: 'GET',
  path: '/login-logs',
  summary: 'Attempts to sign in of the last 90 days, the latest first',
  tag: 'admin',
  access: ['admin'],
  ...pageOf(LoginLog, { ...filterFields }),
})

export const exportLoginLogs = route({
  method: 'GET',
  path: '/admin/login-logs/export',
  summary: 'The attempts to sign in that match the filters, as CSV',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject(filterFields),
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-logins-YYYY-MM-DD.csv' },
  rateLimit: 'export-account',
})
