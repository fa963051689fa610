import type { CourseIndex, CoursePreferences, StepDraft, StepLink } from '#advisor.ts'
import { allocateCourses } from '#link/budget-allocation.ts'
import { findCandidates } from '#link/candidates.ts'
import { explainLinks } from '#link/explain-links.ts'
import { budgetLimit, findStepDemands } from '#link/step-demand.ts'
import { subjectOf } from '#link/step-subject.ts'

/**
 * In: a step, a catalogue and preferences. Out: ids of the courses that might fit and cost no more than the budget, the best
 * first, however unsure: `linkCourses` says which of them convince.
 */
export function rankCourses(step: StepDraft, catalogue: CourseIndex, preferences: CoursePreferences): number[] {
  const limit = budgetLimit(preferences)
  return findCandidates(catalogue.entries, subjectOf(step), step.label, catalogue.size)
    .filter(({ course }) => course.price <= limit)
    .map(({ course }) => course.id)
}

/**
 * In: steps, a catalogue and the learner's language and budget. Out: one link a step, in order: only to a course that surely
 * enough teaches what the step is about, in the learner's language or else in English. The sum of the prices of the linked courses
 * stays within the budget's upper end (rupees); a course counts once and serves at most two steps. Milestones and practice are not
 * linked. A step without skill ids has its skills found in its words.
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
