import { tasksOf } from '@milepost/contract/progress/limits'
import type { Tick } from '@milepost/contract/progress/schema'
import type { StepDetail } from '@milepost/contract/roadmaps/schema'

export interface TickedStep {
  readonly key: string
  readonly hours: number
  readonly details: readonly StepDetail[] | string
}

/** What is ticked when a step is done: its sessions with their hours, its tasks with equal shares, or the whole step if it has none. */
export function ticksOf({ hours, details }: TickedStep): Pick<Tick, 'task' | 'hours'>[] {
  const tasks = tasksOf(details)
  if (tasks.length === 0) return [{ task: 'step', hours }]
  return tasks.map((task) => ({ task: task.id, hours: task.hours ?? hours / tasks.length }))
}
