import type { StepDetail } from '#roadmaps/schema.ts'

export const stepStatuses = ['not_started', 'ongoing', 'done'] as const
export type StepStatus = (typeof stepStatuses)[number]

/** What a learner ticks off in a step without sessions. These are also the ids of the details that describe it. */
const stepTasks: readonly string[] = ['learn', 'build', 'check']

/**
 * Finds what can be ticked off in a step: its sessions, or what else it consists of.
 *
 * @param details - The step's details.
 * @returns Those that can be ticked, in order. A step that is described by a text has none.
 */
export function tasksOf(details: readonly StepDetail[] | string): StepDetail[] {
  if (typeof details === 'string') return []
  return details.filter(({ id, hours }) => hours !== undefined || stepTasks.includes(id))
}
