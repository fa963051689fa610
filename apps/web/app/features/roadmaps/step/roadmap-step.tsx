import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { skillOf } from '@milepost/contract/roadmaps/limits'
import type { KnownSkill, Step } from '@milepost/contract/roadmaps/schema'
import { type ReactNode, useState } from 'react'
import { Arrival } from '#features/roadmaps/arrival.tsx'
import { ShorterStep } from '#features/roadmaps/shorter-step.tsx'
import { checkButtonId } from '#features/roadmaps/step/check-button-id.ts'
import { CourseAbsence, LinkedCourse } from '#features/roadmaps/step/linked-course.tsx'
import { SessionList } from '#features/roadmaps/step/session-list.tsx'
import { StepDetails, StepOutcome } from '#features/roadmaps/step/step-details.tsx'
import { StepMaterials } from '#features/roadmaps/step/step-materials.tsx'
import { StepStatusSelect } from '#features/roadmaps/step/step-status-select.tsx'
import { langOf } from '#lib/i18n.ts'
import { plannedSessions } from '#lib/planned-sessions.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Check, ChevronRight, Clock, Flag } from '#ui/icons.ts'

interface RoadmapStepProps {
  step: Step
  knownSkills: readonly KnownSkill[]
  status: StepStatus
  /** It is folded away with others. */
  hidden: boolean
  tickedTasks: ReadonlySet<string>
  unsaved: boolean
  course: Course | undefined
  institution: Institution | undefined
  highlighted: boolean
  /** The address asks for it. */
  wanted: boolean
  /** It was marked as done just now. */
  marked: boolean
  /** The learner is at this step. */
  here: boolean
  /** The road behind the learner reaches as far as this step. */
  travelled: boolean
  /** The day a milestone is reached; undefined without a plan and for other steps. */
  reachedOn: Date | undefined
  /** The jobs that one can apply for from this step on. */
  titles: ReactNode
  /** The status of the learner's application to the course, if any. */
  application: ReactNode
  /** The learner's own work, at a milestone. */
  work: ReactNode
  /** What the learner notes for themselves. */
  notes: ReactNode
  onCourse: () => void
  /** The learner says that they know the skill already that this step teaches. */
  onCheck: () => void
  onStatus: (status: StepStatus) => void
  onTick: (task: string, ticked: boolean) => void
}

/** One step of the route, with its status, its tasks and its course. Folded, unless the learner is at it or opens it. */
export function RoadmapStep(props: RoadmapStepProps) {
  const { step, status, here, highlighted } = props
  // As the learner chose. Else a done step stays open until they go on: nothing moves away under their hands.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [wasWanted, setWasWanted] = useState(false)
  if (props.wanted !== wasWanted) {
    setWasWanted(props.wanted)
    if (props.wanted) setChosen(null)
  }
  const open = chosen ?? (here || props.marked || props.wanted)
  return (
    <li
      id={`step-${step.id}`}
      hidden={props.hidden}
      aria-labelledby={headingIdOf(step)}
      tabIndex={-1}
      className={classNames(
        'stop relative scroll-mt-20 rounded-large pr-3 pl-15 outline-offset-0 transition-colors duration-500 sm:pr-6 sm:pl-20',
        open ? 'py-5' : 'py-1 sm:py-3',
        props.travelled && 'travelled',
        here && 'here',
        here && !highlighted && 'bg-raised shadow-raised',
        highlighted && 'bg-signal-soft',
      )}
    >
      <StopMarker step={step} status={status} here={here} />
      <div className="stop-body">
        <StopTitle step={step} here={here} open={open} reachedOn={props.reachedOn} />
        <StopStatus {...props} open={open} onOpen={setChosen} />
        <div id={`step-${step.id}-body`} hidden={!open} className="contents">
          {open && <StopContent {...props} />}
        </div>
      </div>
      {props.titles}
    </li>
  )
}

const headingIdOf = (step: Step) => `step-${step.id}-label`

type StopTitleProps = Pick<RoadmapStepProps, 'step' | 'here' | 'reachedOn'> & { open: boolean }

function StopTitle({ step, here, open, reachedOn }: StopTitleProps) {
  const { t } = useLingui()
  return (
    <div className="stop-title grid max-w-prose content-start gap-1">
      {here && (
        <p className="justify-self-start rounded-small bg-ink px-2 py-0.5 text-small font-medium text-paper">
          <Trans>You are here</Trans>
        </p>
      )}
      <p className={classNames('text-small text-ink-soft', !open && 'sr-only')}>{step.section}</p>
      <h3
        id={headingIdOf(step)}
        tabIndex={-1}
        className={classNames('outline-none', open ? 'text-title' : 'text-body text-ink-soft')}
      >
        {step.milestone && <span className="sr-only">{t`Milestone:`} </span>}
        <span lang={langOf(step.label)}>{step.label}</span>
      </h3>
      <div className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        <p className="flex items-center gap-1.5">
          <Clock className="size-4 shrink-0" aria-hidden />
          <span>
            <Trans>Estimated Time</Trans>: <span>{step.estimatedTime || t`N/A`}</span>
          </span>
        </p>
      </div>
      {reachedOn !== undefined && (
        <p className="flex items-center gap-1.5 text-small font-medium text-signal-ink">
          <Flag className="size-4 shrink-0" aria-hidden />
          <Arrival day={reachedOn} />
        </p>
      )}
    </div>
  )
}

