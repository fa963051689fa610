import type { StepStatus } from '@milepost/contract/progress/limits'
import type { StepProgress, Tick } from '@milepost/contract/progress/schema'

/** A step's progress with its ticks. Times are texts where the database has put them into JSON. */
export interface SavedProgress {
  readonly stepNumber: number
  readonly status: StepStatus
  readonly updatedAt: Date | string
  readonly ticks: readonly (Omit<Tick, 'tickedAt'> & { readonly tickedAt: Date | string })[]
}

const inUtc = (time: Date | string) => new Date(time).toISOString()

/** What `findProgressRows` finds, as the contract names it. */
export function presentRows(rows: string | null): StepProgress[] {
  return JSON.parse(rows ?? '[]').map(present)
}

/** A step's progress as the contract names it. */
export function present({ stepNumber, status, updatedAt, ticks }: SavedProgress): StepProgress {
  return {
    step_id: stepNumber,
    status,
    updatedAt: inUtc(updatedAt),
    ticks: ticks.map(({ task, hours, tickedAt }) => ({ task, hours, tickedAt: inUtc(tickedAt) })),
  }
}
