import type { CardPositions, CareerDiagram, DiagramNode } from '@milepost/contract/career-diagrams/schema'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import { presentDestinations, type RoadmapRow, type StepRow } from '#features/roadmaps/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** A roadmap as a vertical chain of cards at their saved positions. */
export function presentDiagram(
  { messages }: Pick<SignedInContext, 'messages'>,
  roadmap: Pick<RoadmapRow, 'careerId' | 'knownSkills'>,
  steps: readonly StepRow[],
  positions: CardPositions,
): CareerDiagram {
  const placed = new Map(Object.entries(positions))
  const { titles } = presentDestinations(roadmap, steps)
  const titlesAfter = (step: number) =>
    titles.flatMap(({ title, reachedAfterStep }) => (reachedAfterStep === step ? [title] : []))
  const nodes = steps.map(
    ({ stepNumber, key, label, description, section, hours, milestone }): DiagramNode => ({
      id: String(stepNumber),
      key,
      position: placed.get(key) ?? null,
      data: {
        label,
        description,
        section,
        estimatedTime: messages.hours(hours),
        milestone,
        titles: titlesAfter(stepNumber),
      },
    }),
  )
  const edges = nodes.slice(1).map((node, index) => {
    const source = nodes[index]?.id ?? node.id
    return { id: `${source}-${node.id}`, source, target: node.id }
  })
  return { type: 'reactflow', content: { career: careerTitleOf(roadmap.careerId), nodes, edges } }
}
