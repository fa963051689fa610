import * as accounts from '@milepost/contract/accounts'
import type { User } from '@milepost/contract/users'
import { updateUser } from '@milepost/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { accountQuery } from '#lib/account-query.ts'
import { call } from '#lib/api.ts'
import { queryClient } from '#lib/query-client.ts'
import * as session from '#lib/session.ts'

/** How the signed-in user signs in, and which address of theirs waits to be verified. */
export const signInMethodsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sign-in-methods', userId],
    staleTime: 0,
    queryFn: () => call(accounts.getSignInMethods, {}),
  })

/** Asks for a link to set a new password. Out: what the server says. Errors: ApiError, as everywhere here. */
export async function requestResetLink(email: string): Promise<string> {
  return (await call(accounts.forgotPassword, { body: { email } })).message
}

/** Sets a new password by a mailed link. Out: what the server says. */
export async function resetPassword(token: string, password: string): Promise<string> {
  const { message } = await call(accounts.resetPassword, { params: { token }, body: { password } })
  // Whoever is signed in here may be the one whose sessions have just ended.
  await refreshAccount()
  return message
}

/** Mails the link that verifies the own address once more. Out: what the server says. */
export async function sendVerification(): Promise<string> {
  const { message } = await call(accounts.sendVerification, {})
  await refreshAccount()
  return message
}

/** Verifies an address by a mailed link. Out: what the server says. */
export async function verifyEmail(token: string): Promise<string> {
  const { message } = await call(accounts.verifyEmail, { params: { token } })
  await refreshAccount()
  return message
}

/** Takes a change of address back by a mailed link. Out: what the server says. */
export async function undoEmailChange(token: string): Promise<string> {
  const { message } = await call(accounts.undoEmailChange, { params: { token } })
  await refreshAccount()
  return message
}

/** Ends one kind of mail by a mailed link. Out: what the server says. */
export async function unsubscribe(token: string): Promise<string> {
  return (await call(accounts.unsubscribe, { params: { token } })).message
}

/** Takes that kind of mail again. Out: what the server says. */
export async function resubscribe(token: string): Promise<string> {
  return (await call(accounts.resubscribe, { params: { token } })).message
}

/** Changes the own name, and asks for another address where it differs. Out: the account as it is now. */
export async function saveAccount(id: string, body: { name: string; email: string }): Promise<User> {
  const account = await call(updateUser, { params: { id }, body })
  await queryClient.cancelQueries(accountQuery(id))
  queryClient.setQueryData(accountQuery(id).queryKey, account)
  if (session.currentSession().user?.id === id) session.updateUser(account)
  await queryClient.invalidateQueries(signInMethodsQuery(id))
  return account
}

/** Sets the own password. Out: what the server says. */
export async function setPassword(userId: string, password: string): Promise<string> {
  const { message } = await call(accounts.setPassword, { body: { password } })
  await queryClient.invalidateQueries(signInMethodsQuery(userId))
  return message
}

/** Proves by the password that it is still oneself. */
export async function reauthenticate(password: string): Promise<void> {
  await call(accounts.reauthenticate, { body: { password } })
}

/** Begins to prove it with a provider. Out: where to go. */
export async function startReauthentication(provider: accounts.SignInProvider): Promise<string> {
  return (await call(accounts.startReauthentication, { params: { provider } })).url
}

/** Reads the signed-in account anew, if there is one: what a link has changed is seen at once, in other tabs too. */
async function refreshAccount(): Promise<void> {
  const { user } = session.currentSession()
  if (user === null) return
  await queryClient.cancelQueries(accountQuery(user.id))
  await queryClient.fetchQuery({ ...accountQuery(user.id), staleTime: 0 }).catch(() => undefined)
  await queryClient.invalidateQueries(signInMethodsQuery(user.id))
}
