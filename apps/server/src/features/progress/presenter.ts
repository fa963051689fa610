import type { StepProgress } from '@milepost/contract/progress'
import type { ProgressRow } from '#features/progress/repository.ts'
import type { TickRow } from '#features/progress/ticks/repository.ts'

/** A step's progress as the contract names it, with those of the ticks that are its own. */
export function present(row: ProgressRow, ticks: readonly TickRow[]): StepProgress {
  return {
    step_id: row.number,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
    ticks: ticks
      .filter(({ stepKey }) => stepKey === row.key)
      .map(({ task, hours, tickedAt }) => ({ task, hours, tickedAt: tickedAt.toISOString() })),
  }
}
