import { detailLabels } from '@milepost/knowledge/detail-labels'
import type { StepDraft } from '#advisor.ts'

/** A step before its section and number are known. */
export type StepContent = Omit<StepDraft, 'id' | 'section'>

/** The share of a project's hours that its start takes. */
const startShare = 0.2

/**
 * Names the step that begins a project.
 *
 * @param milestoneKey - The key of the milestone that closes it.
 * @returns The step's key.
 */
export const startKeyOf = (milestoneKey: string): string => `start:${milestoneKey}`

/**
 * Writes the step that begins a section's project.
 *
 * @param milestone - The project that closes the section.
 * @returns The step. Its hours are to be taken off the milestone's.
 */
export function projectStart(milestone: StepContent): StepContent {
  return {
    key: startKeyOf(milestone.key),
    label: `Start the project: ${milestone.label}`,
    description:
      'Begin this section with its project, before you can do all of it. The steps that follow teach what it needs, and you finish it at the end of the section.',
    hours: Math.max(1, Math.round(milestone.hours * startShare)),
    milestone: false,
    details: [
      {
        id: 'learn',
        label: detailLabels.learn,
        description: 'Read what the project asks for. Write down what you can do already and what you can’t do yet.',
      },
      {
        id: 'build',
        label: detailLabels.build,
        description: 'Set the project up and make its smallest part, however rough. Keep it where others can see it.',
      },
      {
        id: 'check',
        label: detailLabels.check,
        description:
          'You can say in two sentences what the project is for, and name three things you need to learn for it.',
      },
    ],
    skills: [],
  }
}

/**
 * Puts what to build before what to learn.
 *
 * @param step - A step that teaches a skill.
 * @returns The same step with its details in another order.
 */
export function buildFirst<T extends Pick<StepDraft, 'details'>>(step: T): T {
  if (typeof step.details === 'string') return step
  const place = ({ id }: { readonly id: string }) => (id === 'outcome' ? 0 : id === 'build' ? 1 : 2)
  return { ...step, details: [...step.details].sort((a, b) => place(a) - place(b)) }
}
