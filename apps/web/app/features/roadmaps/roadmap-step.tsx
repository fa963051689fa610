import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import type { Institution } from '@milepost/contract/institutions'
import type { StepStatus } from '@milepost/contract/progress'
import type { Step } from '@milepost/contract/roadmaps'
import { Check, ChevronRight, Clock, Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CourseAbsence, LinkedCourse } from '#features/roadmaps/linked-course.tsx'
import { checkButtonId, skillOf } from '#features/roadmaps/skill-of.ts'
import { StepDetails } from '#features/roadmaps/step-details.tsx'
import { StepStatusSelect } from '#features/roadmaps/step-status-select.tsx'
import { formatDay } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

interface RoadmapStepProps {
  step: Step
  status: StepStatus
  unsaved: boolean
  course: Course | undefined
  institution: Institution | undefined
  highlighted: boolean
  /** The learner is at this step. */
  here: boolean
  /** The road behind the learner reaches as far as this step. */
  travelled: boolean
  /** The day a milestone is reached; undefined without a plan and for other steps. */
  reachedOn: Date | undefined
  /** The status of the learner's application to the course, if any. */
  application: ReactNode
  onCourse: () => void
  /** The learner says that they know the skill already that this step teaches. */
  onCheck: () => void
  onStatus: (status: StepStatus) => void
}

/** One step of the route, with its status, its tasks and its course. A finished one is folded. */
export function RoadmapStep(props: RoadmapStepProps) {
  const { step, status, course } = props
  const { t } = useLingui()
  // What is marked done in sight of the learner stays open: nothing moves away under their hands.
  const [opened, setOpened] = useState<boolean | null>(null)
  if (props.highlighted && opened === null) setOpened(true)
  const behind = status === 'done'
  const open = !behind || opened === true
  const skillId = skillOf(step)
  const headingId = `step-${step.id}-label`
  return (
    <li
      id={`step-${step.id}`}
      aria-labelledby={headingId}
      tabIndex={-1}
      className={classNames(
        'stop relative scroll-mt-8 rounded-large pr-3 pl-15 outline-offset-0 transition-colors duration-500 sm:pr-6 sm:pl-20',
        open ? 'py-5' : 'py-3',
        props.travelled && 'travelled',
        props.here && 'here',
        props.here && !props.highlighted && 'bg-raised shadow-raised',
        props.highlighted && 'bg-signal-soft',
      )}
    >
      <StopMarker step={step} status={status} here={props.here} />
      <div className="stop-body">
        <div className="stop-title grid max-w-prose content-start gap-1">
          {props.here && (
            <p className="justify-self-start rounded-small bg-ink px-2 py-0.5 text-small font-medium text-paper">
              <Trans>You are here</Trans>
            </p>
          )}
          {open && <p className="text-small text-ink-soft">{step.section}</p>}
          <h3
            id={headingId}
            tabIndex={-1}
            className={classNames('outline-none', open ? 'text-title' : 'text-body text-ink-soft')}
          >
            {step.milestone && <span className="sr-only">{t`Milestone:`} </span>}
            {step.label}
          </h3>
          <div className="flex flex-wrap gap-x-4 text-small text-ink-soft">
            {!open && <p>{step.section}</p>}
            <p className="flex items-center gap-1.5">
              <Clock className="size-4 shrink-0" aria-hidden />
              <Trans>Estimated Time</Trans>: {step.estimatedTime || t`N/A`}
            </p>
          </div>
          {props.reachedOn !== undefined && (
            <p className="flex items-center gap-1.5 text-small font-medium text-signal-ink">
              <Flag className="size-4 shrink-0" aria-hidden />
              <Trans>around {formatDay(props.reachedOn)}</Trans>
            </p>
          )}
        </div>
        <div className="stop-status flex flex-wrap content-start items-center gap-x-4 gap-y-2">
          <StepStatusSelect
            stepId={step.id}
            status={status}
            unsaved={props.unsaved}
            onStatus={(chosen) => {
              setOpened(true)
              props.onStatus(chosen)
            }}
          />
          {skillId !== null && !behind && (
            <Button id={checkButtonId(skillId)} variant="link" className="text-small" onClick={props.onCheck}>
              <Trans>
                I know this already <span className="sr-only">({step.label})</span>
              </Trans>
            </Button>
          )}
          {behind && (
            <Button
              variant="link"
              className="text-small"
              aria-expanded={open}
              aria-controls={`step-${step.id}-body`}
              onClick={() => setOpened(!open)}
            >
              <ChevronRight className={classNames('size-4 transition-transform', open && 'rotate-90')} aria-hidden />
              <Trans>
                What was here <span className="sr-only">({step.label})</span>
              </Trans>
            </Button>
          )}
        </div>
        <div id={`step-${step.id}-body`} hidden={!open} className="contents">
          {open && (
            <>
              <div className="stop-text grid content-start gap-3">
                <p className="max-w-prose">{step.description}</p>
                <StepDetails details={step.details} milestone={step.milestone} done={behind} />
                {course === undefined && step.courseAbsence !== null && (
                  <CourseAbsence absence={step.courseAbsence} label={step.label} />
                )}
              </div>
              {course !== undefined && (
                <div className="stop-course">
                  <LinkedCourse
                    course={course}
                    institution={props.institution}
                    reason={step.linkReason}
                    application={props.application}
                    onOpen={props.onCourse}
                  />
                </div>
              )}
            </>
          )}
        </div>
      </div>
    </li>
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
