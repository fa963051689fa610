import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import { isLearned } from '@milepost/contract/skills/limits'
import type { ChatContext, ChatStep } from '#advisor.ts'
import type { StepReference } from '#assistant/message.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { stepHours } from '#plan/step-hours.ts'

export type OwnRoadmap = NonNullable<ChatContext['roadmap']>

/**
 * Finds the step to continue with.
 *
 * @param steps - The steps of a roadmap, in order.
 * @returns The step, or undefined where all are done.
 */
export function nextStep(steps: readonly ChatStep[]): ChatStep | undefined {
  return steps.find(({ status }) => status === 'ongoing') ?? steps.find(({ status }) => status === 'not_started')
}

/**
 * Finds a step of a roadmap.
 *
 * @param reference - How the question names it.
 * @param roadmap - The learner's roadmap.
 * @returns The step, or undefined where the roadmap has none.
 */
export function findStep(reference: StepReference, { steps }: OwnRoadmap): ChatStep | undefined {
  if (reference === 'next' || reference === 'current') return nextStep(steps)
  return reference === 'last' ? steps.at(-1) : steps.find(({ id }) => id === reference)
}

/**
 * Finds the step that teaches a skill.
 *
 * @param skill - A skill's id.
 * @param context - What the answer may use.
 * @returns The step, or undefined where the roadmap has none.
 */
export function stepOf(skill: string, { roadmap }: ChatContext): ChatStep | undefined {
  return roadmap?.steps.find(({ skills, milestone }) => !milestone && skills.includes(skill))
}

/**
 * Tells whether the learner knows a skill.
 *
 * @param skill - A skill's id.
 * @param context - What the answer may use.
 * @returns True where the roadmap leaves it out as known.
 */
export const isKnown = (skill: string, { roadmap }: ChatContext): boolean =>
  roadmap?.knownSkills.some(({ id, level }) => id === skill && isLearned(level)) ?? false

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

/**
 * Adds up what is left of a roadmap.
 *
 * @param roadmap - The steps.
 * @returns Hours. A step in progress counts half.
 */
export function hoursLeft({ steps }: Pick<OwnRoadmap, 'steps'>): number {
  return steps.reduce((sum, { status, hours }) => sum + hoursLeftOf(hours, status), 0)
}

/**
 * Answers as if the learner studied so many hours a week.
 *
 * @param context - What the answer may use.
 * @param hoursPerWeek - The hours that the question names; null where it names none.
 * @returns The context with this pace.
 */
export function withPace(context: ChatContext, hoursPerWeek: number | null): ChatContext {
  const { roadmap } = context
  return roadmap === null || hoursPerWeek === null ? context : { ...context, roadmap: { ...roadmap, hoursPerWeek } }
}
