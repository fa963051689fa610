import { type LinkReply, providerNames } from '@milepost/contract/accounts'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { countGuess } from '#features/auth/index.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { type MakeMailLink, orderMail, requireMail } from '#features/mail/index.ts'
import { bindingOf } from '#features/providers/binding.ts'
import { mayProveByPassword } from '#features/providers/decide.ts'
import { enterAccount, link } from '#features/providers/exchange-code.ts'
import {
  deleteMailedSignIns,
  deleteSignInsOf,
  endWaysIn,
  findSignIn,
  insertSignIn,
  markAddressVerified,
  type SignInRow,
  setMailedSecret,
  takeSignIn,
} from '#features/providers/repository.ts'
import type { Visit } from '#features/providers/start-sign-in.ts'
import { limitRate, RateLimitedError } from '#features/rate-limits/index.ts'
import { findUserByEmail, lockUser } from '#features/users/index.ts'
import { AppError } from '#lib/errors.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const mailLasts = 30 * 60 * 1000
/** How long a mail may wait for its mail server before its link has lost its sense. */
const mailWaits = 60 * 60 * 1000

/**
 * Completes a sign-in to an account that is there, with the account's password.
 * Errors: 'sign_in_expired'; 'wrong_credentials'; 'rate_limited', with the same counts as signing in has.
 */
export async function linkByPassword(ctx: Context, token: string, password: string, visit: Visit): Promise<LinkReply> {
  const { row, user } = await findLinking(ctx, token, visit)
  const { email } = user
  const giveBack = await countGuess(ctx, email, user, visit.request).catch(async (error: unknown) => {
    if (error instanceof RateLimitedError && error.isFirst) {
      await recordLogin(ctx, { email, status: 'rate_limited', method: row.provider, account: user })
    }
    throw error
  })
  const right = await ctx.passwordHasher.verify(mayProveByPassword(user, row) ? user.passwordHash : null, password)
  if (!right) {
    await recordLogin(ctx, { email, status: 'failed', method: row.provider, account: user })
    throw new AppError('wrong_credentials')
  }
  await giveBack()
  return transaction(ctx, async (tx) => {
    const key = { ...row, stage: 'linking', now: tx.clock() } as const
    const taken = await takeSignIn(tx.db, key)
    if (taken === undefined) throw new AppError('sign_in_expired')
    return complete(tx, taken, { mailed: false, passwordHash: user.passwordHash }, visit)
  })
}

/**
 * Orders the mail whose link completes a sign-in to an account that is there; a link mailed before is void then.
 * Errors: 'sign_in_expired'; 'rate_limited'; 'service_off' where no mail can be sent.
 */
export async function mailProof(ctx: Context, token: string, visit: Visit): Promise<void> {
  requireMail(ctx)
  const { row, user } = await findLinking(ctx, token, visit)
  await limitRate(ctx, 'mail-account', user.id)
  const now = ctx.clock()
  await transaction(ctx, async (tx) => {
    await deleteMailedSignIns(tx.db, user.id, row.bindingHash)
    const { id: _, ...kept } = row
    const signInId = await insertSignIn(tx.db, {
      ...kept,
      // Nobody knows this secret: the mail's is made when it goes out.
      ...{ stage: 'mailed', secretHash: digestOf(newSecret()) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + mailWaits) },
    })
    const params = { name: user.name, provider: providerNames[row.provider], signInId }
    await orderMail(tx, { kind: 'link_account', to: user.email, userId: user.id, params })
  })
}

/** Makes the link of a mail of the kind 'link_account'. */
export const makeLinkAccountAddress: MakeMailLink = async (ctx: Dependencies, mail) => {
  const now = ctx.clock()
  const token = newSecret()
  const id = String(mail.params['signInId'])
  const row = await setMailedSecret(ctx.db, id, digestOf(token), now, new Date(now.getTime() + mailLasts))
  // Where the browser that began has its cookie.
  return row === undefined ? 'obsolete' : `${new URL(row.redirectUri).origin}${addressOf(pages.linkAccount, { token })}`
}

/** Completes a sign-in by the link from the mail. Errors: 'link_invalid', in another browser too, which leaves the link as it was. */
export async function linkByMail(ctx: Context, token: string, visit: Visit): Promise<LinkReply> {
  const bindingHash = bindingOf(ctx, visit.request)
  if (bindingHash === null) throw new AppError('link_invalid')
  return transaction(ctx, async (tx) => {
    const key = { secretHash: digestOf(token), bindingHash, stage: 'mailed', now: tx.clock() } as const
    const row = await takeSignIn(tx.db, key)
    if (row === undefined) throw new AppError('link_invalid')
    return complete(tx, row, { mailed: true }, visit)
  }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'sign_in_expired' ? new AppError('link_invalid') : error
  })
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

type Proof = { readonly mailed: true } | { readonly mailed: false; readonly passwordHash: string | null }

/**
 * Links and signs in. Whoever made an account with an address that nobody ever verified may have been somebody else: all ways into
 * it end first.
 */
async function complete(tx: Context, row: SignInRow, proof: Proof, visit: Visit): Promise<LinkReply> {
  const user = row.userId === null ? undefined : await lockUser(tx.db, row.userId)
  const { subject } = row
  if (user === undefined || subject === null || user.email !== row.email) throw new AppError('sign_in_expired')
  if (!proof.mailed && (user.passwordHash !== proof.passwordHash || !mayProveByPassword(user, row)))
    throw new AppError('sign_in_expired')
  const wasVerified = user.emailVerifiedAt !== null
  const now = tx.clock()
  if (!wasVerified) {
    await endWaysIn(tx.db, user.id)
    await markAddressVerified(tx.db, user.id, now)
    await audit(tx, { action: 'user.ways_in_ended', objectType: 'user', objectId: user.id, actor: user })
  }
  await deleteSignInsOf(tx.db, user.id)
  await link(tx, { ...row, subject }, user)
  const current = { ...user, emailVerifiedAt: user.emailVerifiedAt ?? now }
  return {
    ...(await enterAccount(tx, row, current, visit)),
    provider: row.provider,
    passwordEnded: !wasVerified && user.passwordHash !== null,
  }
}
