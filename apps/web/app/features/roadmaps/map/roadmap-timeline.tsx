import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { TimelineSection } from '#features/roadmaps/map/timeline-section.tsx'
import { useOpenSections, type WantedStep } from '#features/roadmaps/map/use-open-sections.ts'
import { keyOf, sectionsOf } from '#features/roadmaps/sections.ts'
import { RoadmapStep } from '#features/roadmaps/step/roadmap-step.tsx'
import { TitleSign } from '#features/roadmaps/title-sign.tsx'
import { destinationOf, titleWaysOf } from '#features/roadmaps/title-ways.ts'
import { WayLeft } from '#features/roadmaps/titles-on-the-way.tsx'
import { classNames } from '#ui/class-names.ts'
import { LogoMark } from '#ui/logo.tsx'
import '#features/roadmaps/map/route.css'

interface RoadmapTimelineProps {
  roadmap: Roadmap
  statuses: Readonly<Record<number, StepStatus>>
  /** The ticked tasks, by step number. */
  tickedTasks: Readonly<Record<number, ReadonlySet<string>>>
  unsaved: ReadonlySet<number>
  /** The step that the address asks for. */
  wanted: WantedStep | null
  highlighted: number | null
  /** The step that was marked as done just now. */
  marked: number | null
  /** The day each milestone is reached, by step number; empty without a plan. */
  milestones: ReadonlyMap<number, Date>
  /** What became of the learner's application to a step's course, if any. */
  applicationTo: (courseId: number, step: Step) => ReactNode
  /** The learner's own work at a milestone, with the way to link it. */
  workAt: (step: Step) => ReactNode
  notesAt: (step: Step) => ReactNode
  onCourse: (opened: StepCourse) => void
  onCheck: (step: Step) => void
  onStatus: (step: Step, status: StepStatus) => void
  onTick: (step: Step, task: string, ticked: boolean) => void
}

const noTasks: ReadonlySet<string> = new Set()

/** The course that a step leads to. */
export interface StepCourse {
  readonly step: Step
  readonly course: Course
  readonly institution: Institution | undefined
}

/** The route from the first stop to the last milestone, unfolded where the learner is; the road is solid as far as they have come. */
export function RoadmapTimeline({ roadmap, statuses, wanted, ...props }: RoadmapTimelineProps) {
  const courses = new Map(roadmap.courses.map((course) => [course.id, course]))
  const institutions = new Map(roadmap.institutions.map((institution) => [institution.id, institution]))
  const steps = [...roadmap.roadmap].sort((a, b) => a.id - b.id)
  const next = steps.find((step) => statuses[step.id] !== 'done')
  const sections = sectionsOf(steps)
  const openSections = useOpenSections(sections, next, wanted)
  const ways = titleWaysOf(roadmap, statuses, new Date())
  return (
    <div id="stops" tabIndex={-1} className="@container grid scroll-mt-20 gap-4 outline-none sm:gap-6">
      {sections.map((section) => (
        <TimelineSection
          key={keyOf(section)}
          section={section}
          statuses={statuses}
          next={next}
          openSections={openSections}
        >
          {(step, isHidden) => {
            const course = step.courseId === null ? undefined : courses.get(step.courseId)
            const institutionId = course?.institution_id ?? null
            const institution = institutionId === null ? undefined : institutions.get(institutionId)
            return (
              <RoadmapStep
                key={step.key}
                step={step}
                knownSkills={roadmap.knownSkills}
                hidden={isHidden}
                status={statuses[step.id] ?? 'not_started'}
                tickedTasks={props.tickedTasks[step.id] ?? noTasks}
                unsaved={props.unsaved.has(step.id)}
                course={course}
                institution={institution}
                application={course === undefined ? null : props.applicationTo(course.id, step)}
                work={step.milestone ? props.workAt(step) : null}
                notes={props.notesAt(step)}
                onCourse={() => course !== undefined && props.onCourse({ step, course, institution })}
                highlighted={props.highlighted === step.id}
                wanted={wanted?.step === step.id}
                marked={props.marked === step.id}
                here={step === next}
                travelled={next === undefined || step.id < next.id}
                reachedOn={props.milestones.get(step.id)}
                titles={ways.flatMap((way) =>
                  way.title.reachedAfterStep === step.id ? (
                    <TitleSign key={way.title.id} title={way.title.title}>
                      <WayLeft way={way} />
                    </TitleSign>
                  ) : (
                    []
                  ),
                )}
                onCheck={() => props.onCheck(step)}
                onStatus={(status) => props.onStatus(step, status)}
                onTick={(task, ticked) => props.onTick(step, task, ticked)}
              />
            )
          }}
        </TimelineSection>
      ))}
      <RoadEnd destination={destinationOf(roadmap)} arrived={next === undefined} />
    </div>
  )
}

/** The end of the road. */
function RoadEnd({ destination, arrived }: { destination: string; arrived: boolean }) {
  return (
    <p className="flex items-center gap-4 pl-1 sm:pl-3">
      <LogoMark className={classNames('size-12', !arrived && 'opacity-60')} />
      <span className="grid">
        <span className="text-small text-ink-soft">
          {arrived ? <Trans>You made it!</Trans> : <Trans>What this leads to</Trans>}
        </span>
        <span className="font-display text-lead leading-tight font-bold">{destination}</span>
      </span>
    </p>
  )
}
