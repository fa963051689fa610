import type { User } from '@milepost/contract/users/schema'
import { call } from '#lib/api.ts'
import * as session from '#lib/session.ts'

/** @returns The server's message. */
export async function requestSignInLink(email: string): Promise<string> {
  return (await call('POST /auth/sign-in-link', { body: { email } })).message
}

/** Signs in through an emailed link and stores the session in this browser. */
export async function signInByLink(token: string): Promise<User> {
  const opened = await call('POST /auth/sign-in-link/:token', { params: { token } })
  session.signIn(opened)
  return opened.user
}
