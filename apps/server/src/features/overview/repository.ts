import { sql } from 'drizzle-orm'
import { combineVersions, versionOf, versionsOf } from '#db/row-versions.ts'
import { careerRejections, skillCorrections } from '#db/schema/decisions.ts'
import { profiles } from '#db/schema/profiles.ts'
import { progress, stepTicks } from '#db/schema/progress.ts'
import { recommendations } from '#db/schema/recommendations.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { settings } from '#db/schema/settings.ts'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { users } from '#db/schema/users.ts'
import type { CacheKey } from '#http/register-route.ts'

const versions = [
  sql`${users}.xmin`,
  sql`(select ${settings}.xmin from ${settings})`,
  versionOf(profiles),
  versionOf(userPreferences),
  versionOf(roadmaps, roadmaps.isCurrent),
  versionsOf(progress),
  versionsOf(stepTicks),
  versionsOf(careerRejections),
  versionsOf(skillCorrections),
  versionsOf(recommendations),
]

/** The row versions of all that an overview is made from, apart from the time. */
export const overviewKey: CacheKey = {
  name: 'overview_keys',
  value: combineVersions(versions),
}
