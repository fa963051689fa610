import { login, logout, register } from '@milepost/contract/auth'
import * as sessions from '@milepost/contract/sessions'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '#features/auth/own-sessions.ts'
import { registerUser } from '#features/auth/register-user.ts'
import { closeSession } from '#features/auth/sessions.ts'
import { signIn } from '#features/auth/sign-in.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountAuth(mounting: Mounting): void {
  mount(mounting, register, (ctx, { body, request, reply }) => registerUser(ctx, body, request, reply))
  mount(mounting, login, (ctx, { body, request, reply }) => signIn(ctx, body, request, reply))
  mount(mounting, logout, (ctx, { reply }) =>
    transaction(ctx, async (tx) => {
      await closeSession(tx, tx.actor.sessionId, reply)
      await audit(tx, { action: 'session.closed', objectType: 'session', objectId: tx.actor.sessionId })
      return { message: tx.messages.signedOut() }
    }),
  )
  mount(mounting, sessions.listSessions, (ctx) => listOwnSessions(ctx))
  mount(mounting, sessions.endSession, (ctx, { params, reply }) => endOwnSession(ctx, params.sessionId, reply))
  mount(mounting, sessions.endOtherSessions, (ctx) => endOtherSessions(ctx))
}
