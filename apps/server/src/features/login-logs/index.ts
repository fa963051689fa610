import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import type { Role } from '@milepost/contract/roles'
import type { Context } from '#context.ts'
import { insertLoginLog } from '#features/login-logs/repository.ts'

export { deleteLoginLogsBefore, maskLogins } from '#features/login-logs/repository.ts'
export { registerLoginLogRoutes } from '#features/login-logs/routes.ts'

export interface LoginAttempt {
  readonly email: string
  readonly status: 'success' | 'failed' | 'rate_limited'
  /** How they signed in; by password if left out. */
  readonly method?: 'password' | SignInProvider | 'mail'
  readonly account: { readonly id: string; readonly name: string; readonly email: string; readonly role: Role } | null
}

/** Records a sign-in attempt. An unknown address is masked: it could be anything, even a password. */
export async function recordLogin(ctx: Context, attempt: LoginAttempt): Promise<void> {
  await insertLoginLog(ctx.db, {
    userId: attempt.account?.id ?? null,
    name: attempt.account?.name ?? null,
    email: attempt.account?.email ?? maskAddress(attempt.email),
    role: attempt.account?.role ?? null,
    status: attempt.status,
    method: attempt.method ?? 'password',
    createdAt: ctx.clock(),
  })
}

function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  return at > 0 && /^[a-z0-9.-]{3,100}$/.test(host) ? `***@${host}` : '***'
}
