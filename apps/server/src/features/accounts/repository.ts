import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { and, asc, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { accountTokens } from '#db/schema/account-tokens.ts'
import { deletedAccounts } from '#db/schema/deleted-accounts.ts'
import { identities } from '#db/schema/identities.ts'
import { digestOf } from '#lib/secrets.ts'

export type TokenRow = typeof accountTokens.$inferSelect
export type TokenPurpose = TokenRow['purpose']

export async function insertToken(db: Queryable, row: typeof accountTokens.$inferInsert): Promise<void> {
  await db.insert(accountTokens).values(row)
}

export async function findToken(db: Queryable, tokenHash: Buffer): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(accountTokens).where(eq(accountTokens.tokenHash, tokenHash)).limit(1)
  return row
}

/**
 * Deletes a token.
 * @returns whether it existed: only one of many concurrent calls gets true
 */
export async function takeToken(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (await deleteRows(db, accountTokens, eq(accountTokens.tokenHash, tokenHash))) > 0
}

type Named = Pick<TokenRow, 'userId' | 'purpose' | 'email'> & { readonly createdAt?: Date | undefined }

/**
 * Sets the secret of a reserved token.
 * @returns whether it was still reserved
 */
export async function replaceTokenHash(
  db: Queryable,
  { userId, purpose, email, createdAt }: Named,
  change: Pick<TokenRow, 'tokenHash' | 'expiresAt'>,
): Promise<boolean> {
  const changed = await db
    .update(accountTokens)
    .set(change)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        eq(accountTokens.email, email),
        ...(createdAt === undefined ? [] : [eq(accountTokens.createdAt, createdAt)]),
      ),
    )
    .returning({ userId: accountTokens.userId })
  return changed.length > 0
}

export async function deleteTokens(db: Queryable, userId: string, purposes: readonly TokenPurpose[]): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.purpose, [...purposes])))
}

/** Deletes undo links of changes made at a time or later. */
export async function deleteUndoTokensSince(db: Queryable, userId: string, time: Date): Promise<void> {
  await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'undo_email'),
        gte(accountTokens.createdAt, time),
      ),
    )
}

/** The account's new address that is not verified yet. */
export async function findPendingEmail(db: Queryable, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change_email'),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1)
  return row?.email ?? null
}

export async function listProviders(db: Queryable, userId: string): Promise<SignInProvider[]> {
  const rows = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.provider))
  return rows.map(({ provider }) => provider)
}

/** Unlinks providers linked at a time or later; all of them by default. */
export async function deleteIdentities(db: Queryable, userId: string, since: Date = new Date(0)): Promise<void> {
  await db.delete(identities).where(and(eq(identities.userId, userId), gte(identities.createdAt, since)))
}

export async function deleteExpiredTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now))
}

/** Remembers that an account was deleted, for backups that still have it. */
export async function insertDeletedAccount(db: Queryable, userId: string, deletedAt: Date): Promise<void> {
  await db
    .insert(deletedAccounts)
    .values({ idHash: digestOf(userId), deletedAt })
    .onConflictDoNothing()
}

export async function deleteDeletedAccountsBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(deletedAccounts).where(lt(deletedAccounts.deletedAt, time))
}
