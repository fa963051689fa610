import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { modelUsage, modelUsageInAll } from '#db/schema/model-usage.ts'

export type ModelUsageKey = Pick<typeof modelUsage.$inferSelect, 'userId' | 'day'>

/**
 * Adds tokens in one statement, so that concurrent calls can't exceed the limit.
 * @returns false if the limit would be exceeded; nothing is added then
 */
export async function addTokensWithin(
  db: Queryable,
  usage: ModelUsageKey,
  tokens: number,
  max: number,
): Promise<boolean> {
  if (tokens > max) return false
  const rows = await db
    .insert(modelUsage)
    .values({ ...usage, tokens })
    .onConflictDoUpdate({
      target: [modelUsage.userId, modelUsage.day],
      set: { tokens: sql`${modelUsage.tokens} + excluded.tokens` },
      setWhere: sql`${modelUsage.tokens} + excluded.tokens <= ${max}`,
    })
    .returning({ tokens: modelUsage.tokens })
  return rows.length > 0
}

/** As `addTokensWithin`, of all users together. */
export async function addTokensInAllWithin(db: Queryable, day: string, tokens: number, max: number): Promise<boolean> {
  if (tokens > max) return false
  const rows = await db
    .insert(modelUsageInAll)
    .values({ day, tokens })
    .onConflictDoUpdate({
      target: modelUsageInAll.day,
      set: { tokens: sql`${modelUsageInAll.tokens} + excluded.tokens` },
      setWhere: sql`${modelUsageInAll.tokens} + excluded.tokens <= ${max}`,
    })
    .returning({ tokens: modelUsageInAll.tokens })
  return rows.length > 0
}

/** Adds or subtracts a user's tokens, regardless of the limit. */
export async function addTokens(db: Queryable, { userId, day }: ModelUsageKey, tokens: number): Promise<void> {
  await db
    .update(modelUsage)
    .set({ tokens: sql`greatest(0, ${modelUsage.tokens} + ${tokens}::bigint)` })
    .where(and(eq(modelUsage.userId, userId), eq(modelUsage.day, day)))
}

/** As `addTokens`, of all users together. */
export async function addTokensInAll(db: Queryable, day: string, tokens: number): Promise<void> {
  await db
    .update(modelUsageInAll)
    .set({ tokens: sql`greatest(0, ${modelUsageInAll.tokens} + ${tokens}::bigint)` })
    .where(eq(modelUsageInAll.day, day))
}

/** The tokens of a day: a user's, and those of all. */
export async function findTokens(db: Queryable, { userId, day }: ModelUsageKey): Promise<{ own: number; all: number }> {
  const [[own], [all]] = await Promise.all([
    db
      .select({ tokens: modelUsage.tokens })
      .from(modelUsage)
      .where(and(eq(modelUsage.userId, userId), eq(modelUsage.day, day))),
    db.select({ tokens: modelUsageInAll.tokens }).from(modelUsageInAll).where(eq(modelUsageInAll.day, day)),
  ])
  return { own: own?.tokens ?? 0, all: all?.tokens ?? 0 }
}

export async function deleteModelUsageBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(modelUsage).where(lt(modelUsage.day, day))
  await db.delete(modelUsageInAll).where(lt(modelUsageInAll.day, day))
}
