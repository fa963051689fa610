import type { AdvisorCountKind } from '@milepost/contract/analytics/limits'
import { asc, gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { advisorCounts } from '#db/schema/advisor-counts.ts'

export interface CountOfDay {
  readonly day: string
  readonly kind: AdvisorCountKind
  readonly count: number
}

/** Adds to a day's counts. Rows are locked in one order to avoid deadlocks. */
export async function addCounts(db: Queryable, counts: readonly CountOfDay[]): Promise<void> {
  if (counts.length === 0) return
  const rows = [...counts].sort((one, other) => (one.kind < other.kind ? -1 : 1))
  await db
    .insert(advisorCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [advisorCounts.day, advisorCounts.kind],
      set: { count: sql`${advisorCounts.count} + excluded.count` },
    })
}

/** From a day on, earliest first. */
export async function findCountsSince(db: Queryable, day: string) {
  return db.select().from(advisorCounts).where(gte(advisorCounts.day, day)).orderBy(asc(advisorCounts.day))
}

export async function deleteAdvisorCountsBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(advisorCounts).where(lt(advisorCounts.day, day))
}
