import type { StepDetail } from '#roadmaps/schema.ts'

export const stepStatuses = ['not_started', 'ongoing', 'done'] as const
export type StepStatus = (typeof stepStatuses)[number]

/** What a learner ticks off in a step. These are also the ids of the details that describe it. */
export const stepTasks = ['learn', 'build', 'check'] as const
export type StepTask = (typeof stepTasks)[number]

/**
 * Finds what can be ticked off in a step.
 *
 * @param details - The step's details.
 * @returns Its tasks in the order of the details. A step that is described by a text has none.
 */
export function tasksOf(details: readonly StepDetail[] | string): StepTask[] {
  if (typeof details === 'string') return []
  return details.flatMap(({ id }) => stepTasks.filter((task) => task === id))
}
