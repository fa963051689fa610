import type { Context } from '#context.ts'
import {
  deleteTokens,
  findToken,
  insertToken,
  replaceTokenHash,
  type TokenPurpose,
  type TokenRow,
  takeToken,
} from '#features/accounts/repository.ts'
import { lockUser, type UserRow } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

type Transaction = Pick<Context, 'db' | 'clock'>
type Link = Pick<TokenRow, 'userId' | 'email'> & { readonly method?: TokenRow['method'] }

const hour = 60 * 60 * 1000
const lifetimes: Record<TokenPurpose, number> = {
  reset_password: hour,
  sign_in: hour / 2,
  second_factor: hour / 6,
  change_email: 24 * hour,
  verify_email: 3 * 24 * hour,
  undo_email: 7 * 24 * hour,
}

/** Creates a link's secret of 256 random bits and stores only its SHA-256. */
export async function createToken(tx: Transaction, purpose: TokenPurpose, link: Link): Promise<string> {
  const { secret, ...stored } = createSecret(tx, purpose)
  await insertToken(tx.db, { ...link, purpose, createdAt: tx.clock(), ...stored })
  return secret
}

/**
 * Reserves a link that will be emailed; it has no secret yet. A pending new address is replaced, undo links add up.
 * @returns its creation time, which identifies it
 */
export async function reserveToken(
  tx: Transaction,
  purpose: 'change_email' | 'undo_email',
  link: Link,
): Promise<{ readonly createdAt: Date }> {
  const createdAt = tx.clock()
  const { secret: _, ...stored } = createSecret(tx, purpose)
  if (purpose === 'change_email') await deleteTokens(tx.db, link.userId, [purpose])
  await insertToken(tx.db, { ...link, purpose, createdAt, ...stored })
  return { createdAt }
}

/**
 * Sets the secret of a reserved link when its email is sent.
 * @returns the secret; null if the link was cancelled
 */
export async function fillToken(
  tx: Transaction,
  purpose: 'change_email' | 'undo_email',
  link: Link & { readonly createdAt?: Date | undefined },
): Promise<string | null> {
  const { secret, ...stored } = createSecret(tx, purpose)
  return (await replaceTokenHash(tx.db, { ...link, purpose }, stored)) ? secret : null
}

/**
 * Reads a link without using it.
 * @throws {AppError} 'link_invalid' when unknown, expired or made for something else
 */
export async function readToken(
  ctx: Transaction,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<TokenRow> {
  const row = await findToken(ctx.db, digestOf(secret))
  if (row === undefined || row.expiresAt <= ctx.clock() || !purposes.includes(row.purpose)) {
    throw new AppError('link_invalid')
  }
  return row
}

/**
 * Uses a link once and locks its account until the transaction ends. The account is locked first, so that two links of
 * one account can't deadlock.
 * @throws {AppError} 'link_invalid', also when a concurrent call used it
 */
export async function useToken(
  tx: Transaction,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<{ user: UserRow; token: TokenRow }> {
  const token = await readToken(tx, secret, purposes)
  const user = await lockUser(tx.db, token.userId)
  if (user === undefined || !(await takeToken(tx.db, token.tokenHash))) throw new AppError('link_invalid')
  return { user, token }
}

function createSecret(tx: Transaction, purpose: TokenPurpose) {
  const secret = newSecret()
  return { secret, tokenHash: digestOf(secret), expiresAt: new Date(tx.clock().getTime() + lifetimes[purpose]) }
}
