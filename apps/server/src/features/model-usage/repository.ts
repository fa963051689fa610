import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { modelUsage } from '#db/schema/model-usage.ts'

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

/** Adds or subtracts tokens, regardless of the limit. */
export async function addTokens(db: Queryable, { userId, day }: ModelUsageKey, tokens: number): Promise<void> {
  await db
    .update(modelUsage)
    .set({ tokens: sql`greatest(0, ${modelUsage.tokens} + ${tokens}::bigint)` })
    .where(and(eq(modelUsage.userId, userId), eq(modelUsage.day, day)))
}

export async function deleteModelUsageBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(modelUsage).where(lt(modelUsage.day, day))
}