type StopStatusProps = Pick<RoadmapStepProps, 'step' | 'status' | 'here' | 'unsaved' | 'onCheck' | 'onStatus'> & {
  open: boolean
  onOpen: (open: boolean) => void
}

/** The step's status, with the way past a skill that is known already and the way into a folded step. */
function StopStatus({ step, status, here, unsaved, open, onOpen, onCheck, onStatus }: StopStatusProps) {
  const skillId = skillOf(step)
  return (
    <div className="stop-status flex flex-wrap content-start items-center gap-x-4 gap-y-2">
      <StepStatusSelect
        stepId={step.id}
        status={status}
        unsaved={unsaved}
        onStatus={(chosen) => {
          if (chosen !== 'done') onOpen(true)
          onStatus(chosen)
        }}
      />
      {open && skillId !== null && status !== 'done' && (
        <Button id={checkButtonId(skillId)} variant="link" className="min-h-11 text-small" onClick={onCheck}>
          <Trans>
            I already know this <span className="sr-only">({step.label})</span>
          </Trans>
        </Button>
      )}
      {(status === 'done' || !here) && (
        <Button
          variant="link"
          className="min-h-11 text-small"
          aria-expanded={open}
          aria-controls={`step-${step.id}-body`}
          onClick={() => onOpen(!open)}
        >
          <ChevronRight className={classNames('size-4 transition-transform', open && 'rotate-90')} aria-hidden />
          <Trans>
            Show details <span className="sr-only">({step.label})</span>
          </Trans>
        </Button>
      )}
    </div>
  )
}

function StopContent({
  step,
  knownSkills,
  status,
  here,
  course,
  institution,
  application,
  onCourse,
  ...props
}: RoadmapStepProps) {
  const sessions = plannedSessions([step])
  const outcome = typeof step.details === 'string' ? undefined : step.details.find(({ id }) => id === 'outcome')
  return (
    <>
      <div className="stop-text grid content-start gap-3">
        <p lang={langOf(step.description)} className="max-w-prose">
          {step.description}
        </p>
        <ShorterStep step={step} knownSkills={knownSkills} />
        {sessions.length > 0 ? (
          <>
            {outcome !== undefined && <StepOutcome {...outcome} />}
            <SessionList
              sessions={sessions}
              done={status === 'done'}
              ticked={props.tickedTasks}
              onTick={props.onTick}
            />
          </>
        ) : (
          <StepDetails
            details={step.details}
            milestone={step.milestone}
            done={status === 'done'}
            here={here}
            tickedTasks={props.tickedTasks}
            onTick={props.onTick}
          />
        )}
        {course === undefined && step.courseAbsence !== null && (
          <CourseAbsence absence={step.courseAbsence} label={step.label} />
        )}
        {props.work}
        <StepMaterials materials={step.materials} label={step.label} />
        {props.notes}
      </div>
      {course !== undefined && (
        <div className="stop-course">
          <LinkedCourse
            course={course}
            institution={institution}
            reason={step.linkReason}
            application={application}
            onOpen={onCourse}
          />
        </div>
      )}
    </>
  )
}

/** The number of the stop, a flag at a milestone, a check mark once it is behind. */
function StopMarker({ step, status, here }: { step: Step; status: StepStatus; here: boolean }) {
  const look = {
    done: 'border-spruce bg-spruce text-on-spruce',
    ongoing: 'border-signal bg-signal text-on-signal',
    not_started: step.milestone ? 'border-signal-ink bg-paper text-signal-ink' : 'border-line-strong bg-paper text-ink',
  }[status]
  const standsHere = here && status === 'not_started'
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'stop-sign absolute left-1.5 z-10 grid size-10 place-items-center border-3 font-display font-bold tabular-nums transition-colors sm:left-4',
        step.milestone ? 'rounded-t-full rounded-b-small' : 'rounded-full',
        standsHere ? 'border-signal bg-signal text-on-signal' : look,
      )}
    >
      {status === 'done' ? <Check className="size-5" /> : step.milestone ? <Flag className="size-5" /> : step.id}
    </span>
  )
}
