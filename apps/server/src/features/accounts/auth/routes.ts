import * as sessions from '@milepost/contract/accounts/routes'
import { login, logout, register, signInByCode as signInByCodeRoute } from '@milepost/contract/accounts/routes'
import { transaction } from '#db/transaction.ts'
import { signInByCode } from '#features/accounts/auth/complete-sign-in.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '#features/accounts/auth/own-sessions.ts'
import { registerUser } from '#features/accounts/auth/register-user.ts'
import { closeSession } from '#features/accounts/auth/sessions.ts'
import { signIn } from '#features/accounts/auth/sign-in.ts'
import { audit } from '#features/audit-logs/index.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerAuthRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, register, (ctx, { body, request, reply }) => registerUser(ctx, body, request, reply))
  registerRoute(registrar, login, (ctx, { body, request, reply }) => signIn(ctx, body, request, reply))
  registerRoute(registrar, signInByCodeRoute, (ctx, { body, request, reply }) =>
    signInByCode(ctx, body.code, request, reply),
  )
  registerRoute(registrar, logout, (ctx, { reply }) =>
    transaction(ctx, async (tx) => {
      await closeSession(tx, tx.actor.sessionId, reply)
      await audit(tx, { action: 'session.closed', objectType: 'session', objectId: tx.actor.sessionId })
      return { message: tx.messages.signedOut() }
    }),
  )
  registerRoute(registrar, sessions.listSessions, (ctx) => listOwnSessions(ctx))
  registerRoute(registrar, sessions.endSession, (ctx, { params, reply }) => endOwnSession(ctx, params.sessionId, reply))
  registerRoute(registrar, sessions.endOtherSessions, (ctx) => endOtherSessions(ctx))
}
