import type { User } from '@milepost/contract/users/schema'
import { call } from '#lib/api.ts'
import * as session from '#lib/session.ts'

/** Completes a sign-in by a code and stores the session in this browser. */
export async function signInByCode(code: string): Promise<User> {
  const opened = await call('POST /auth/second-factor/sign-in', { body: { code } })
  session.signIn(opened)
  return opened.user
}

/** Makes a secret for an authenticator. */
export function startSecondFactor(): Promise<{ secret: string; uri: string }> {
  return call('POST /auth/second-factor', {})
}

/**
 * Turns the second factor on, makes new recovery codes, or turns it off.
 * @returns The new recovery codes.
 */
export async function saveSecondFactor(body: { on: boolean; code: string }): Promise<string[]> {
  return (await call('PUT /auth/second-factor', { body })).recoveryCodes
}

/** Requires a second factor of every admin, or no longer. */
export async function requireSecondFactor(required: boolean): Promise<void> {
  await call('PUT /auth/second-factor/requirement', { body: { required } })
}
