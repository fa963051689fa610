import { ApiError } from '#lib/api-error.ts'

interface CorrectedSkill {
  readonly id: string
  readonly name: string
}

export type RoadmapChange =
  | { readonly kind: 'correct'; readonly skill: CorrectedSkill; readonly known: boolean }
  | { readonly kind: 'regenerate' }
  | { readonly kind: 'restore'; readonly version: number }
  /** Takes the change before back: by its version, or by its opposite where it made none. */
  | {
      readonly kind: 'undo'
      readonly change: { kind: 'restore'; version: number } | { kind: 'correct'; skill: CorrectedSkill; known: boolean }
    }

/** Unsaved progress belongs to the numbers of the steps as they are now: nothing is changed before it is saved. */
export class ProgressUnsaved extends Error {}

export function isPlanMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'premium_required'
}
