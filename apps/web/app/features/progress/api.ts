import type { StepStatus } from '@milepost/contract/progress'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The states of the roadmap's steps, by step number; a step that is not there was never touched. */
export const progressQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress', userId],
    queryFn: async () => {
      const rows = await call('GET /progress/:userId', { params: { userId } })
      return Object.fromEntries(rows.map((row) => [row.step_id, row.status]))
    },
  })

export function saveStepStatus(userId: string, stepId: number, status: StepStatus) {
  return call('POST /progress', { body: { userId, stepId, status } })
}
