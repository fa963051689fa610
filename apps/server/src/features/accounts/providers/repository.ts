import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { and, eq, getTableColumns, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { accountTokens } from '#db/schema/account-tokens.ts'
import { emails } from '#db/schema/emails.ts'
import { identities, providerSignIns } from '#db/schema/identities.ts'
import { secondFactors } from '#db/schema/second-factors.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'

export type SignInRow = typeof providerSignIns.$inferSelect

/** What the browser needs to continue a sign-in: the secret, the browser's cookie, and in time. */
export interface SignInKey {
  readonly secretHash: Buffer
  readonly bindingHash: Buffer
  readonly stage: SignInRow['stage']
  readonly now: Date
}

export async function insertSignIn(db: Queryable, row: typeof providerSignIns.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(providerSignIns).values(row).returning({ id: providerSignIns.id })
  if (inserted === undefined) throw new Error('the sign-in was not stored')
  return inserted.id
}

const opens = (key: SignInKey) =>
  and(
    eq(providerSignIns.secretHash, key.secretHash),
    eq(providerSignIns.bindingHash, key.bindingHash),
    eq(providerSignIns.stage, key.stage),
    gt(providerSignIns.expiresAt, key.now),
  )

export async function findSignIn(db: Queryable, key: SignInKey): Promise<SignInRow | undefined> {
  const [row] = await db.select().from(providerSignIns).where(opens(key)).limit(1)
  return row
}

/** Consumes a sign-in in one statement: only one of two concurrent calls gets it. */
export async function takeSignIn(
  db: Queryable,
  key: SignInKey,
  provider?: SignInProvider,
): Promise<SignInRow | undefined> {
  const own = provider === undefined ? undefined : eq(providerSignIns.provider, provider)
  const [row] = await db
    .delete(providerSignIns)
    .where(and(opens(key), own))
    .returning()
  return row
}

/**
 * Sets the secret of the emailed link.
 * @returns undefined if the sign-in no longer waits for it
 */
export async function setEmailedSecret(
  db: Queryable,
  id: string,
  secretHash: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<SignInRow | undefined> {
  const [row] = await db
    .update(providerSignIns)
    .set({ secretHash, expiresAt })
    .where(and(eq(providerSignIns.id, id), eq(providerSignIns.stage, 'mailed'), gt(providerSignIns.expiresAt, now)))
    .returning()
  return row
}

export async function deleteEmailedSignIns(db: Queryable, userId: string, bindingHash: Buffer): Promise<void> {
  await db
    .delete(providerSignIns)
    .where(
      and(
        eq(providerSignIns.userId, userId),
        eq(providerSignIns.bindingHash, bindingHash),
        eq(providerSignIns.stage, 'mailed'),
      ),
    )
}

export async function deleteSignInsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(providerSignIns).where(eq(providerSignIns.userId, userId))
}

export async function deleteSignInsExpiredBefore(db: Queryable, now: Date): Promise<number> {
  return deleteRows(db, providerSignIns, lt(providerSignIns.expiresAt, now))
}

export async function findUserOfIdentity(db: Queryable, provider: SignInProvider, subject: string) {
  const [user] = await db
    .select(getTableColumns(users))
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .limit(1)
  return user
}

export async function hasIdentity(db: Queryable, userId: string, provider: SignInProvider): Promise<boolean> {
  const rows = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
    .limit(1)
  return rows.length > 0
}

/** @returns false if the identity is already linked, or the account has another one of this provider */
export async function insertIdentity(db: Queryable, row: typeof identities.$inferInsert): Promise<boolean> {
  const rows = await db.insert(identities).values(row).onConflictDoNothing().returning({ userId: identities.userId })
  return rows.length > 0
}

/** Revokes all access to an account: password, second factor, sessions, sent and queued links, identities. */
export async function revokeAccess(db: Queryable, userId: string): Promise<void> {
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await db.delete(accountTokens).where(eq(accountTokens.userId, userId))
  await db.delete(emails).where(and(eq(emails.userId, userId), isNull(emails.sentAt)))
  await db.delete(identities).where(eq(identities.userId, userId))
}
