import type { CareerId } from '@milepost/contract/careers'
import type { RoadmapOccasion } from '@milepost/contract/roadmaps'
import type { RoadmapRow } from '#features/roadmaps/repository.ts'

const freeChangesAWeek = 2
export const week = 7 * 24 * 60 * 60 * 1000

/** What a learner asks for: the roadmap that goes with the answers, another one, another career's, or one that takes their word on a skill. */
export type Wish =
  | { readonly kind: 'make' | 'regenerate' }
  | { readonly kind: 'switch'; readonly careerId: CareerId }
  | { readonly kind: 'correct'; readonly skillId: string; readonly known: boolean }

export interface RoadmapRequest {
  readonly wish: Wish
  readonly current: Pick<RoadmapRow, 'adviceRevision' | 'careerId'> | undefined
  readonly adviceRevision: number
  readonly hasPaidPlan: boolean
  /** Roadmaps made in the last seven days because an answer had changed or for a switch. */
  readonly changesThisWeek: number
}

/**
 * Decides what a learner gets: a roadmap made on an occasion, the one that exists ('keep'), or word that this takes a paid
 * plan ('premium_required'). The first is free; so are, twice a week together, one after an answer that matters has changed and
 * a switch of career. A correction is always free where it changes nothing but what is known: with changed answers it counts as
 * their change, or no limit would hold.
 */
export function decideOccasion(request: RoadmapRequest): RoadmapOccasion | 'keep' | 'premium_required' {
  const { wish, current, hasPaidPlan } = request
  if (current === undefined) return 'first'
  const changed = current.adviceRevision !== request.adviceRevision
  const changeIsFree = hasPaidPlan || request.changesThisWeek < freeChangesAWeek
  switch (wish.kind) {
    case 'make':
      return changed && changeIsFree ? 'profile_changed' : 'keep'
    case 'regenerate':
      if (changed && changeIsFree) return 'profile_changed'
      return hasPaidPlan ? 'regenerated' : 'premium_required'
    case 'switch':
      if (wish.careerId === current.careerId) return 'keep'
      return changeIsFree ? 'switched' : 'premium_required'
    case 'correct':
      if (!changed) return 'corrected'
      return changeIsFree ? 'profile_changed' : 'keep'
  }
}
