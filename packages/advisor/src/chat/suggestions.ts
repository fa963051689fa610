import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { ChatContext } from '#advisor.ts'
import { articled } from '#chat/answers/careers.ts'
import type { Intent } from '#chat/intents.ts'
import { skillNameOf } from '#chat/sources.ts'

const own = (context: ChatContext): string[] =>
  context.roadmap === null
    ? ['How do I get started?', 'Which careers are there?', 'What does a Data Scientist do?']
    : ['What should I do next?', 'How far have I come?', 'When will I finish my roadmap?']

const aboutCareer = (id: CareerId, context: ChatContext): string[] => [
  `What does a usual day of ${articled(id)} look like?`,
  `Which skills does ${articled(id)} need?`,
  ...(context.recommendation === null ? [] : [`How well does ${careerTitleOf(id)} fit me?`]),
  `How long does it take to become ${articled(id)}?`,
]

const aboutSkill = (skill: string): string[] => [
  `How long does ${skillNameOf(skill)} take?`,
  `What comes before ${skillNameOf(skill)}?`,
  `Which courses teach ${skillNameOf(skill)}?`,
  `What is ${skillNameOf(skill)}?`,
]

const aboutStep = (id: number, context: ChatContext): string[] => [
  `Why is step ${id} on my roadmap?`,
  `How do I check step ${id}?`,
  ...(context.roadmap?.steps.find((step) => step.id === id)?.status === 'ongoing' ? [`Mark step ${id} as done`] : []),
  `How long does step ${id} take?`,
]

/**
 * Suggests questions that could come next.
 *
 * @param intent - What was asked for.
 * @param stepId - The step that the answer was about, or null.
 * @param context - What the answer may use.
 * @returns Questions, the best first.
 */
export function suggestionsFor(intent: Intent, stepId: number | null, context: ChatContext): string[] {
  switch (intent.name) {
    case 'career':
      return [...aboutCareer(intent.career, context), ...own(context)]
    case 'compare':
      return [...intent.careers.flatMap((id) => aboutCareer(id, context).slice(0, 1)), ...own(context)]
    case 'recommendation':
      return [
        ...(intent.career === null ? [] : aboutCareer(intent.career, context)),
        'Which careers are there?',
        ...own(context),
      ]
    case 'skill':
      return [...aboutSkill(intent.skill), ...own(context)]
    case 'courses':
      return [...intent.skills.slice(0, 1).flatMap(aboutSkill), 'How do I find courses?', ...own(context)]
    case 'step':
      return [...(stepId === null ? [] : aboutStep(stepId, context)), ...own(context)]
    case 'help':
      return [...own(context), 'What can you do?']
    case 'time':
      return ['How do I change my hours a week?', ...own(context)]
    default:
      return [...own(context), 'Which careers are there?', 'What can you do?']
  }
}
