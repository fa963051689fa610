import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { type ReactNode, useState } from 'react'
import { DoneSteps, SectionHeading } from '#features/roadmaps/map/section-heading.tsx'
import type { OpenSections } from '#features/roadmaps/map/use-open-sections.ts'
import type { RoadmapSection } from '#features/roadmaps/sections.ts'

interface TimelineSectionProps {
  section: RoadmapSection
  statuses: Readonly<Record<number, StepStatus>>
  next: Step | undefined
  openSections: OpenSections
  /** Renders a step, hidden where it is folded away. */
  children: (step: Step, isHidden: boolean) => ReactNode
}

/** A section of the route. Folded to its name, unless the learner is in it or opens it. */
export function TimelineSection({ section, statuses, next, openSections, children }: TimelineSectionProps) {
  const { name, steps } = section
  const isDone = ({ id }: Step) => statuses[id] === 'done'
  // Counted once: what is marked done in sight of the learner stays in sight.
  const [behind] = useState(() => (next !== undefined && steps.includes(next) ? steps.indexOf(next) : 0))
  const open = openSections.isOpen(section)
  const showsDone = openSections.showsDone(section) || behind < 2
  const bodyId = `section-${steps[0]?.id ?? 0}`
  return (
    <section aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionHeading
        name={name}
        done={steps.filter(isDone).length}
        total={steps.length}
        hours={Math.round(steps.reduce((sum, { hours }) => sum + hours, 0))}
        open={open}
        bodyId={bodyId}
        onOpen={(on) => openSections.setOpen(section, on)}
      />
      <div id={bodyId} hidden={!open} className={open ? 'grid grid-cols-[minmax(0,1fr)] gap-2' : undefined}>
        {behind >= 2 && (
          <DoneSteps count={behind} open={showsDone} onOpen={(on) => openSections.setShowsDone(section, on)} />
        )}
        <ol>{steps.map((step, place) => children(step, !showsDone && place < behind))}</ol>
      </div>
    </section>
  )
}
