import { sql } from 'drizzle-orm'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'

/**
 * Public courses: approved ones, except archived ones and those of a hidden institution. The few hidden institutions are read
 * once a statement: joined, they made the planner expect one course and sort all of them for each page.
 */
export const offered = sql<boolean>`(${courses.status} = 'approved' and not ${courses.isArchived}
  and (${courses.institutionId} is null
    or ${courses.institutionId} not in (select ${institutions.id} from ${institutions} where not ${institutions.isPublic})))`
