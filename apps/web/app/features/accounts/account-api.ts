import type * as providers from '@milepost/contract/accounts/providers/limits'
import type { User } from '@milepost/contract/users/schema'
import { queryOptions } from '@tanstack/react-query'
import { sessionsQuery } from '#features/accounts/own-data-api.ts'
import { accountQuery } from '#lib/account-query.ts'
import { call } from '#lib/api.ts'
import { queryClient } from '#lib/query-client.ts'
import * as session from '#lib/session.ts'

/** How the signed-in user signs in, and which address of theirs waits to be verified. */
export const signInMethodsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sign-in-methods', userId],
    staleTime: 5_000,
    queryFn: () => call('GET /auth/sign-in-methods', {}),
  })

/** @returns The server's message. */
export async function requestResetLink(email: string): Promise<string> {
  return (await call('POST /auth/forgot-password', { body: { email } })).message
}

/** @returns The server's message. */
export async function resetPassword(token: string, password: string): Promise<string> {
  const { message } = await call('POST /auth/reset-password/:token', { params: { token }, body: { password } })
  // The user signed in here may be the one whose sessions have just ended.
  await refreshAccount()
  return message
}

/** @returns The server's message. */
export async function sendVerification(): Promise<string> {
  const { message } = await call('POST /auth/verification', {})
  await refreshAccount()
  return message
}

/** @returns The server's message. */
export async function verifyEmail(token: string): Promise<string> {
  const { message } = await call('POST /auth/verify-email/:token', { params: { token } })
  await refreshAccount()
  return message
}

/**
 * Undoes a change of address through the link we emailed.
 * @returns The server's message.
 */
export async function undoEmailChange(token: string): Promise<string> {
  const { message } = await call('POST /auth/undo-email/:token', { params: { token } })
  await refreshAccount()
  return message
}

/**
 * Ends one kind of email through the link in it.
 * @returns The server's message.
 */
export async function unsubscribe(token: string): Promise<string> {
  return (await call('POST /mail/unsubscribe/:token', { params: { token } })).message
}

/** @returns The server's message. */
export async function resubscribe(token: string): Promise<string> {
  return (await call('DELETE /mail/unsubscribe/:token', { params: { token } })).message
}

/** Saves the user's name. A different email address only counts once it is verified. */
export async function saveAccount(id: string, body: { name: string; email: string }): Promise<User> {
  const account = await call('PUT /users/:id', { params: { id }, body })
  await queryClient.cancelQueries(accountQuery(id))
  queryClient.setQueryData(accountQuery(id).queryKey, account)
  if (session.currentSession().user?.id === id) session.updateUser(account)
  await queryClient.invalidateQueries(signInMethodsQuery(id))
  return account
}

/** @returns The server's message. */
export async function setPassword(userId: string, password: string): Promise<string> {
  const { message } = await call('PUT /auth/password', { body: { password } })
  // The other sessions have ended.
  await Promise.all([
    queryClient.invalidateQueries(signInMethodsQuery(userId)),
    queryClient.invalidateQueries(sessionsQuery(userId)),
  ])
  return message
}

/** Proves by the password that it is still oneself. */
export async function reauthenticate(password: string): Promise<void> {
  await call('POST /auth/reauthenticate', { body: { password } })
}

/** @returns The provider's address, to confirm the user's identity there. */
export async function startReauthentication(provider: providers.SignInProvider): Promise<string> {
  return (await call('POST /auth/providers/:provider/reauthentication', { params: { provider } })).url
}

/** Reloads the signed-in account, if any, so that other tabs also see what a link has changed. */
async function refreshAccount(): Promise<void> {
  const { user } = session.currentSession()
  if (user === null) return
  await queryClient.cancelQueries(accountQuery(user.id))
  await queryClient.fetchQuery({ ...accountQuery(user.id), staleTime: 0 }).catch(() => undefined)
  await queryClient.invalidateQueries(signInMethodsQuery(user.id))
}
