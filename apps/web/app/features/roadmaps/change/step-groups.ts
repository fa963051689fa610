import type { RoadmapPreview, StepSummary } from '@milepost/contract/roadmaps/schema'

export interface StepGroups {
  /** Finished, and part of the new route as well. */
  readonly carriedOver: readonly StepSummary[]
  /** Part of both routes, not finished yet. */
  readonly kept: readonly StepSummary[]
  readonly added: readonly StepSummary[]
  /** Finished steps first: losing sight of these is what a learner minds most. */
  readonly leftBehind: readonly StepSummary[]
  readonly finishedLeftBehind: number
}

/** Groups the steps of a preview by what happens to them. */
export function stepGroups({ kept, added, removed }: Pick<RoadmapPreview, 'kept' | 'added' | 'removed'>): StepGroups {
  const isFinished = ({ status }: StepSummary) => status === 'done'
  const finished = removed.filter(isFinished)
  return {
    carriedOver: kept.filter(isFinished),
    kept: kept.filter((step) => !isFinished(step)),
    added,
    leftBehind: [...finished, ...removed.filter((step) => !isFinished(step))],
    finishedLeftBehind: finished.length,
  }
}
