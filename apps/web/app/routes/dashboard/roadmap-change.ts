import type { VariantChoice } from '@milepost/contract/roadmaps/schema'
import type { SkillLevel } from '@milepost/contract/skills/limits'
import { ApiError } from '#lib/api-error.ts'

interface CorrectedSkill {
  readonly id: string
  readonly name: string
}

/** A change that its opposite takes back where it makes no version. */
export type SkillChange =
  | { readonly kind: 'correct'; readonly skill: CorrectedSkill; readonly level: SkillLevel }
  /** What the answers ask about a skill is taken back, or asked for again. */
  | { readonly kind: 'ignore'; readonly skill: CorrectedSkill; readonly ignored: boolean }
  /** The learner adds a skill, or takes it off again. */
  | { readonly kind: 'add'; readonly skill: CorrectedSkill; readonly added: boolean }

export type RoadmapChange =
  | SkillChange
  | { readonly kind: 'regenerate' }
  /** Another way to the career, or back to the usual one. */
  | { readonly kind: 'vary'; readonly choice: VariantChoice }
  | { readonly kind: 'restore'; readonly version: number }
  /** Takes the change before back: by its version, or by its opposite where it made none. */
  | {
      readonly kind: 'undo'
      readonly change: { readonly kind: 'restore'; readonly version: number } | SkillChange
    }

/** Unsaved progress belongs to the numbers of the steps as they are now: nothing is changed before it is saved. */
export class ProgressUnsaved extends Error {}

export function isPlanMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'premium_required'
}
