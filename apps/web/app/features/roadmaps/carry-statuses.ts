import type { StepStatus } from '@milepost/contract/progress'
import type { Step } from '@milepost/contract/roadmaps'

type KeyedStep = Pick<Step, 'id' | 'key'>

/** Carries statuses to another version. It numbers the steps differently, so steps are matched by what they teach. */
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
