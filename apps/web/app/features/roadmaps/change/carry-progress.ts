import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Step } from '@milepost/contract/roadmaps/schema'

type KeyedStep = Pick<Step, 'id' | 'key'>

/** Carries progress to another version. It numbers the steps differently, so steps are matched by what they teach. */
export function carryProgress(
  before: readonly KeyedStep[],
  after: readonly KeyedStep[],
  progress: Readonly<Record<number, StepProgress>>,
): Record<number, StepProgress> {
  const byKey = new Map(before.map(({ id, key }) => [key, progress[id]]))
  return Object.fromEntries(
    after.flatMap(({ id, key }) => {
      const known = byKey.get(key)
      return known === undefined ? [] : [[id, { ...known, step_id: id }] as const]
    }),
  )
}
