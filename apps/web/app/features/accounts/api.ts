import type { SignIn, SignUp } from '@milepost/contract/accounts/schema'
import type { User } from '@milepost/contract/users/schema'
import { call } from '#lib/api.ts'
import * as session from '#lib/session.ts'

/** Creates a learner's account and stores its session in this browser. */
export async function signUp(body: Omit<SignUp, 'role'>): Promise<User> {
  const opened = await call('POST /auth/register', { body: { ...body, role: 'student' } })
  session.signIn(opened)
  return opened.user
}

/** Signs in and stores the session in this browser. */
export async function signIn(body: SignIn): Promise<User> {
  const opened = await call('POST /auth/login', { body })
  session.signIn(opened)
  return opened.user
}

/**
 * Ends the session here at once and on the server when it answers, so that being offline does not keep you signed in.
 */
export async function signOut(): Promise<void> {
  const ended = call('POST /auth/logout', {}).catch(() => undefined)
  session.signOut()
  await ended
}
