import { login, logout, register, type SignIn, type SignUp } from '@milepost/contract/auth'
import type { User } from '@milepost/contract/users'
import { call } from '#lib/api.ts'
import * as session from '#lib/session.ts'

/** Makes a learner's account and keeps its session in this browser. Errors: ApiError. */
export async function signUp(body: Omit<SignUp, 'role'>): Promise<User> {
  const opened = await call(register, { body: { ...body, role: 'student' } })
  session.signIn(opened)
  return opened.user
}

/** Signs in and keeps the session in this browser. Out: the account. Errors: ApiError. */
export async function signIn(body: SignIn): Promise<User> {
  const opened = await call(login, { body })
  session.signIn(opened)
  return opened.user
}

/** Ends the session here at once, and on the server as soon as it answers: being offline keeps nobody signed in. */
export async function signOut(): Promise<void> {
  const ended = call(logout, {}).catch(() => undefined)
  session.signOut()
  await ended
}
