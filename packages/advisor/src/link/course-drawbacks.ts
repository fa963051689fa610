import type { CatalogueCourse, CoursePreferences } from '#advisor.ts'
import type { LearnerPlace } from '#text/read-place.ts'

/**
 * What speaks against a course for a learner, the gravest first: one of them weighs more than all that follow. Every list of
 * courses has this order, those that PostgreSQL sorts too.
 *
 * - `abroad`: learners have to be in another country.
 * - `otherLanguage`: it is neither in the study language nor in English.
 * - `overBudget`: it alone costs more than the budget.
 * - `secondLanguage`: it is in English, and the study language is another.
 * - `advanced`: it is for advanced learners.
 * - `farAway`: learners have to be in another town.
 * - `otherMode`: it is taught in another way than the learner likes to learn.
 */
export const courseDrawbacks = [
  'abroad',
  'otherLanguage',
  'overBudget',
  'secondLanguage',
  'advanced',
  'farAway',
  'otherMode',
] as const
export type CourseDrawback = (typeof courseDrawbacks)[number]

/**
 * Weighs a drawback so that the sums of a course's drawbacks order courses.
 *
 * @param drawback - What speaks against a course.
 * @returns A power of two.
 */
export function weightOf(drawback: CourseDrawback): number {
  return 2 ** (courseDrawbacks.length - 1 - courseDrawbacks.indexOf(drawback))
}

type LocatedCourse = Pick<CatalogueCourse, 'mode' | 'country' | 'town'>

const isSomewhere = ({ mode }: LocatedCourse) => mode === 'offline' || mode === 'hybrid'

/**
 * Tells whether learners have to be in another country for a course.
 *
 * @param course - Where the course is taught.
 * @param place - Where the learner lives.
 * @returns False where either doesn't say.
 */
export function isAbroad(course: LocatedCourse, { country }: LearnerPlace): boolean {
  return isSomewhere(course) && country !== null && course.country != null && course.country !== country
}

/**
 * Ranks a course by the last drawbacks of the list, which the linker doesn't weigh otherwise.
 *
 * @param course - Where and how the course is taught.
 * @param preferences - Where the learner lives and how they like to learn.
 * @returns The sum of the weights, 0 where neither speaks against it.
 */
export function placeRankOf(course: LocatedCourse, { place, mode }: Pick<CoursePreferences, 'place' | 'mode'>): number {
  const town = place?.town?.toLowerCase()
  const isFar = isSomewhere(course) && town !== undefined && course.town?.toLowerCase() !== town
  const isOther = mode != null && course.mode != null && course.mode !== 'hybrid' && course.mode !== mode
  return (isFar ? weightOf('farAway') : 0) + (isOther ? weightOf('otherMode') : 0)
}
