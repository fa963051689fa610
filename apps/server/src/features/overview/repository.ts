import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { careerRejections, skillCorrections } from '#db/schema/decisions.ts'
import { profiles } from '#db/schema/profiles.ts'
import { progress, stepTicks } from '#db/schema/progress.ts'
import { recommendations } from '#db/schema/recommendations.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { settings } from '#db/schema/settings.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { users } from '#db/schema/users.ts'
import type { AnswerKey } from '#http/register-route.ts'

type OwnTable = PgTable & { userId: PgColumn }

/** The row version of a learner's only row. */
const versionOf = (table: OwnTable, condition: SQL | PgColumn = sql`true`) =>
  sql`(select ${table}.xmin::text from ${table} where ${table.userId} = ${users.id} and ${condition})`

/** The row versions of a learner's rows, in the order of their keys. */
const versionsOf = (table: OwnTable, order: SQL | PgColumn) =>
  sql`(select string_agg(${table}.xmin::text, ' ' order by ${order}) from ${table} where ${table.userId} = ${users.id})`

const versions = [
  sql`${users}.xmin::text`,
  sql`(select ${settings}.xmin::text from ${settings})`,
  versionOf(profiles),
  versionOf(userPreferences),
  versionOf(roadmaps, roadmaps.isCurrent),
  versionsOf(progress, progress.stepKey),
  versionsOf(stepTicks, sql`${stepTicks.stepKey}, ${stepTicks.task}`),
  versionsOf(careerRejections, careerRejections.careerId),
  versionsOf(skillCorrections, skillCorrections.skillId),
  versionsOf(recommendations, recommendations.id),
]

/** The row versions of all that an overview is made from, apart from the time. */
export const overviewKey: AnswerKey = {
  name: 'overview_keys',
  value: sql`json_build_array(${sql.join(versions, sql`, `)})::text`,
}
