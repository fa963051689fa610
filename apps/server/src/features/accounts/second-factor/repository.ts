import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { secondFactors } from '#db/schema/second-factors.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

export async function findSecondFactor(db: Queryable, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1)
  return row
}

/** Sealed secrets begin with a byte for the way of sealing and the key's id. Those from before there were keys are shorter. */
export async function listSecretsNotSealedBy(db: Queryable, keyId: string) {
  const { userId, secret } = secondFactors
  const sealedBy = sql<string>`encode(substring(${secret} from 2 for 8), 'hex')`
  return db.select({ userId, secret }).from(secondFactors).where(ne(sealedBy, keyId))
}

/** Stores a secret in another form, unless it was changed since. */
export async function replaceSecret(
  db: Queryable,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
  sealed: Buffer,
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: sealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)))
}

/**
 * Stores a secret that is not confirmed yet, replacing an earlier one.
 * @returns false if the account has a confirmed one
 */
export async function saveUnconfirmed(
  db: Queryable,
  row: Pick<SecondFactorRow, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const { secret, createdAt } = row
  const saved = await db
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return saved.length > 0
}

const isConfirmed = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

/** Marks the secret as confirmed by the code of a time step. */
export async function confirmSecondFactor(db: Queryable, userId: string, now: Date, step: number): Promise<void> {
  await db
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
}

/**
 * Records that the code of a time step was used.
 * @returns false if it, or a later one, was used before
 */
export async function takeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isConfirmed(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** @returns false if the account has no such recovery code, or it was used before */
export async function takeRecoveryHash(db: Queryable, userId: string, hash: string): Promise<boolean> {
  const { recoveryHashes } = secondFactors
  const rows = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(and(isConfirmed(userId), sql`${hash} = any(${recoveryHashes})`))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

export async function saveRecoveryHashes(db: Queryable, userId: string, recoveryHashes: string[]): Promise<void> {
  await db.update(secondFactors).set({ recoveryHashes }).where(isConfirmed(userId))
}

/** Ends one that was turned on at a time or later. */
export async function deleteSecondFactorSince(db: Queryable, userId: string, time: Date): Promise<boolean> {
  const row = await findSecondFactor(db, userId)
  return row !== undefined && (row.confirmedAt ?? row.createdAt) >= time && deleteSecondFactor(db, userId)
}

/** @returns whether the account had one that was confirmed */
export async function deleteSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning()
  return row !== undefined && row.confirmedAt !== null
}
