import type { StepStatus } from '@milepost/contract/progress/limits'
import type { StepProgress, Tick } from '@milepost/contract/progress/schema'
import type { Unsaved } from '#features/progress/outbox.ts'

export type Statuses = Readonly<Record<number, StepStatus>>
export type TickedTasks = Readonly<Record<number, ReadonlySet<Tick['task']>>>

/** The statuses on screen: what the server has, and over it what is not saved yet. A ticked task starts its step. */
export function statusesOf(saved: Readonly<Record<number, StepProgress>>, unsaved: Unsaved): Statuses {
  const statuses: Record<number, StepStatus> = {}
  for (const { step_id, status } of Object.values(saved)) statuses[step_id] = status
  for (const change of unsaved) {
    if ('status' in change) statuses[change.stepId] = change.status
    else if ((statuses[change.stepId] ?? 'not_started') === 'not_started') statuses[change.stepId] = 'ongoing'
  }
  return statuses
}

/** The ticked tasks on screen, by step number. */
export function tickedTasksOf(saved: Readonly<Record<number, StepProgress>>, unsaved: Unsaved): TickedTasks {
  const ticked: Record<number, Set<Tick['task']>> = {}
  for (const { step_id, ticks } of Object.values(saved)) ticked[step_id] = new Set(ticks.map(({ task }) => task))
  for (const change of unsaved) {
    if (!('task' in change)) continue
    const tasks = ticked[change.stepId] ?? new Set()
    ticked[change.stepId] = tasks
    if (change.ticked) tasks.add(change.task)
    else tasks.delete(change.task)
  }
  return ticked
}
