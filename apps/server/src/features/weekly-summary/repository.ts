import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { users } from '#db/schema/users.ts'

/** Ids of learners who want the weekly summary, in order, after the given one. */
export async function findWanting(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(userPreferences)
    .innerJoin(users, and(eq(users.id, userPreferences.userId), eq(users.role, 'student')))
    .where(and(eq(userPreferences.weeklySummary, true), after === undefined ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
