import { type CoursePreferences, readPlace } from '@milepost/advisor'
import { modeCodes } from '@milepost/contract/courses/catalogue/learner'
import type { Queryable } from '#db/client.ts'
import { findPreferences } from '#features/preferences/index.ts'
import type { ProfileRow } from '#features/profiles/index.ts'

/** Where a learner lives, as far as their location says, and how they like to learn. They order courses alone. */
export async function findWhereabouts(
  db: Queryable,
  { userId, location }: Pick<ProfileRow, 'userId' | 'location'>,
): Promise<Pick<CoursePreferences, 'place' | 'mode'>> {
  const { learningMode } = await findPreferences(db, userId)
  return { place: readPlace(location), mode: modeCodes[learningMode] }
}
