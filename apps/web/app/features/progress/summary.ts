import type { StepStatus } from '@milepost/contract/progress/limits'

export interface ProgressSummary {
  readonly completed: number
  readonly total: number
  readonly remaining: number
  /** Whole percent, 0 without steps. */
  readonly percent: number
}

/** 'completed' is what older records call 'done'. */
export function isDone(status: StepStatus | 'completed' | undefined): boolean {
  return status === 'done' || status === 'completed'
}

export function summarise(
  steps: readonly { readonly id: number }[],
  statuses: Readonly<Record<number, StepStatus>>,
): ProgressSummary {
  const total = steps.length
  const completed = steps.filter((step) => isDone(statuses[step.id])).length
  return {
    completed,
    total,
    remaining: total - completed,
    percent: total === 0 ? 0 : Math.round((completed / total) * 100),
  }
}
