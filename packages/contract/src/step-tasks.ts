import { stepTasks } from '#constants/progress.ts'
import type { StepTask } from '#progress.ts'
import type { StepDetail } from '#roadmaps.ts'

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
