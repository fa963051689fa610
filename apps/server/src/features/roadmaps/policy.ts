import type { RoadmapRow } from '#features/roadmaps/repository.ts'

const freeChangesAWeek = 2
export const week = 7 * 24 * 60 * 60 * 1000

export interface RoadmapRequest {
  readonly current: Pick<RoadmapRow, 'adviceRevision'> | undefined
  readonly adviceRevision: number
  readonly hasPaidPlan: boolean
  /** Roadmaps made in the last seven days because an answer had changed. */
  readonly changesThisWeek: number
  /** The learner asks for another roadmap, rather than for the one that goes with the answers. */
  readonly regenerate: boolean
}

/**
 * Decides what a learner gets: a roadmap made on an occasion, the one that exists ('keep'), or word that this takes a
 * paid plan ('premium_required'). The first is free, and so is one after an answer that matters has changed, twice a week.
 */
export function decideOccasion(request: RoadmapRequest): RoadmapRow['occasion'] | 'keep' | 'premium_required' {
  if (request.current === undefined) return 'first'
  const changed = request.current.adviceRevision !== request.adviceRevision
  if (changed && (request.hasPaidPlan || request.changesThisWeek < freeChangesAWeek)) return 'profile_changed'
  if (!request.regenerate) return 'keep'
  return request.hasPaidPlan ? 'regenerated' : 'premium_required'
}
