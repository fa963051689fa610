import * as z from 'zod/mini'
import { signInProviders } from '#constants/accounts/providers.ts'
import { route } from '#http.ts'
import { roles } from '#roles.ts'
import { pageOf } from '#route-parts.ts'
import { instant, optionalText } from '#text.ts'

export const loginStatuses = ['success', 'failed', 'rate_limited'] as const
const loginMethods = ['password', ...signInProviders, 'mail'] as const

/** One attempt to sign in. An address that belongs to no account is masked, and name and role are null. */
const LoginLog = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  status: z.enum(loginStatuses),
  method: z.enum(loginMethods),
  created_at: instant,
  /** The same moment, for clients made before `created_at`. */
  createdAt: instant,
})
export type LoginLog = z.output<typeof LoginLog>

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
