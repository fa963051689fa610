import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import type { Institution } from '@milepost/contract/institutions'
import type { StepStatus } from '@milepost/contract/progress'
import type { Step } from '@milepost/contract/roadmaps'
import { Check, Clock, Flag } from 'lucide-react'
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
  /** The road behind the learner reaches as far as this step. */
  travelled: boolean
  /** The day a milestone is reached; undefined without a plan and for other steps. */
  reachedOn: Date | undefined
  /** The learner says that they know the skill already that this step teaches. */
  onCheck: () => void
  onStatus: (status: StepStatus) => void
}

/** One stop of the route: where it stands, what it takes, what to do there and which course helps. */
export function RoadmapStep(props: RoadmapStepProps) {
  const { step, status, course } = props
  const { t } = useLingui()
  const skillId = skillOf(step)
  const headingId = `step-${step.id}-label`
  return (
    <li
      id={`step-${step.id}`}
      aria-labelledby={headingId}
      tabIndex={-1}
      className={classNames(
        'stop relative scroll-mt-8 rounded-large py-5 pr-3 pl-15 outline-offset-0 transition-colors duration-500 sm:pr-6 sm:pl-20',
        props.travelled && 'travelled',
        props.highlighted && 'bg-signal-soft',
      )}
    >
      <StopSign step={step} status={status} />
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid max-w-prose gap-1">
            <p className="text-small text-ink-soft">{step.section}</p>
            <h3 id={headingId} tabIndex={-1} className="text-title outline-none">
              {step.milestone && <span className="sr-only">{t`Milestone:`} </span>}
              {step.label}
            </h3>
            <p className="flex items-center gap-1.5 text-small text-ink-soft">
              <Clock className="size-4 shrink-0" aria-hidden />
              <Trans>Estimated Time</Trans>: {step.estimatedTime || t`N/A`}
            </p>
            {props.reachedOn !== undefined && (
              <p className="flex items-center gap-1.5 text-small font-medium text-signal-ink">
                <Flag className="size-4 shrink-0" aria-hidden />
                <Trans>around {formatDay(props.reachedOn)}</Trans>
              </p>
            )}
          </div>
          <div className="grid content-start justify-items-start gap-2">
            <StepStatusSelect stepId={step.id} status={status} unsaved={props.unsaved} onStatus={props.onStatus} />
            {skillId !== null && status !== 'done' && (
              <Button id={checkButtonId(skillId)} variant="link" className="text-small" onClick={props.onCheck}>
                <Trans>
                  I know this already <span className="sr-only">({step.label})</span>
                </Trans>
              </Button>
            )}
          </div>
        </div>
        <p className="max-w-prose">{step.description}</p>
        <StepDetails details={step.details} milestone={step.milestone} done={status === 'done'} />
        {course !== undefined && (
          <LinkedCourse course={course} institution={props.institution} reason={step.linkReason} />
        )}
        {course === undefined && step.courseAbsence !== null && <CourseAbsence absence={step.courseAbsence} />}
      </div>
    </li>
  )
}

/** The number of the stop, a flag at a milestone, a check mark once it is behind. */
function StopSign({ step, status }: { step: Step; status: StepStatus }) {
  const look = {
    done: 'border-spruce bg-spruce text-on-spruce',
    ongoing: 'border-signal bg-signal text-on-signal',
    not_started: step.milestone ? 'border-signal-ink bg-paper text-signal-ink' : 'border-line-strong bg-paper text-ink',
  }[status]
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-5 left-1.5 z-10 grid size-10 place-items-center border-3 font-display font-bold tabular-nums transition-colors sm:left-4',
        step.milestone ? 'rounded-t-full rounded-b-small' : 'rounded-full',
        look,
      )}
    >
      {status === 'done' ? <Check className="size-5" /> : step.milestone ? <Flag className="size-5" /> : step.id}
    </span>
  )
}
