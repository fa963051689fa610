import { sql } from 'drizzle-orm'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'

/** Public courses: approved ones, except archived ones and those of a hidden institution. */
export const offered = sql<boolean>`(${courses.status} = 'approved' and not ${courses.isArchived} and not exists (select 1 from ${institutions}
  where ${institutions.id} = ${courses.institutionId} and not ${institutions.isPublic}))`
