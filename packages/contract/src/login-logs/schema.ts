import * as z from 'zod/mini'
import { signInProviders } from '#accounts/providers/limits.ts'
import { loginStatuses } from '#login-logs/limits.ts'
import { roles } from '#roles.ts'
import { instant } from '#text.ts'

const loginMethods = ['password', ...signInProviders, 'mail'] as const

/** One attempt to sign in. An address that belongs to no account is masked, and name and role are null. */
export const LoginLog = z.object({
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
