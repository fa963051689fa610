import { providerNames } from '@milepost/contract/accounts/providers/limits'
import type { LinkReply } from '@milepost/contract/accounts/providers/schema'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { completeSignIn, countGuess, requireSession } from '#features/accounts/auth/index.ts'
import { bindingOf } from '#features/accounts/providers/binding.ts'
import { mayProveByPassword } from '#features/accounts/providers/decide.ts'
import { link } from '#features/accounts/providers/exchange-code.ts'
import {
  deleteEmailedSignIns,
  deleteSignInsOf,
  findSignIn,
  insertSignIn,
  revokeAccess,
  type SignInRow,
  setEmailedSecret,
  takeSignIn,
} from '#features/accounts/providers/repository.ts'
import type { Visit } from '#features/accounts/providers/start-sign-in.ts'
import { hasSecondFactor } from '#features/accounts/second-factor/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { type CreateEmailLink, queueEmail, requireEmailService } from '#features/emails/index.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { changeUser, findUserByEmail, lockUser, proveEmail } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { limitRate, RateLimitedError } from '#http/rate-limits/rate-limits.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const emailLifetime = 30 * 60 * 1000
/** How long an email may be queued before its link is useless. */
const maxEmailDelay = 60 * 60 * 1000

/**
 * Completes a sign-in to an existing account by its password.
 * @throws {AppError} 'sign_in_expired'; 'wrong_credentials'; 'rate_limited', with the same counts as signing in
 */
export async function linkByPassword(ctx: Context, token: string, password: string, visit: Visit): Promise<LinkReply> {
  const { row, user } = await findLinking(ctx, token, visit)
  const { email } = user
  const refund = await countGuess(ctx, email, user, visit.request).catch(async (error: unknown) => {
    if (error instanceof RateLimitedError && error.isFirst) {
      await recordLogin(ctx, { email, status: 'rate_limited', method: row.provider, account: user })
    }
    throw error
  })
  const right = await ctx.passwordHasher.verify(
    (await mayProveByPassword(ctx, user, row)) ? user.passwordHash : null,
    password,
  )
  if (!right) {
    await recordLogin(ctx, { email, status: 'failed', method: row.provider, account: user })
    throw new AppError('wrong_credentials')
  }
  await refund()
  return requireSession(
    await transaction(ctx, async (tx) => {
      const key = { ...row, stage: 'linking', now: tx.clock() } as const
      const taken = await takeSignIn(tx.db, key)
      if (taken === undefined) throw new AppError('sign_in_expired')
      return complete(tx, taken, { emailed: false, passwordHash: user.passwordHash }, visit)
    }),
  )
}

/**
 * Queues an email whose link completes a sign-in to an existing account, replacing earlier links.
 * @throws {AppError} 'sign_in_expired'; 'rate_limited'; 'service_off' when email is not configured
 */
export async function emailProof(ctx: Context, token: string, visit: Visit): Promise<void> {
  requireEmailService(ctx)
  const { row, user } = await findLinking(ctx, token, visit)
  await limitRate(ctx, 'mail-account', user.id)
  const now = ctx.clock()
  await transaction(ctx, async (tx) => {
    await deleteEmailedSignIns(tx.db, user.id, row.bindingHash)
    const { id: _, ...signIn } = row
    const signInId = await insertSignIn(tx.db, {
      ...signIn,
      // An unknown secret; the email gets a new one on sending.
      stage: 'mailed',
      secretHash: digestOf(newSecret()),
      createdAt: now,
      expiresAt: new Date(now.getTime() + maxEmailDelay),
    })
    const params = { name: user.name, provider: providerNames[row.provider], signInId }
    await queueEmail(tx, { kind: 'link_account', to: user.email, userId: user.id, params })
  })
}

export const createLinkAccountLink: CreateEmailLink = async (ctx: Dependencies, email) => {
  const now = ctx.clock()
  const token = newSecret()
  const id = String(email.params['signInId'])
  const row = await setEmailedSecret(ctx.db, id, digestOf(token), now, new Date(now.getTime() + emailLifetime))
  // The origin where the browser has its cookie.
  return row === undefined ? 'obsolete' : `${new URL(row.redirectUri).origin}${addressOf(pages.linkAccount, { token })}`
}

/**
 * Completes a sign-in by the emailed link.
 * @throws {AppError} 'link_invalid'; in another browser the link stays valid
 */
export async function linkByEmail(ctx: Context, token: string, visit: Visit): Promise<LinkReply> {
  const bindingHash = bindingOf(ctx, visit.request)
  if (bindingHash === null) throw new AppError('link_invalid')
  const linked = await transaction(ctx, async (tx) => {
    const key = { secretHash: digestOf(token), bindingHash, stage: 'mailed', now: tx.clock() } as const
    const row = await takeSignIn(tx.db, key)
    if (row === undefined) throw new AppError('link_invalid')
    return complete(tx, row, { emailed: true }, visit)
  }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'sign_in_expired' ? new AppError('link_invalid') : error
  })
  return requireSession(linked)
}

async function findLinking(ctx: Context, token: string, visit: Visit) {
  const bindingHash = bindingOf(ctx, visit.request)
  if (bindingHash === null) throw new AppError('sign_in_expired')
  const key = { secretHash: digestOf(token), bindingHash, stage: 'linking', now: ctx.clock() } as const
  const row = await findSignIn(ctx.db, key)
  const user = row?.email == null ? undefined : await findUserByEmail(ctx.db, row.email)
  if (row === undefined || user === undefined || user.id !== row.userId) throw new AppError('sign_in_expired')
  return { row, user }
}

type Proof = { readonly emailed: true } | { readonly emailed: false; readonly passwordHash: string | null }

/**
 * Links and signs in. If the account's address was never proven, its creator may be someone else: all access is
 * revoked first.
 */
async function complete(tx: Context, row: SignInRow, proof: Proof, visit: Visit): Promise<LinkReply | null> {
  const user = row.userId === null ? undefined : await lockUser(tx.db, row.userId)
  const { subject } = row
  if (user === undefined || subject === null || user.email !== row.email) throw new AppError('sign_in_expired')
  if (!proof.emailed && (user.passwordHash !== proof.passwordHash || !(await mayProveByPassword(tx, user, row))))
    throw new AppError('sign_in_expired')
  const accessEnded = user.emailProvenAt === null
  const proven = proveEmail(tx.clock(), user)
  if (accessEnded) {
    const hadSecondFactor = await hasSecondFactor(tx, user.id)
    await revokeAccess(tx.db, user.id)
    await changeUser(tx.db, user.id, proven)
    if (hadSecondFactor) await queueEmail(tx, { kind: 'second_factor_disabled', to: user.email, userId: user.id })
    await audit(tx, { action: 'user.ways_in_ended', objectType: 'user', objectId: user.id, actor: user })
  }
  await deleteSignInsOf(tx.db, user.id)
  await link(tx, { ...row, subject }, user)
  const session = await completeSignIn(tx, { user: { ...user, ...proven }, method: row.provider, ...visit })
  if (session === null) return null
  return { ...session, provider: row.provider, accessEnded }
}
