import { useLingui } from '@lingui/react/macro'
import type { CardPositions, CareerDiagram, DiagramNode } from '@milepost/contract/career-diagrams/schema'
import {
  Background,
  BackgroundVariant,
  Controls,
  type Edge,
  type FitViewOptions,
  MarkerType,
  type NodeChange,
  ReactFlow,
  type ReactFlowProps,
  useNodesState,
} from '@xyflow/react'
import { useState } from 'react'
import type { DiagramProgress } from '#features/career-diagrams/diagram-progress.ts'
import { cardSize, gridSize, layoutOf } from '#features/career-diagrams/layout.ts'
import {
  DiagramProgressContext,
  readableFrom,
  SectionName,
  type SectionNode,
  StepCard,
  type StepNode,
} from '#features/career-diagrams/step-card.tsx'
import { formatList } from '#lib/format.ts'
import '@xyflow/react/dist/base.css'
import '#features/career-diagrams/diagram.css'

type AnyNode = StepNode | SectionNode

const nodeTypes = { step: StepCard, section: SectionName }
const transition = 250
/** Some room for the road that swings out of the columns. */
const wholeRoute = { padding: '24px', maxZoom: 1 } as const

/** Cards are moved on it, and nothing else: no lines are drawn, nothing is deleted or selected together. */
const plane: ReactFlowProps<AnyNode> = {
  nodesConnectable: false,
  edgesFocusable: false,
  edgesReconnectable: false,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  snapToGrid: true,
  snapGrid: [gridSize, gridSize],
  minZoom: 0.5,
  maxZoom: 2,
  fitView: true,
  zoomOnScroll: false,
  zoomOnDoubleClick: false,
  preventScrolling: false,
}

interface CareerFlowProps {
  content: CareerDiagram['content']
  progress: DiagramProgress
  onMove: (positions: CardPositions) => void
}

/** The roadmap as cards on a plane that can be moved. Remounting lays the cards out again. */
export function CareerFlow({ content, progress, onMove }: CareerFlowProps) {
  const { t } = useLingui()
  const [initial] = useState(() => nodesOf(content.nodes))
  const [nodes, , change] = useNodesState<AnyNode>(initial)
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [first] = useState(() => firstView(content.nodes, progress))
  const keys = new Map(content.nodes.map(({ id, key }) => [id, key]))
  const nameOf = ({ id, data: { label, titles } }: DiagramNode) =>
    titles.length === 0 ? t`Step ${id}: ${label}` : t`Step ${id}: ${label}. Ready for these jobs: ${formatList(titles)}`
  const onNodesChange = (changes: NodeChange<AnyNode>[]) => {
    change(changes)
    const moved = changes.flatMap((each) => {
      if (each.type !== 'position' || each.dragging === true || each.position === undefined) return []
      const key = keys.get(each.id)
      return key === undefined ? [] : [[key, { x: each.position.x, y: each.position.y }] as const]
    })
    if (moved.length > 0) onMove(Object.fromEntries(moved))
  }
  return (
    <DiagramProgressContext value={progress}>
      <ReactFlow<AnyNode>
        ref={hideDrawing}
        nodes={withNames(nodes, nameOf)}
        edges={edgesOf(content, progress, !still)}
        nodeTypes={nodeTypes}
        onNodesChange={onNodesChange}
        {...plane}
        fitViewOptions={first}
        ariaLabelConfig={{
          'node.a11yDescription.default': t`Press Enter to open the step, or Space to pick up this card and move it with the arrow keys.`,
          'node.a11yDescription.keyboardDisabled': t`You can’t move this card.`,
          'node.a11yDescription.ariaLiveMessage': ({ x, y }) => t`Moved to ${Math.round(x)}, ${Math.round(y)}.`,
          'controls.ariaLabel': t`Zoom`,
          'controls.zoomIn.ariaLabel': t`Zoom in`,
          'controls.zoomOut.ariaLabel': t`Zoom out`,
          'controls.fitView.ariaLabel': t`Fit to screen`,
        }}
      >
        <Background variant={BackgroundVariant.Dots} gap={gridSize * 2} size={1.5} />
        <Controls showInteractive={false} fitViewOptions={{ ...wholeRoute, duration: still ? 0 : transition }} />
      </ReactFlow>
    </DiagramProgressContext>
  )
}

/** Assistive technology gets the cards, whose order is the road's. Each line would be a nameless picture beside them. */
function hideDrawing(plane: HTMLElement | null): void {
  for (const part of plane?.querySelectorAll('.react-flow__edges, .react-flow__background') ?? []) {
    part.setAttribute('aria-hidden', 'true')
  }
}

function nodesOf(steps: readonly DiagramNode[]): AnyNode[] {
  const layout = layoutOf(steps.map(({ id, data: { section } }) => ({ id, section })))
  const moved = new Set(steps.flatMap(({ id, position }) => (position === null ? [] : [id])))
  const headings = layout.headings
    // A name stays where its first card was only as long as that card does.
    .filter(({ firstId }) => !moved.has(firstId))
    .map(
      ({ section, firstId, x, y }): SectionNode => ({
        id: `section-${firstId}`,
        type: 'section',
        position: { x, y },
        data: { name: section },
        draggable: false,
        selectable: false,
        focusable: false,
        width: cardSize.width,
        height: 30,
      }),
    )
  const cards = steps.map(
    (step): StepNode => ({
      id: step.id,
      type: 'step',
      data: { step },
      ...cardSize,
      position: step.position ?? layout.cards.get(step.id) ?? { x: 0, y: 0 },
    }),
  )
  return [...headings, ...cards]
}

const neighbours = 2

/** Starts at the learner's step and what is next to it, as close as cards can be read; on a phone at the step alone. */
function firstView(steps: readonly DiagramNode[], { here }: DiagramProgress): FitViewOptions<AnyNode> {
  if (steps.length === 0) return wholeRoute
  const found = steps.findIndex(({ id }) => id === here)
  const start = found === -1 ? steps.length - 1 : found
  const around = window.matchMedia('(width >= 48rem)').matches ? neighbours : 0
  const near = steps.slice(Math.max(0, start - around), start + around + 1)
  return { minZoom: readableFrom, maxZoom: 0.9, padding: '24px', nodes: near.map(({ id }) => ({ id })) }
}

function withNames(nodes: AnyNode[], nameOf: (step: DiagramNode) => string): AnyNode[] {
  return nodes.map((node) => (node.type === 'step' ? { ...node, ariaLabel: nameOf(node.data.step) } : node))
}

/** The road from card to card: paved as far as the learner has come. */
function edgesOf({ edges }: CareerDiagram['content'], { here }: DiagramProgress, animated: boolean): Edge[] {
  return edges.map(({ id, source, target }) => {
    const travelled = here === null || Number(target) <= Number(here)
    const color = travelled ? 'var(--color-spruce)' : 'var(--color-line-strong)'
    return {
      id,
      source,
      target,
      animated,
      type: 'smoothstep',
      focusable: false,
      className: travelled ? 'travelled' : '',
      markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18, color },
    }
  })
}
