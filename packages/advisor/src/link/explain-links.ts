import type { LanguageAbsence } from '@milepost/contract/roadmaps/limits'
import type { LinkReason } from '@milepost/contract/roadmaps/schema'
import type { CoursePreferences, StepLink, TaughtSkill } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { countUses, maxStepsPerCourse } from '#link/budget-allocation.ts'
import type { CourseCandidate } from '#link/candidates.ts'
import { budgetLimit, type StepDemand } from '#link/step-demand.ts'

const reasonCodes = {
  title: 'teaches_in_title',
  description: 'teaches_in_description',
  confirmed: 'confirmed',
} as const satisfies Record<TaughtSkill['where'], LinkReason['code']>

/**
 * Writes the links with their reasons. Reasons are derived from the final choice, so that they are true of the whole
 * roadmap.
 *
 * @param demands - The steps with the courses that may serve them.
 * @param chosen - The course chosen for each step, in the same order.
 * @param preferences - The learner's study language and budget.
 * @returns One link a step, with the reason for its course or for its absence.
 */
export function explainLinks(
  demands: readonly StepDemand[],
  chosen: readonly (CourseCandidate | undefined)[],
  preferences: CoursePreferences,
): StepLink[] {
  const linked = chosen.flatMap((candidate) => (candidate === undefined ? [] : [{ courseId: candidate.course.id }]))
  const uses = countUses([...(preferences.kept ?? []), ...linked])
  const limit = budgetLimit(preferences)

  const absenceOf = (candidates: readonly CourseCandidate[]): LanguageAbsence => {
    if (candidates.length === 0) return 'no_course'
    if (candidates.some(({ course }) => (uses.get(course.id) ?? 0) >= maxStepsPerCourse)) return 'taken'
    return candidates.some(({ course }) => course.price <= limit) ? 'budget_spent' : 'budget'
  }

  return demands.map(({ step, isLinkable, own, other, isTaughtElsewhere, isTaughtAbroad }, index): StepLink => {
    const candidate = chosen[index]
    const none = { stepKey: step.key, courseId: null, reason: null }
    if (!isLinkable) return { ...none, absence: null }
    if (candidate === undefined) {
      const absence = absenceOf([...own, ...other])
      if (absence !== 'no_course') return { ...none, absence }
      return { ...none, absence: isTaughtElsewhere ? 'language' : isTaughtAbroad ? 'place' : 'no_course' }
    }
    const otherLanguage = !own.includes(candidate)
    const reason: LinkReason = {
      code: reasonCodes[candidate.where],
      skill: knowledge.skills.get(candidate.skill)?.name ?? candidate.skill,
      level: candidate.level,
      otherLanguage,
      ownLanguageAbsence: otherLanguage ? absenceOf(own) : null,
    }
    return { stepKey: step.key, courseId: candidate.course.id, reason, absence: null }
  })
}
