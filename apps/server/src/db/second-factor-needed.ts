import { sql } from 'drizzle-orm'
import { secondFactors } from '#db/schema/second-factors.ts'
import { settings } from '#db/schema/settings.ts'
import { users } from '#db/schema/users.ts'

/** Admins who must set up a second factor before they may do anything else. */
export const secondFactorNeeded = sql<boolean>`(${users.role} = 'admin'
  and exists (select 1 from ${settings} where ${settings.requireSecondFactor})
  and not exists (select 1 from ${secondFactors}
    where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null))`
