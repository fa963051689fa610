import type { Roadmap, Step } from '@milepost/contract/roadmaps'
import { tasksOf } from '@milepost/contract/step-tasks'
import { FirstTask, NextStepCard, WeekHours, WhatToShow } from '#features/overview/next-step-card.tsx'
import { type Progress, useProgress } from '#features/progress/progress-provider.tsx'
import { isDone } from '#features/progress/summary.ts'
import { hoursSince, startOfWeek } from '#features/progress/week-hours.ts'

/** The learner's next step, with its first task to tick and the hours of the week. */
export function NextStep({ roadmap }: { roadmap: Roadmap }) {
  const progress = useProgress()
  const steps = [...roadmap.roadmap].sort((a, b) => a.id - b.id)
  const step = steps.find(({ id }) => !isDone(progress.statuses[id]))
  if (step === undefined) return null
  const tasks = tasksOf(step.details)
  const ticked = progress.tickedTasks[step.id]
  return (
    <NextStepCard
      step={step}
      total={steps.length}
      tasks={{ done: tasks.filter((task) => ticked?.has(task)).length, total: tasks.length }}
      first={<FirstThing step={step} progress={progress} />}
      week={<WeekHours hours={hoursSince(startOfWeek(new Date()), steps, progress)} planned={roadmap.hoursPerWeek} />}
    />
  )
}

function FirstThing({ step, progress }: { step: Step; progress: Progress }) {
  const { details } = step
  if (typeof details === 'string') return <WhatToShow text={details} />
  const task = tasksOf(details).find((each) => !progress.tickedTasks[step.id]?.has(each))
  const detail = details.find(({ id }) => id === task)
  if (task === undefined || detail === undefined) return null
  return <FirstTask task={detail} onTick={() => progress.mark({ stepId: step.id, task, ticked: true })} />
}
