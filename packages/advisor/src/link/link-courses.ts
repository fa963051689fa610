import type { CourseIndex, CoursePreferences, StepDraft, StepLink } from '#advisor.ts'
import { allocateCourses } from '#link/budget-allocation.ts'
import { findCandidates } from '#link/candidates.ts'
import { explainLinks } from '#link/explain-links.ts'
import { budgetLimit, findStepDemands } from '#link/step-demand.ts'
import { subjectOf } from '#link/step-subject.ts'

/**
 * Ranks the courses that might fit a step, however unsure. `linkCourses` decides which of them are good enough.
 *
 * @param step - The step to find courses for.
 * @param catalogue - A prepared catalogue.
 * @param preferences - The learner's study language and budget.
 * @returns Course ids within the budget, the best first.
 */
export function rankCourses(step: StepDraft, catalogue: CourseIndex, preferences: CoursePreferences): number[] {
  const limit = budgetLimit(preferences)
  return findCandidates(catalogue.entries, subjectOf(step, preferences.career ?? null), step.label, {}, catalogue.size)
    .filter(({ course }) => course.price <= limit)
    .map(({ course }) => course.id)
}

/**
 * Links courses to steps in the learner's study language, or else in English. Their prices together stay within the
 * budget's upper end (rupees). A course is paid for once and serves at most two steps. Milestones and practice steps
 * get no course. For a step without skill ids, skills are found in its words.
 *
 * @param steps - The steps to find courses for.
 * @param catalogue - A prepared catalogue.
 * @param preferences - The learner's study language and budget.
 * @returns One link a step, in order.
 */
export function linkCourses(
  steps: readonly StepDraft[],
  catalogue: CourseIndex,
  preferences: CoursePreferences,
): StepLink[] {
  const demands = findStepDemands(steps, catalogue, preferences)
  const chosen = allocateCourses(demands, budgetLimit(preferences), preferences.kept)
  return explainLinks(demands, chosen, preferences)
}
