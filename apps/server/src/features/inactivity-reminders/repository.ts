import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { stepTicks } from '#db/schema/progress.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { users } from '#db/schema/users.ts'

/** When a learner last ticked something or got a roadmap. */
const lastLearned = sql<string>`greatest(${roadmaps.createdAt},
  (select max(${stepTicks.tickedAt}) from ${stepTicks} where ${stepTicks.userId} = ${users.id}))`

/** Learners who want a reminder and have done nothing since a time, by id after the given one. */
export async function findInactiveLearners(
  db: Queryable,
  { since, after, limit }: { since: Date; after: string | undefined; limit: number },
): Promise<{ id: string; lastLearned: Date }[]> {
  const rows = await db
    .select({ id: users.id, lastLearned })
    .from(userPreferences)
    .innerJoin(users, and(eq(users.id, userPreferences.userId), eq(users.role, 'student')))
    .innerJoin(roadmaps, and(eq(roadmaps.userId, users.id), eq(roadmaps.isCurrent, true)))
    .where(
      and(
        eq(userPreferences.quietReminder, true),
        lte(lastLearned, since.toISOString()),
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, lastLearned: new Date(row.lastLearned) }))
}
