import { product } from '@milepost/contract/product'
import type { FastifyRequest } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { countCode, endSessions, requireFresh } from '#features/accounts/auth/index.ts'
import {
  confirmByCode,
  createRecoveryCodes,
  createSecret,
  deleteSecondFactor,
  encodeBase32,
  hasSecondFactor,
  keyUri,
  saveUnconfirmed,
  spendCode,
} from '#features/accounts/second-factor/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { queueEmail } from '#features/emails/index.ts'
import { isSecondFactorRequired } from '#features/settings/index.ts'
import { lockUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Makes a secret for an authenticator, replacing one that was never confirmed.
 * @throws {AppError} 'reauthentication_required', 'second_factor_on'
 */
export async function startSecondFactor(ctx: SignedInContext) {
  requireFresh(ctx)
  return transaction(ctx, async (tx) => {
    const { id: userId, email } = await lockCaller(tx)
    const { secret, sealed } = createSecret(tx.keys, userId)
    if (!(await saveUnconfirmed(tx.db, { userId, secret: sealed, createdAt: tx.clock() }))) {
      throw new AppError('second_factor_on')
    }
    return { secret: encodeBase32(secret), uri: keyUri(product.name, email, secret) }
  })
}

/**
 * Turns the second factor on by its first code, makes new recovery codes where it is on, or turns it off. Turning it on
 * or off ends the account's other sessions.
 * @throws {AppError} 'not_found' without a secret; 'wrong_code'; 'rate_limited'
 * @throws {AppError} to turn it off: 'reauthentication_required', 'second_factor_kept' for admins, where each needs one
 */
export async function saveSecondFactor(
  ctx: SignedInContext,
  { on, code }: { readonly on: boolean; readonly code: string },
  request: FastifyRequest,
): Promise<{ recoveryCodes: string[] }> {
  if (!on) requireFresh(ctx)
  const refund = await countCode(ctx, ctx.actor, request)
  const saved = await transaction(ctx, async (tx) => {
    const user = await lockCaller(tx)
    const isOn = await hasSecondFactor(tx, user.id)
    if (!on) return turnOff(tx, user, code)
    return isOn ? makeNewCodes(tx, user, code) : turnOn(tx, user, code)
  }).catch(async (error: unknown) => {
    // The code was not looked at.
    if (error instanceof AppError && error.code === 'second_factor_kept') await refund()
    throw error
  })
  await refund()
  return saved
}

async function turnOn(tx: SignedInContext, user: UserRow, code: string) {
  const isRight = await confirmByCode(tx, user.id, code)
  if (isRight === null) throw new AppError('not_found')
  if (!isRight) throw new AppError('wrong_code')
  const recoveryCodes = await createRecoveryCodes(tx, user.id)
  await endSessions(tx, user.id, tx.actor.sessionId)
  await tell(tx, user, 'second_factor.enabled')
  return { recoveryCodes }
}

async function makeNewCodes(tx: SignedInContext, user: UserRow, code: string) {
  if (!(await spendCode(tx, user.id, code))) throw new AppError('wrong_code')
  const recoveryCodes = await createRecoveryCodes(tx, user.id)
  await tell(tx, user, 'second_factor.codes_made')
  return { recoveryCodes }
}

async function turnOff(tx: SignedInContext, user: UserRow, code: string) {
  if (!(await hasSecondFactor(tx, user.id))) throw new AppError('not_found')
  // With the account locked, so that its admin can't require it at the same time.
  if (user.role === 'admin' && (await isSecondFactorRequired(tx.db))) throw new AppError('second_factor_kept')
  if (!(await spendCode(tx, user.id, code))) throw new AppError('wrong_code')
  await deleteSecondFactor(tx.db, user.id)
  await endSessions(tx, user.id, tx.actor.sessionId)
  await tell(tx, user, 'second_factor.disabled')
  return { recoveryCodes: [] }
}

/** Locks the caller's account, as it is now: the request may be older than a change of it. */
export async function lockCaller(tx: SignedInContext): Promise<UserRow> {
  const user = await lockUser(tx.db, tx.actor.id)
  if (user === undefined) throw new AppError('unauthenticated')
  return user
}

const emails = {
  'second_factor.enabled': 'second_factor_enabled',
  'second_factor.codes_made': 'recovery_codes_made',
  'second_factor.disabled': 'second_factor_disabled',
} as const

async function tell(tx: SignedInContext, user: UserRow, action: keyof typeof emails): Promise<void> {
  await queueEmail(tx, { kind: emails[action], to: user.email, userId: user.id })
  await audit(tx, { action, objectType: 'user', objectId: user.id })
}
