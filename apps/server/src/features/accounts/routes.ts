import * as accounts from '@milepost/contract/accounts'
import * as links from '@milepost/contract/sign-in-links'
import * as users from '@milepost/contract/users'
import { undoEmailChange, updateUser } from '#features/accounts/change-email.ts'
import { changeRole } from '#features/accounts/change-role.ts'
import { deleteAccount } from '#features/accounts/delete-account.ts'
import { forgotPassword, requestSignInLink, resetPassword, signInByLink } from '#features/accounts/reset-password.ts'
import { getSignInMethods, reauthenticate, setPassword } from '#features/accounts/set-password.ts'
import { sendVerification, verifyEmail } from '#features/accounts/verify-email.ts'
import { presentListedUser } from '#features/users/index.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountAccounts(mounting: Mounting): void {
  mount(mounting, accounts.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body))
  mount(mounting, accounts.resetPassword, (ctx, { params, body, request, reply }) =>
    resetPassword(ctx, params.token, body.password, request, reply),
  )
  mount(mounting, links.requestSignInLink, (ctx, { body }) => requestSignInLink(ctx, body))
  mount(mounting, links.signInByLink, (ctx, { params, request, reply }) =>
    signInByLink(ctx, params.token, request, reply),
  )
  mount(mounting, accounts.sendVerification, (ctx) => sendVerification(ctx))
  mount(mounting, accounts.verifyEmail, (ctx, { params }) => verifyEmail(ctx, params.token))
  mount(mounting, accounts.undoEmailChange, (ctx, { params }) => undoEmailChange(ctx, params.token))
  mount(mounting, accounts.reauthenticate, (ctx, { body, reply }) => reauthenticate(ctx, body.password, reply))
  mount(mounting, accounts.setPassword, (ctx, { body }) => setPassword(ctx, body.password))
  mount(mounting, accounts.getSignInMethods, (ctx) => getSignInMethods(ctx))
  mount(mounting, users.updateUser, (ctx, { body }) => updateUser(ctx, body))
  mount(mounting, users.deleteUser, (ctx, { params, reply }) => deleteAccount(ctx, params.id, reply))
  mount(mounting, users.changeRole, async (ctx, { params, body }) =>
    presentListedUser(await changeRole(ctx, params.id, body)),
  )
}
