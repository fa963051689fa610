import type { CardPositions, CareerDiagram, DiagramNode } from '@milepost/contract/career-diagrams/schema'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { RoadmapRow, StepRow } from '#features/roadmaps/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** A roadmap as a vertical chain of cards at their saved positions. */
export function presentDiagram(
  { messages }: Pick<SignedInContext, 'messages'>,
  { careerId }: Pick<RoadmapRow, 'careerId'>,
  steps: readonly StepRow[],
  positions: CardPositions,
): CareerDiagram {
  const placed = new Map(Object.entries(positions))
  const nodes = steps.map(
    ({ stepNumber, key, label, description, section, hours, milestone }): DiagramNode => ({
      id: String(stepNumber),
      key,
      position: placed.get(key) ?? null,
      data: { label, description, section, estimatedTime: messages.hours(hours), milestone },
    }),
  )
  const edges = nodes.slice(1).map((node, index) => {
    const source = nodes[index]?.id ?? node.id
    return { id: `${source}-${node.id}`, source, target: node.id }
  })
  return { type: 'reactflow', content: { career: careerTitleOf(careerId), nodes, edges } }
}
