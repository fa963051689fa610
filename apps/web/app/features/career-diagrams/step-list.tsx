import type { DiagramNode } from '@milepost/contract/career-diagrams/schema'
import { Link } from 'react-router'
import type { DiagramProgress } from '#features/career-diagrams/diagram-progress.ts'
import { stepOnRoadmap } from '#lib/addresses.ts'
import { classNames } from '#ui/class-names.ts'
import { MilestonePrefix, StepMarker, StepState } from '#ui/step-state.tsx'
import { TitleFlag } from '#ui/title-flag.tsx'

interface StepListProps {
  /** In order. */
  nodes: readonly DiagramNode[]
  progress: DiagramProgress
}

/** What the diagram shows, one after the other: for small screens, the keyboard and screen readers. */
export function StepList({ nodes, progress: { statuses, here } }: StepListProps) {
  const sections = [...Map.groupBy(nodes, ({ data }) => data.section)]
  return (
    <div className="grid gap-8">
      {sections.map(([name, steps]) => (
        <section key={name} aria-label={name} className="grid gap-3">
          <h2 className="border-b-2 border-line pb-2 text-lead">{name}</h2>
          <ol className="grid gap-2">
            {steps.map(({ id, key, data }) => {
              const status = statuses[Number(id)] ?? 'not_started'
              return (
                <li
                  key={key}
                  aria-current={here === id ? 'step' : undefined}
                  className={classNames('flex gap-4 rounded-large p-4', here === id && 'bg-raised shadow-raised')}
                >
                  <StepMarker number={id} milestone={data.milestone} status={status} here={here === id} />
                  <div className="grid min-w-0 gap-1">
                    <h3 className="text-body">
                      <Link
                        to={stepOnRoadmap(id)}
                        className="inline-block min-h-6 underline decoration-1 underline-offset-4 hover:decoration-2"
                      >
                        {data.milestone && <MilestonePrefix />}
                        <span>{data.label}</span>
                      </Link>
                    </h3>
                    <p className="max-w-prose">{data.description}</p>
                    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
                      <StepState status={status} here={here === id} />
                      <span>{data.estimatedTime}</span>
                    </p>
                    {data.titles.map((title) => (
                      <TitleFlag key={title} title={title} />
                    ))}
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
