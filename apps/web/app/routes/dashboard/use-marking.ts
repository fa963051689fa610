import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { useState } from 'react'
import type { Progress } from '#features/progress/progress-provider.tsx'
import type { MarkedStep } from '#features/roadmaps/step/step-bar.tsx'

/** Sets statuses, and remembers the step that was marked done last, so that it can be said and undone. */
export function useMarking(statuses: Progress['statuses'], mark: Progress['mark']) {
  const [marked, setMarked] = useState<MarkedStep | null>(null)
  return {
    // Another status, chosen in the step itself, is the learner's own undo.
    marked: marked !== null && statuses[marked.step.id] === 'done' ? marked : null,
    setStatus: (step: Step, status: StepStatus) => {
      setMarked(status === 'done' ? { step, before: statuses[step.id] ?? 'not_started' } : null)
      mark({ stepId: step.id, status })
    },
    undo: ({ step, before }: MarkedStep) => {
      setMarked(null)
      mark({ stepId: step.id, status: before })
    },
    clear: () => setMarked(null),
  }
}
