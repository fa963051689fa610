import type { CourseMode } from '#courses/limits.ts'
import { languageCodes } from '#courses/limits.ts'
import type { CatalogueFilter } from '#courses/schema.ts'
import type { LearningMode } from '#preferences/limits.ts'
import { budgets } from '#profiles/limits.ts'
import type { Profile } from '#profiles/schema.ts'

/** The learner that a list of courses is ordered for: a part of the catalogue's filter. */
export type LearnerFilter = Pick<
  CatalogueFilter,
  'for_language' | 'for_budget' | 'for_country' | 'for_town' | 'for_mode'
>

/** The mode of courses that each way of learning likes best. */
export const modeCodes = { Online: 'online', Offline: 'offline', Hybrid: 'hybrid' } as const satisfies Record<
  LearningMode,
  CourseMode
>

/**
 * Says for which learner a list of courses is ordered.
 *
 * @param learner - What the learner answered, and where they live as far as it is known.
 * @param mode - How they like to learn.
 * @returns The parameters of the catalogue's address.
 */
export function filterFor(
  { studyLanguage, budget, country, town }: Pick<Profile, 'studyLanguage' | 'budget' | 'country' | 'town'>,
  mode: LearningMode,
): LearnerFilter {
  const most = budgets.find(({ label }) => label === budget)?.most ?? null
  return {
    for_language: languageCodes[studyLanguage],
    ...(most !== null && { for_budget: most }),
    ...(country !== null && { for_country: country }),
    ...(town !== null && { for_town: town }),
    for_mode: modeCodes[mode],
  }
}
