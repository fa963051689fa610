import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'

export interface RateCount {
  readonly count: number
  readonly resetsAt: Date
}

/** Counts an attempt in one statement, so that concurrent ones are all counted. */
export async function countAttempt(db: Queryable, key: string, now: Date, resetsAt: Date): Promise<RateCount> {
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`
  const rows = await db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
  return rows[0] ?? { count: 1, resetsAt }
}

export async function findCount(db: Queryable, key: string, now: Date): Promise<RateCount | undefined> {
  const [row] = await db
    .select({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, now)))
  return row
}

export async function lowerCount(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
    .where(eq(rateLimits.key, key))
}

export async function deleteCount(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function deleteCountsBefore(db: Queryable, now: Date): Promise<number> {
  return deleteRows(db, rateLimits, lt(rateLimits.resetsAt, now))
}
