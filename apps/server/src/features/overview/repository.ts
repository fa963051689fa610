import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/client.ts'
import { keysOf } from '#db/keys-of.ts'
import { careerRejections, skillCorrections } from '#db/schema/decisions.ts'
import { profiles } from '#db/schema/profiles.ts'
import { progress, stepTicks } from '#db/schema/progress.ts'
import { recommendations } from '#db/schema/recommendations.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { settings } from '#db/schema/settings.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { users } from '#db/schema/users.ts'
import { shareLookups } from '#lib/shared-lookup.ts'

/** The row versions of a learner's rows, in the order of their keys. */
const versionsOf = (table: PgTable & { userId: PgColumn }, order: SQL | PgColumn) =>
  sql`(select string_agg(${table}.xmin::text, ' ' order by ${order}) from ${table} where ${table.userId} = ${users.id})`

/**
 * Prepares the look-up of the keys of overviews by user: the row versions of all that an overview is made from, apart
 * from the account and the time.
 */
export function prepareOverviewKeys(db: Queryable): (userId: string) => Promise<string | undefined> {
  const versions = [
    ...[profiles, userPreferences, roadmaps].map((table) => sql`${table}.xmin::text`),
    sql`(select ${settings}.xmin::text from ${settings})`,
    versionsOf(progress, progress.stepKey),
    versionsOf(stepTicks, sql`${stepTicks.stepKey}, ${stepTicks.task}`),
    versionsOf(careerRejections, careerRejections.careerId),
    versionsOf(skillCorrections, skillCorrections.skillId),
    versionsOf(recommendations, recommendations.id),
  ]
  const statement = db
    .select({ userId: users.id, key: sql<string>`json_build_array(${sql.join(versions, sql`, `)})::text` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(roadmaps, and(eq(roadmaps.userId, users.id), roadmaps.isCurrent))
    .where(sql`${users.id} = any(${keysOf('userIds', 'uuid[]')})`)
    .prepare('find_overview_keys')
  return shareLookups(async (userIds) => {
    const rows = await statement.execute({ userIds })
    return new Map(rows.map(({ userId, key }) => [userId, key]))
  })
}
