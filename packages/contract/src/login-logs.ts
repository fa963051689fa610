import * as z from 'zod/mini'
import { signInProviders } from '#constants/accounts/providers.ts'
import { listReplyHeaders } from '#constants/courses.ts'
import { pagingFields } from '#courses.ts'
import { route } from '#http.ts'
import { roles } from '#roles.ts'
import { instant } from '#text.ts'

const loginStatuses = ['success', 'failed', 'rate_limited'] as const
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

export const listLoginLogs = route({
  method: 'GET',
  path: '/login-logs',
  summary: 'Attempts to sign in of the last 90 days, the latest first',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({ role: z.optional(z.enum(roles)), ...pagingFields }),
  reply: { 200: z.array(LoginLog) },
  replyHeaders: listReplyHeaders,
})
