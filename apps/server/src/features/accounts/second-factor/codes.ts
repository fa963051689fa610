import { randomBytes } from 'node:crypto'
import type { Context } from '#context.ts'
import {
  findSecondFactor,
  saveRecoveryHashes,
  takeRecoveryHash,
  takeStep,
} from '#features/accounts/second-factor/repository.ts'
import { encodeBase32, findStep } from '#features/accounts/second-factor/totp.ts'
import type { UserRow } from '#features/users/index.ts'
import { digestOf } from '#lib/secrets.ts'

const recoveryCodes = 10
/** 120 random bits, so that a plain digest can't be reversed. */
const recoveryBytes = 15

/** Whether the account signs in with a code. Only admins do. */
export async function hasSecondFactor(
  ctx: Pick<Context, 'db'>,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
): Promise<boolean> {
  if (role !== 'admin') return false
  const factor = await findSecondFactor(ctx.db, id)
  return factor !== undefined && factor.confirmedAt !== null
}

/**
 * Uses an authenticator's code or a recovery code, each once, also where several processes try it at the same time.
 * @returns false if it is invalid
 */
export async function spendCode(tx: Pick<Context, 'db' | 'clock'>, userId: string, typed: string): Promise<boolean> {
  const code = normaliseCode(typed)
  const factor = await findSecondFactor(tx.db, userId)
  if (factor === undefined || factor.confirmedAt === null) return false
  if (!isAuthenticatorCode(code)) return takeRecoveryHash(tx.db, userId, hashOf(code))
  const step = findStep(factor.secret, code, tx.clock())
  return step !== null && (await takeStep(tx.db, userId, step))
}

/** Replaces the account's recovery codes. Only their digests are stored. */
export async function createRecoveryCodes(tx: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => encodeBase32(randomBytes(recoveryBytes)))
  await saveRecoveryHashes(tx.db, userId, codes.map(hashOf))
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

export function normaliseCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

const hashOf = (code: string) => digestOf(code).toString('base64url')
