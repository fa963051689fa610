import { useLingui } from '@lingui/react/macro'
import type { DiagramNode } from '@milepost/contract/career-diagrams/schema'
import { Handle, type Node, type NodeProps, Position, useStore } from '@xyflow/react'
import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import type { DiagramProgress } from '#features/career-diagrams/diagram-progress.ts'
import { stepOnRoadmap } from '#lib/addresses.ts'
import { classNames } from '#ui/class-names.ts'
import { MilestonePrefix, StepMarker, StepState } from '#ui/step-state.tsx'
import { TitleFlag } from '#ui/title-flag.tsx'

export type StepNode = Node<{ step: DiagramNode }, 'step'>
export type SectionNode = Node<{ name: string }, 'section'>

/** The learner's progress, outside of the cards' data, so that a change does not lay them out again. */
export const DiagramProgressContext = createContext<DiagramProgress>({ statuses: {}, here: null })

/** Below this zoom a card shows only its name, in larger text. */
export const readableFrom = 0.8

/** One step as a card that can be put anywhere. */
export function StepCard({ data: { step } }: NodeProps<StepNode>) {
  const { t } = useLingui()
  const { statuses, here } = useContext(DiagramProgressContext)
  const far = useStore(({ transform }) => transform[2] < readableFrom)
  const { label, description, milestone, estimatedTime, titles } = step.data
  const status = statuses[Number(step.id)] ?? 'not_started'
  const isHere = here === step.id
  return (
    <div
      className={classNames(
        'step-card flex size-full flex-col gap-1.5 overflow-hidden rounded-medium border-2 px-3.5 py-3 shadow-raised',
        milestone && 'milestone',
        isHere
          ? 'border-signal bg-raised'
          : status === 'done'
            ? 'border-spruce bg-spruce-soft'
            : 'border-line bg-raised',
      )}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <div className="flex grow items-start gap-2.5">
        <StepMarker number={step.id} milestone={milestone} status={status} here={isHere} />
        <h2
          className={classNames(
            'min-w-0 leading-tight',
            far ? 'text-[1.625rem]' : 'line-clamp-2 text-body',
            far && (titles.length === 0 ? 'line-clamp-4' : 'line-clamp-2'),
          )}
        >
          <Link
            to={stepOnRoadmap(step.id)}
            tabIndex={-1}
            className="nodrag rounded-small hover:underline"
            title={t`Open on the roadmap`}
          >
            {milestone && <MilestonePrefix />}
            <span>{label}</span>
          </Link>
        </h2>
      </div>
      {!far && titles.length === 0 && (
        <p className="line-clamp-2 text-small leading-snug text-ink-soft">{description}</p>
      )}
      {titles.map((title) => (
        <TitleFlag key={title} title={title} far={far} />
      ))}
      {!far && (
        <p className="flex justify-between gap-3 text-small leading-tight">
          <StepState status={status} here={isHere} />
          <span className="text-ink-soft">{estimatedTime}</span>
        </p>
      )}
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </div>
  )
}

/** The name of a stretch of the route, above its first card. */
export function SectionName({ data: { name } }: NodeProps<SectionNode>) {
  return <p className="w-70 truncate font-display text-title leading-none font-bold text-ink-soft">{name}</p>
}
