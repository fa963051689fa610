import { useLingui } from '@lingui/react/macro'
import { tasksOf } from '@milepost/contract/progress/limits'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import {
  AllTicked,
  FirstTask,
  NextSession,
  NextStepCard,
  WeekHours,
  WhatToShow,
} from '#features/overview/next-step-card.tsx'
import { type Progress, useProgress } from '#features/progress/progress-provider.tsx'
import { isDone } from '#features/progress/summary.ts'
import { hoursSince, startOfWeek } from '#features/progress/week-hours.ts'
import { plannedSessions } from '#lib/planned-sessions.ts'
import { notify } from '#ui/toast.tsx'

/** The learner's next step, with its first task to tick and the hours of the week. */
export function NextStep({ roadmap }: { roadmap: Roadmap }) {
  const { t } = useLingui()
  const progress = useProgress()
  const steps = [...roadmap.roadmap].sort((a, b) => a.id - b.id)
  const step = steps.find(({ id }) => !isDone(progress.statuses[id]))
  if (step === undefined) return null
  const markDone = ({ id }: Step) => {
    const before = progress.statuses[id] ?? 'not_started'
    progress.mark({ stepId: id, status: 'done' })
    const undo = { label: t`Undo`, run: () => progress.mark({ stepId: id, status: before }) }
    notify({ text: t`Step ${id} done.`, tone: 'success', id: 'step-done', action: undo })
  }
  const tasks = tasksOf(step.details)
  const ticked = progress.tickedTasks[step.id]
  return (
    <NextStepCard
      step={step}
      total={steps.length}
      tasks={{ done: tasks.filter(({ id }) => ticked?.has(id)).length, total: tasks.length }}
      first={<FirstThing step={step} progress={progress} onDone={() => markDone(step)} />}
      week={<WeekHours hours={hoursSince(startOfWeek(new Date()), steps, progress)} planned={roadmap.hoursPerWeek} />}
    />
  )
}

function FirstThing({ step, progress, onDone }: { step: Step; progress: Progress; onDone: () => void }) {
  const { details } = step
  if (typeof details === 'string') return <WhatToShow text={details} />
  const task = tasksOf(details).find(({ id }) => !progress.tickedTasks[step.id]?.has(id))
  if (task === undefined) return <AllTicked onDone={onDone} />
  const next = plannedSessions([step]).find(({ session }) => session.id === task.id)
  if (next !== undefined) return <NextSession planned={next} />
  return <FirstTask task={task} onTick={() => progress.mark({ stepId: step.id, task: task.id, ticked: true })} />
}
