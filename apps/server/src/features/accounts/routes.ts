import * as accounts from '@milepost/contract/accounts/routes'
import * as users from '@milepost/contract/users/routes'
import { undoEmailChange, updateUser } from '#features/accounts/change-email.ts'
import { deleteAccount } from '#features/accounts/delete-account.ts'
import { requireSecondFactor } from '#features/accounts/require-second-factor.ts'
import { forgotPassword, requestSignInLink, resetPassword, signInByLink } from '#features/accounts/reset-password.ts'
import { getSignInMethods, reauthenticate, setPassword } from '#features/accounts/set-password.ts'
import { saveSecondFactor, startSecondFactor } from '#features/accounts/set-second-factor.ts'
import { sendVerification, verifyEmail } from '#features/accounts/verify-email.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerAccountRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, accounts.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body))
  registerRoute(registrar, accounts.resetPassword, (ctx, { params, body, request, reply }) =>
    resetPassword(ctx, params.token, body.password, request, reply),
  )
  registerRoute(registrar, accounts.requestSignInLink, (ctx, { body }) => requestSignInLink(ctx, body))
  registerRoute(registrar, accounts.signInByLink, (ctx, { params, request, reply }) =>
    signInByLink(ctx, params.token, request, reply),
  )
  registerRoute(registrar, accounts.sendVerification, (ctx) => sendVerification(ctx))
  registerRoute(registrar, accounts.verifyEmail, (ctx, { params }) => verifyEmail(ctx, params.token))
  registerRoute(registrar, accounts.undoEmailChange, (ctx, { params }) => undoEmailChange(ctx, params.token))
  registerRoute(registrar, accounts.reauthenticate, (ctx, { body, reply }) => reauthenticate(ctx, body.password, reply))
  registerRoute(registrar, accounts.setPassword, (ctx, { body }) => setPassword(ctx, body.password))
  registerRoute(registrar, accounts.getSignInMethods, (ctx) => getSignInMethods(ctx))
  registerRoute(registrar, accounts.startSecondFactor, (ctx) => startSecondFactor(ctx))
  registerRoute(registrar, accounts.saveSecondFactor, (ctx, { body, request }) => saveSecondFactor(ctx, body, request))
  registerRoute(registrar, accounts.requireSecondFactor, (ctx, { body }) => requireSecondFactor(ctx, body.required))
  registerRoute(registrar, users.updateUser, (ctx, { body }) => updateUser(ctx, body))
  registerRoute(registrar, users.deleteUser, (ctx, { params, reply }) => deleteAccount(ctx, params.id, reply))
}
