import type { LearnerFilter } from '@milepost/contract/courses/catalogue/learner'
import type { Course } from '@milepost/contract/courses/schema'
import type { Queryable } from '#db/client.ts'
import { learnerValues } from '#db/course-order.ts'
import { findRowsTeaching } from '#features/courses/catalogue/repository.ts'
import { presentCourse } from '#features/courses/index.ts'
import { findIdsTeaching } from '#features/courses/skills/index.ts'

/** Offered courses that teach one of the skills: the best for the learner first, then the strongest. */
export async function findCoursesTeaching(
  db: Queryable,
  { skills, learner }: { skills: readonly string[]; learner: LearnerFilter },
  limit: number,
): Promise<Course[]> {
  const ids = [...(await findIdsTeaching(db, skills)).values()].flat()
  return (await findRowsTeaching(db, { skills, ids, learner: learnerValues(learner) }, limit)).map(presentCourse)
}
