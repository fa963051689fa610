import { useLingui } from '@lingui/react/macro'
import { tasksOf } from '@milepost/contract/progress/limits'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { planWeek } from '@milepost/contract/roadmaps/week-plan'
import {
  AllTicked,
  FirstTask,
  NextSession,
  NextStepCard,
  WeekHours,
  WhatToShow,
} from '#features/overview/next-step-card.tsx'
import { WeekSessions } from '#features/overview/week-sessions.tsx'
import { type Progress, useProgress } from '#features/progress/progress-provider.tsx'
import { isDone } from '#features/progress/summary.ts'
import { hoursSince, startOfWeek } from '#features/progress/week-hours.ts'
import { sessionPage } from '#lib/addresses.ts'
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
  const today = new Date()
  const hoursDone = hoursSince(startOfWeek(today), steps, progress)
  const open = plannedSessions(steps.filter(({ id }) => !isDone(progress.statuses[id]))).filter(
    ({ step: { id }, session }) => !progress.tickedTasks[id]?.has(session.id),
  )
  const entries = planWeek(
    open.map((planned) => ({ ...planned, hours: planned.session.hours })),
    { hours: Math.max(0, (roadmap.hoursPerWeek ?? 0) - hoursDone), days: roadmap.studyDays, today },
  )
  const tasks = tasksOf(step.details)
  const ticked = progress.tickedTasks[step.id]
  return (
    <NextStepCard
      step={step}
      total={steps.length}
      tasks={{
        done: tasks.filter(({ id }) => ticked?.has(id)).length,
        total: tasks.length,
        areSessions: tasks[0]?.hours !== undefined,
      }}
      first={<FirstThing step={step} progress={progress} onDone={() => markDone(step)} />}
      week={
        <div className="grid gap-3">
          <WeekHours hours={hoursDone} planned={roadmap.hoursPerWeek} />
          <WeekSessions entries={entries} />
        </div>
      }
    />
  )
}

function FirstThing({ step, progress, onDone }: { step: Step; progress: Progress; onDone: () => void }) {
  const { details } = step
  if (typeof details === 'string') return <WhatToShow text={details} />
  const task = tasksOf(details).find(({ id }) => !progress.tickedTasks[step.id]?.has(id))
  if (task === undefined) return <AllTicked onDone={onDone} />
  const next = plannedSessions([step]).find(({ session }) => session.id === task.id)
  if (next !== undefined)
    return <NextSession session={next.session} to={sessionPage(next.subjectId, next.session.id)} />
  return <FirstTask task={task} onTick={() => progress.mark({ stepId: step.id, task: task.id, ticked: true })} />
}
