import { Trans } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { type Pace, paceOf } from '@milepost/contract/roadmaps/pace'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { notesQuery } from '#features/notes/api.ts'
import { NoteField } from '#features/notes/note-field.tsx'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { summarise } from '#features/progress/summary.ts'
import { PacePlan } from '#features/roadmaps/change/pace-plan.tsx'
import { RoadmapRequests } from '#features/roadmaps/change/roadmap-requests.tsx'
import { SkillCorrections } from '#features/roadmaps/change/skill-corrections.tsx'
import { VariantNote } from '#features/roadmaps/change/variant-texts.tsx'
import { RoadmapSummary } from '#features/roadmaps/map/roadmap-summary.tsx'
import { RoadmapTimeline } from '#features/roadmaps/map/roadmap-timeline.tsx'
import { RouteMap } from '#features/roadmaps/map/route-map.tsx'
import { RouteMilestones } from '#features/roadmaps/map/route-milestones.tsx'
import type { WantedStep } from '#features/roadmaps/map/use-open-sections.ts'
import { CalendarButton } from '#features/roadmaps/print/calendar-button.tsx'
import { StepBar } from '#features/roadmaps/step/step-bar.tsx'
import { titleWaysOf } from '#features/roadmaps/title-ways.ts'
import { TitlesOnTheWay } from '#features/roadmaps/titles-on-the-way.tsx'
import { RoadmapVersions } from '#features/roadmaps/versions/roadmap-versions.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { useMarking } from './use-marking.ts'
import type { useRoadmapChanges } from './use-roadmap-changes.ts'
import { useSavePace } from './use-save-pace.ts'
import { useSelfCheck } from './use-self-check.tsx'
import { useStepCourse } from './use-step-course.tsx'

const CompletedRoadmap = lazy(() =>
  importWithRetry(async () => ({
    default: (await import('#features/roadmaps/map/completed-roadmap.tsx')).CompletedRoadmap,
  })),
)

const MilestoneWork = lazy(() =>
  importWithRetry(async () => ({ default: (await import('#features/work-samples/milestone-work.tsx')).MilestoneWork })),
)
const workAt = (step: Step, brief = false) => (
  <Suspense fallback={null}>
    <MilestoneWork step={step} brief={brief} />
  </Suspense>
)

/** A step's notes, unfolded where there are some. */
function StepNotes({ step }: { step: Step }) {
  const { id } = useCurrentUser()
  const { data: notes } = useQuery(notesQuery(id))
  const hasNote = notes?.some(({ subject }) => subject === step.key) === true
  if (notes === undefined) return null
  return (
    <Disclosure summary={<Trans>Your notes</Trans>} isOpenAtFirst={hasNote}>
      <NoteField userId={id} subject={step.key} about={step.label} />
    </Disclosure>
  )
}

interface RoadmapViewProps {
  roadmap: Roadmap
  /** The step that the address asks for. */
  wanted: WantedStep | null
  highlighted: number | null
  changes: ReturnType<typeof useRoadmapChanges>
}

/** A loaded roadmap: its map, summary, steps and earlier versions. */
export function RoadmapView(props: RoadmapViewProps) {
  const { roadmap, changes } = props
  const { id } = useCurrentUser()
  const { statuses } = useProgress()
  const steps = [...roadmap.roadmap].sort((a, b) => a.id - b.id)
  const pace = paceOf(steps, statuses, roadmap.hoursPerWeek, new Date())
  return (
    <>
      <RouteMap steps={steps} statuses={statuses} after="stops" />
      {steps.every((step) => statuses[step.id] === 'done') && (
        <Suspense fallback={null}>
          <CompletedRoadmap roadmap={roadmap} workAt={(step) => workAt(step, true)} />
        </Suspense>
      )}
      <MarkedSteps {...props} steps={steps} milestones={pace.milestones} />
      <RouteMilestones steps={steps} statuses={statuses} dates={pace.milestones} />
      <ChangeableSummary roadmap={roadmap} steps={steps} pace={pace} changes={changes} />
      <RoadmapVersions
        userId={id}
        restoring={changes.current?.kind === 'restore'}
        failure={changes.failureOf('restore')}
        onOpen={changes.begin}
        onRestore={(version, onRestored) =>
          changes.run({ kind: 'restore', version }, { showsFailure: true, onDone: onRestored })
        }
      />
    </>
  )
}

/** The jobs that one can apply for now, and could not without a step. */
function titlesReachedBy(step: Step | undefined, roadmap: Roadmap, statuses: Readonly<Record<number, StepStatus>>) {
  if (step === undefined) return []
  return titleWaysOf(roadmap, statuses, new Date())
    .filter(({ title, hoursLeft }) => hoursLeft === 0 && step.id <= title.reachedAfterStep)
    .map(({ title }) => title.title)
}

