import { Plural, Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import type { Institution } from '@milepost/contract/institutions'
import type { StepStatus } from '@milepost/contract/progress'
import type { Roadmap, Step } from '@milepost/contract/roadmaps'
import type { ReactNode } from 'react'
import { RoadmapStep } from '#features/roadmaps/roadmap-step.tsx'
import { sectionsOf } from '#features/roadmaps/sections.ts'
import { classNames } from '#ui/class-names.ts'
import { LogoMark } from '#ui/logo.tsx'
import '#features/roadmaps/route.css'

interface RoadmapTimelineProps {
  roadmap: Roadmap
  statuses: Readonly<Record<number, StepStatus>>
  unsaved: ReadonlySet<number>
  highlighted: number | null
  /** The day each milestone is reached, by step number; empty without a plan. */
  milestones: ReadonlyMap<number, Date>
  /** The status of the learner's application to a course, if any. */
  applicationTo: (courseId: number) => ReactNode
  onCourse: (opened: StepCourse) => void
  onCheck: (step: Step) => void
  onStatus: (stepId: number, status: StepStatus) => void
}

/** The course that a step leads to. */
export interface StepCourse {
  readonly step: Step
  readonly course: Course
  readonly institution: Institution | undefined
}

/** The route from the first stop to the last milestone; the road is drawn solid as far as the learner has come. */
export function RoadmapTimeline({ roadmap, statuses, unsaved, highlighted, ...props }: RoadmapTimelineProps) {
  const courses = new Map(roadmap.courses.map((course) => [course.id, course]))
  const institutions = new Map(roadmap.institutions.map((institution) => [institution.id, institution]))
  const steps = [...roadmap.roadmap].sort((a, b) => a.id - b.id)
  const next = steps.find((step) => statuses[step.id] !== 'done')
  return (
    <div id="stops" tabIndex={-1} className="@container grid scroll-mt-8 gap-10 outline-none">
      {sectionsOf(steps).map((section) => (
        <section key={section.steps[0]?.key ?? section.name} aria-label={section.name} className="grid gap-4">
          <header className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-line pb-2">
            <h2 className="text-lead">{section.name}</h2>
            <p className="text-small text-ink-soft">
              <Trans>
                {section.steps.filter(({ id }) => statuses[id] === 'done').length} of {section.steps.length} done
              </Trans>{' '}
              · <Plural value={hoursOf(section.steps)} one="# hour" other="# hours" />
            </p>
          </header>
          <ol>
            {section.steps.map((step) => {
              const course = step.courseId === null ? undefined : courses.get(step.courseId)
              const institutionId = course?.institution_id ?? null
              const institution = institutionId === null ? undefined : institutions.get(institutionId)
              return (
                <RoadmapStep
                  key={step.key}
                  step={step}
                  knownSkills={roadmap.knownSkills}
                  status={statuses[step.id] ?? 'not_started'}
                  unsaved={unsaved.has(step.id)}
                  course={course}
                  institution={institution}
                  application={course === undefined ? null : props.applicationTo(course.id)}
                  onCourse={() => course !== undefined && props.onCourse({ step, course, institution })}
                  highlighted={highlighted === step.id}
                  here={step === next}
                  travelled={next === undefined || step.id < next.id}
                  reachedOn={props.milestones.get(step.id)}
                  onCheck={() => props.onCheck(step)}
                  onStatus={(status) => props.onStatus(step.id, status)}
                />
              )
            })}
          </ol>
        </section>
      ))}
      <Arrival career={roadmap.career} arrived={next === undefined} />
    </div>
  )
}

/** The end of the road. */
function Arrival({ career, arrived }: { career: string; arrived: boolean }) {
  return (
    <p className="flex items-center gap-4 pl-1 sm:pl-3">
      <LogoMark className={classNames('size-12', !arrived && 'opacity-60')} />
      <span className="grid">
        <span className="text-small text-ink-soft">
          {arrived ? <Trans>You made it!</Trans> : <Trans>What this leads to</Trans>}
        </span>
        <span className="font-display text-lead leading-tight font-bold">{career}</span>
      </span>
    </p>
  )
}

function hoursOf(steps: readonly Step[]): number {
  return Math.round(steps.reduce((sum, step) => sum + step.hours, 0))
}
