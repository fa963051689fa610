import type { StepStatus } from '@milepost/contract/progress'
import type { Step } from '@milepost/contract/roadmaps'

type KeyedStep = Pick<Step, 'id' | 'key'>

/**
 * Progress goes by step number, and another version numbers its steps anew: what is taught tells which state is whose.
 * In: the steps before and after, and the states by number before. Out: the states by number after.
 */
export function carryStatuses(
  before: readonly KeyedStep[],
  after: readonly KeyedStep[],
  statuses: Readonly<Record<number, StepStatus>>,
): Record<number, StepStatus> {
  const byKey = new Map(before.map(({ id, key }) => [key, statuses[id]]))
  return Object.fromEntries(
    after.flatMap(({ id, key }) => {
      const status = byKey.get(key)
      return status === undefined ? [] : [[id, status] as const]
    }),
  )
}
