import { tasksOf } from '@milepost/contract/progress/limits'
import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Step } from '@milepost/contract/roadmaps/schema'
import type { Unsaved } from '#features/progress/outbox.ts'

interface ProgressOnScreen {
  readonly saved: Readonly<Record<number, StepProgress>>
  readonly changes: Unsaved
}

/** The start of a time's week: Monday at midnight, where the learner is. */
export function startOfWeek(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7))
}

/** The hours of what was ticked since a time, in half hours. What isn't saved yet was ticked now. */
export function hoursSince(
  start: Date,
  steps: readonly Pick<Step, 'id' | 'hours' | 'details'>[],
  { saved, changes }: ProgressOnScreen,
): number {
  const hours = steps.map((step) => {
    const tasks = tasksOf(step.details)
    const parts = tasks.length === 0 ? [{ id: 'step', hours: step.hours }] : tasks
    const ticks = saved[step.id]?.ticks ?? []
    const own = changes.filter(({ stepId }) => stepId === step.id)
    const isDone = own.some((change) => 'status' in change && change.status === 'done')
    const wanted = new Map(own.flatMap((change) => ('task' in change ? [[change.task, change.ticked] as const] : [])))
    const before = ticks.filter(
      ({ task, tickedAt }) =>
        Date.parse(tickedAt) >= start.getTime() && (task === 'step' || wanted.get(task) !== false),
    )
    const isTicked = (task: string) => ticks.some((tick) => tick.task === task)
    const added = parts.filter(({ id }) => !isTicked(id) && (isDone || (id !== 'step' && wanted.get(id) === true)))
    return (
      before.reduce((sum, tick) => sum + tick.hours, 0) +
      added.reduce((sum, { hours = step.hours / tasks.length }) => sum + hours, 0)
    )
  })
  return Math.round(hours.reduce((sum, each) => sum + each, 0) * 2) / 2
}
