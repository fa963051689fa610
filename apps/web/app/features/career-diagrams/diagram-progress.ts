import type { DiagramNode } from '@milepost/contract/career-diagrams/schema'
import type { StepStatus } from '@milepost/contract/progress/limits'

/** How far a learner is. */
export interface DiagramProgress {
  /** By the step's number. */
  readonly statuses: Readonly<Record<number, StepStatus>>
  /** The id of the first step that is not done; null when all are. */
  readonly here: string | null
}

export function diagramProgressOf(
  nodes: readonly Pick<DiagramNode, 'id'>[],
  statuses: DiagramProgress['statuses'],
): DiagramProgress {
  return { statuses, here: nodes.find(({ id }) => statuses[Number(id)] !== 'done')?.id ?? null }
}
