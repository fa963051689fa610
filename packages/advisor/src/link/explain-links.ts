import type { LanguageAbsence, LinkReason } from '@milepost/contract/roadmaps'
import type { CoursePreferences, CourseSkill, StepLink } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { countUses, maxStepsPerCourse } from '#link/budget-allocation.ts'
import type { Candidate } from '#link/candidates.ts'
import { budgetLimit, type StepDemand } from '#link/step-demand.ts'

const reasonCodes = {
  title: 'teaches_in_title',
  description: 'teaches_in_description',
  confirmed: 'confirmed',
} as const satisfies Record<CourseSkill['where'], LinkReason['code']>

/**
 * In: steps with what they may be linked to, the course chosen for each, and preferences. Out: one link a step, with the reason, or
 * with why there is none. Both are read from what was chosen in the end, so that they are true of the whole roadmap.
 */
export function explainLinks(
  demands: readonly StepDemand[],
  chosen: readonly (Candidate | undefined)[],
  preferences: CoursePreferences,
): StepLink[] {
  const linked = chosen.flatMap((candidate) => (candidate === undefined ? [] : [{ courseId: candidate.course.id }]))
  const uses = countUses([...(preferences.kept ?? []), ...linked])
  const limit = budgetLimit(preferences)

  /** Why none of these courses is linked. */
  const absenceOf = (candidates: readonly Candidate[]): LanguageAbsence => {
    if (candidates.length === 0) return 'no_course'
    if (candidates.some(({ course }) => (uses.get(course.id) ?? 0) >= maxStepsPerCourse)) return 'taken'
    return candidates.some(({ course }) => course.price <= limit) ? 'budget_spent' : 'budget'
  }

  return demands.map(({ step, isLinkable, own, other, isTaughtElsewhere }, index): StepLink => {
    const candidate = chosen[index]
    const none = { stepKey: step.key, courseId: null, reason: null }
    if (!isLinkable) return { ...none, absence: null }
    if (candidate === undefined) {
      const absence = absenceOf([...own, ...other])
      return { ...none, absence: absence === 'no_course' && isTaughtElsewhere ? 'language' : absence }
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
