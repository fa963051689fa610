import type { PlanVariant } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { RoadmapReason } from '@milepost/contract/roadmaps/limits'
import type { upsertCorrection } from '#features/decisions/index.ts'
import type { RoadmapRow } from '#features/roadmaps/repository.ts'

const freeChangesPerWeek = 2
export const week = 7 * 24 * 60 * 60 * 1000

/**
 * What a learner asks for: the roadmap for their answers, another one, one for another career, one with a skill corrected,
 * or a variant (null takes it back).
 */
export type RoadmapCommand =
  | { readonly kind: 'make' | 'regenerate' }
  | { readonly kind: 'switch'; readonly careerId: CareerId; readonly afterTaster?: boolean | undefined }
  | { readonly kind: 'correct'; readonly correction: Parameters<typeof upsertCorrection>[2] }
  | { readonly kind: 'vary'; readonly variant: PlanVariant | null }

export interface RoadmapChangeRequest {
  readonly command: RoadmapCommand
  readonly current: Pick<RoadmapRow, 'adviceRevision' | 'careerId'> | undefined
  readonly adviceRevision: number
  readonly hasPaidPlan: boolean
  /** The command chooses a career to try after its taster, for the first time. */
  readonly isFirstTaste: boolean
  /** Roadmaps made in the last seven days after changed answers or for a switch. */
  readonly changesThisWeek: number
}

/**
 * Decides why a new roadmap is created, or 'keep' for the current one, or 'premium_required'. The first is free; so are
 * two a week after changed answers or for another career, and the first choice of each career after its taster. A correction is free unless answers changed too, which would
 * bypass that limit, and so is taking a variant back. Variants are for paid plans.
 */
export function decideRoadmapChange(request: RoadmapChangeRequest): RoadmapReason | 'keep' | 'premium_required' {
  const { command, current, hasPaidPlan } = request
  if (current === undefined) return 'first'
  const changed = current.adviceRevision !== request.adviceRevision
  const changeIsFree = hasPaidPlan || request.changesThisWeek < freeChangesPerWeek
  switch (command.kind) {
    case 'make':
      return changed && changeIsFree ? 'profile_changed' : 'keep'
    case 'regenerate':
      if (changed && changeIsFree) return 'profile_changed'
      return hasPaidPlan ? 'regenerated' : 'premium_required'
    case 'switch':
      if (command.careerId === current.careerId) return 'keep'
      return changeIsFree || request.isFirstTaste ? 'switched' : 'premium_required'
    case 'correct':
      if (!changed) return 'corrected'
      return changeIsFree ? 'profile_changed' : 'keep'
    case 'vary':
      if (command.variant !== null) return hasPaidPlan ? 'regenerated' : 'premium_required'
      if (!changed) return 'regenerated'
      return changeIsFree ? 'profile_changed' : 'keep'
  }
}
