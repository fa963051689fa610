import { filterFor, type LearnerFilter } from '@milepost/contract/courses/catalogue/learner'
import type { LearningMode } from '@milepost/contract/preferences/limits'

/** The learner that a list of courses is ordered for. */
export type CourseLearner = LearnerFilter

/** A list in the same order for all, as a link to one course needs it to have the course on its first page. */
export const everyone: CourseLearner = {}

/** The learner of some answers; everyone before the first. */
export function learnerOf(answers: Parameters<typeof filterFor>[0] | null, mode: LearningMode): CourseLearner {
  return answers === null ? everyone : filterFor(answers, mode)
}