interface MarkedStepsProps extends RoadmapViewProps {
  steps: readonly Step[]
  /** The day each milestone is reached, by step number; empty without a plan. */
  milestones: Pace['milestones']
}

/** The steps with the bar above them, to be marked, ticked, checked and followed to their courses. */
function MarkedSteps({ roadmap, steps, milestones, wanted, highlighted, changes }: MarkedStepsProps) {
  const { statuses, tickedTasks, unsaved, mark } = useProgress()
  const marking = useMarking(statuses, mark)
  const { check, dialog } = useSelfCheck(roadmap, changes)
  const course = useStepCourse(
    (step) => statuses[step.id] === 'done',
    (step) => marking.setStatus(step, 'done'),
  )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-4">
        {(steps.some((step) => statuses[step.id] !== 'done') || marking.marked !== null) && (
          <StepBar
            steps={steps}
            statuses={statuses}
            tickedTasks={tickedTasks}
            marked={marking.marked}
            titles={titlesReachedBy(marking.marked?.step, roadmap, statuses)}
            onDone={(step) => marking.setStatus(step, 'done')}
            onUndo={marking.undo}
            onNext={marking.clear}
          />
        )}
        <RoadmapTimeline
          roadmap={roadmap}
          statuses={statuses}
          tickedTasks={tickedTasks}
          unsaved={unsaved}
          wanted={wanted}
          highlighted={highlighted}
          marked={marking.marked?.step.id ?? null}
          milestones={milestones}
          applicationTo={course.applicationTo}
          workAt={(step) => workAt(step)}
          notesAt={(step) => <StepNotes step={step} />}
          onCourse={course.open}
          onCheck={check}
          onStatus={marking.setStatus}
          onTick={({ id: stepId }, task, ticked) => mark({ stepId, task, ticked })}
        />
      </div>
      {dialog}
      {course.dialog}
    </>
  )
}

interface ChangeableSummaryProps extends Pick<RoadmapViewProps, 'roadmap' | 'changes'> {
  steps: readonly Step[]
  pace: Pace
}

/** The summary, where the learner changes the way, the pace and what they know. */
function ChangeableSummary({ roadmap, steps, pace, changes }: ChangeableSummaryProps) {
  const { id } = useCurrentUser()
  const { statuses } = useProgress()
  const pacing = useSavePace(id)
  const save = (hoursPerWeek: number | null, onSaved = () => {}) =>
    pacing.mutate({ hoursPerWeek }, { onSuccess: onSaved })
  const { current } = changes
  return (
    <RoadmapSummary
      roadmap={roadmap}
      {...summarise(steps, statuses)}
      hoursLeft={pace.hoursLeft}
      variant={roadmap.variant !== null && <VariantReset variant={roadmap.variant} changes={changes} />}
      plan={
        <>
          <TitlesOnTheWay roadmap={roadmap} statuses={statuses} />
          <PacePlan
            hoursPerWeek={roadmap.hoursPerWeek}
            pace={pace}
            calendar={steps.some(({ milestone }) => milestone) && <CalendarButton userId={id} />}
            saving={pacing.isPending}
            failed={pacing.isError}
            onSave={save}
          />
        </>
      }
      skills={
        <>
          <RoadmapRequests
            roadmap={roadmap}
            hoursLeft={pace.hoursLeft}
            saving={current?.kind === 'ignore' || current?.kind === 'add' ? current.skill.id : null}
            savingPace={pacing.isPending}
            onIgnore={(skill, ignored) => changes.run({ kind: 'ignore', skill, ignored })}
            onAdd={(skill, added) => changes.run({ kind: 'add', skill, added })}
            onPace={(hours) => save(hours)}
          />
          <SkillCorrections
            roadmap={roadmap}
            saving={current?.kind === 'correct' ? { skillId: current.skill.id, level: current.level } : null}
            onCorrect={(skill, level) => changes.run({ kind: 'correct', skill, level })}
          />
        </>
      }
    />
  )
}

interface VariantResetProps extends Pick<RoadmapViewProps, 'changes'> {
  variant: NonNullable<Roadmap['variant']>
}

/** The way that the learner chose, and the way back. */
function VariantReset({ variant, changes }: VariantResetProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <span>
        <VariantNote variant={variant} />
      </span>
      <Button
        variant="link"
        className="text-small"
        busy={changes.current?.kind === 'vary'}
        onClick={() => changes.run({ kind: 'vary', choice: { kind: 'usual' } })}
      >
        <Trans>Back to the usual way</Trans>
      </Button>
    </p>
  )
}
