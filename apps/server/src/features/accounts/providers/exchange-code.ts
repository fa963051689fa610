import type { ExchangeReply } from '@milepost/contract/accounts/providers/schema'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { completeSignIn, renewAuthentication, requireSession } from '#features/accounts/auth/index.ts'
import { bindingOf } from '#features/accounts/providers/binding.ts'
import { decideAccount, mayProveByPassword, readName } from '#features/accounts/providers/decide.ts'
import {
  findUserOfIdentity,
  insertIdentity,
  insertSignIn,
  type SignInRow,
  takeSignIn,
} from '#features/accounts/providers/repository.ts'
import type { Visit } from '#features/accounts/providers/start-sign-in.ts'
import { audit } from '#features/audit-logs/index.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { insertUser, type lockUser, proveEmail } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const linkingLifetime = 30 * 60 * 1000

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>
type IdentifiedSignIn = SignInRow & { readonly subject: string }

/**
 * Completes what the sign-in was for, by the return screen's code.
 * @throws {AppError} 'sign_in_expired' for an unknown, used or old code, another browser's, or if its purpose no longer
 * exists; 'second_factor_needed' if a code is still to come
 */
export async function exchangeCode(ctx: Context, code: string, visit: Visit): Promise<ExchangeReply> {
  const bindingHash = bindingOf(ctx, visit.request)
  if (bindingHash === null) throw new AppError('sign_in_expired')
  // Outside the transaction, so that a code works only once, even if this fails.
  const key = { secretHash: digestOf(code), bindingHash, stage: 'returned', now: ctx.clock() } as const
  const row = await takeSignIn(ctx.db, key)
  const subject = row?.subject ?? null
  if (row === undefined || subject === null) throw new AppError('sign_in_expired')
  const returned = { ...row, subject }
  if (row.purpose === 'reauthenticate') return reauthenticate(ctx, returned)
  return requireSession(await transaction(ctx, (tx) => signIn(tx, returned, visit)))
}

/** Refreshes the session that started it, only for an identity of the same user. */
async function reauthenticate(ctx: Context, row: IdentifiedSignIn): Promise<ExchangeReply> {
  const { actor } = ctx
  if (actor === null || actor.sessionId !== row.sessionId) throw new AppError('sign_in_expired')
  const renewed = await transaction(ctx, async (tx) => {
    const owner = await findUserOfIdentity(tx.db, row.provider, row.subject)
    if (owner?.id !== actor.id) return false
    if (!(await renewAuthentication(tx, actor.sessionId))) return false
    const details = { method: row.provider }
    await audit(tx, { action: 'session.reauthenticated', objectType: 'session', objectId: actor.sessionId, details })
    return true
  })
  if (!renewed) {
    await recordLogin(ctx, { email: actor.email, status: 'failed', method: row.provider, account: actor })
    throw new AppError('sign_in_expired')
  }
  return { result: 'reauthenticated' }
}

async function signIn(tx: Context, row: IdentifiedSignIn, visit: Visit): Promise<ExchangeReply | null> {
  const decision = await decideAccount(tx, row)
  switch (decision.kind) {
    case 'known':
      return enter(tx, row, decision.user, visit)
    case 'new': {
      const now = tx.clock()
      const name = readName(row.name, decision.email)
      const user = await insertUser(tx.db, { name, email: decision.email, ...proveEmail(now), createdAt: now })
      // Another user has registered the address since.
      if (user === undefined) throw new AppError('sign_in_expired')
      await audit(tx, {
        action: 'user.registered',
        objectType: 'user',
        objectId: user.id,
        actor: user,
        details: { method: row.provider },
      })
      return enter(tx, row, await link(tx, row, user), visit)
    }
    case 'same':
      return enter(tx, row, await link(tx, row, decision.user), visit)
    case 'prove':
      return askForProof(tx, row, decision.user)
    case 'problem':
      throw new AppError('sign_in_expired')
  }
}

/**
 * Links an identity to an account.
 * @throws {AppError} 'sign_in_expired' if another account was faster
 */
export async function link<A extends Pick<LockedUser, 'id' | 'name'>>(
  tx: Context,
  row: IdentifiedSignIn,
  user: A,
): Promise<A> {
  const { provider, subject } = row
  const linked = await insertIdentity(tx.db, { provider, subject, userId: user.id, createdAt: tx.clock() })
  if (!linked) throw new AppError('sign_in_expired')
  const details = { provider }
  await audit(tx, { action: 'identity.linked', objectType: 'user', objectId: user.id, actor: user, details })
  return user
}

async function enter(tx: Context, row: SignInRow, user: LockedUser, visit: Visit): Promise<ExchangeReply | null> {
  const session = await completeSignIn(tx, { user, method: row.provider, ...visit })
  return session === null ? null : { result: 'signed-in', ...session }
}

async function askForProof(tx: Context, { id: _, ...row }: IdentifiedSignIn, user: LockedUser): Promise<ExchangeReply> {
  const token = newSecret()
  const now = tx.clock()
  await insertSignIn(tx.db, {
    ...row,
    stage: 'linking',
    secretHash: digestOf(token),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkingLifetime),
  })
  return {
    result: 'link-required',
    provider: row.provider,
    email: user.email,
    password: await mayProveByPassword(tx, user, row),
    token,
  }
}
