import { isLearned } from '@milepost/contract/skills/limits'
import type { ChatContext, ChatStep } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { stepHours } from '#plan/step-hours.ts'

/**
 * Finds the step that teaches a skill.
 *
 * @param skill - A skill's id.
 * @param context - What the answer may use.
 * @returns The step, or undefined where the roadmap has none.
 */
export function stepOf(skill: string, context: ChatContext): ChatStep | undefined {
  return context.roadmap?.steps.find(({ skills, milestone }) => !milestone && skills.includes(skill))
}

/**
 * Tells whether the learner knows a skill.
 *
 * @param skill - A skill's id.
 * @param context - What the answer may use.
 * @returns True where the roadmap leaves it out as known.
 */
export const isKnown = (skill: string, context: ChatContext): boolean =>
  context.roadmap?.knownSkills.some(({ id, level }) => id === skill && isLearned(level)) ?? false

/**
 * Looks up what a skill takes this learner, on their roadmap or not.
 *
 * @param id - A skill's id.
 * @param context - What the answer may use.
 * @returns Hours.
 */
export function ownHours(id: string, context: ChatContext): number {
  return stepOf(id, context)?.hours ?? stepHours(knowledge.skills.get(id)?.hours ?? 0, context.profile ?? undefined)
}
