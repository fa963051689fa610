import { randomBytes } from 'node:crypto'
import type { Context } from '#context.ts'
import {
  confirmSecondFactor,
  findSecondFactor,
  saveRecoveryHashes,
  takeRecoveryHash,
  takeStep,
} from '#features/accounts/second-factor/repository.ts'
import { openSecret } from '#features/accounts/second-factor/secrets.ts'
import { encodeBase32, findStep } from '#features/accounts/second-factor/totp.ts'
import { digestOf } from '#lib/secrets.ts'

const recoveryCodes = 10
/** 120 random bits, so that a plain digest can't be reversed. */
const recoveryBytes = 15

/** Whether the account signs in with a code. */
export async function hasSecondFactor(ctx: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const factor = await findSecondFactor(ctx.db, userId)
  return factor !== undefined && factor.confirmedAt !== null
}

/**
 * Uses an authenticator's code or a recovery code, each once, also where several processes try it at the same time.
 * @returns false if it is invalid
 */
export async function spendCode(
  tx: Pick<Context, 'db' | 'clock' | 'keys'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = normaliseCode(typed)
  const factor = await findSecondFactor(tx.db, userId)
  if (factor === undefined || factor.confirmedAt === null) return false
  if (!isAuthenticatorCode(code)) return takeRecoveryHash(tx.db, userId, hashOf(code))
  const step = findStep(openSecret(tx.keys, factor), code, tx.clock())
  return step !== null && (await takeStep(tx.db, userId, step))
}

/**
 * Turns the second factor on by the first code of its authenticator.
 * @returns false if the code is invalid; null if the account has no secret
 */
export async function confirmByCode(
  tx: Pick<Context, 'db' | 'clock' | 'keys'>,
  userId: string,
  typed: string,
): Promise<boolean | null> {
  const factor = await findSecondFactor(tx.db, userId)
  if (factor === undefined) return null
  const step = findStep(openSecret(tx.keys, factor), normaliseCode(typed), tx.clock())
  if (step !== null) await confirmSecondFactor(tx.db, userId, tx.clock(), step)
  return step !== null
}

/** Replaces the account's recovery codes. Only their digests are stored. */
export async function createRecoveryCodes(tx: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => encodeBase32(randomBytes(recoveryBytes)))
  await saveRecoveryHashes(tx.db, userId, codes.map(hashOf))
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

function normaliseCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

const hashOf = (code: string) => digestOf(code).toString('base64url')
