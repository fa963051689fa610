import type { Course } from '@milepost/contract/courses/schema'
import type { Queryable } from '#db/client.ts'
import { findRowsTeaching } from '#features/courses/catalogue/repository.ts'
import { presentCourse } from '#features/courses/index.ts'
import { findIdsTeaching } from '#features/courses/skills/index.ts'

/** Offered courses that teach one of the skills, strongest first. */
export async function findCoursesTeaching(db: Queryable, skills: readonly string[], limit: number): Promise<Course[]> {
  const ids = [...(await findIdsTeaching(db, skills)).values()].flat()
  return (await findRowsTeaching(db, skills, ids, limit)).map(presentCourse)
}
