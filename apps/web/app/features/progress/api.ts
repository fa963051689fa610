import type { StepStatus } from '@milepost/contract/progress'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { withCopy } from '#lib/offline-copy.ts'
import { storedItems } from '#lib/stored-items.ts'

/** The states of the roadmap's steps, by step number; a step that is not there was never touched. */
export const progressQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress', userId],
    ...withCopy({ item: storedItems.progressCopy, userId, load: () => loadProgress(userId), parse: parseProgress }),
  })

async function loadProgress(userId: string): Promise<Record<number, StepStatus>> {
  const rows = await call('GET /progress/:userId', { params: { userId } })
  return Object.fromEntries(rows.map((row) => [row.step_id, row.status]))
}

async function parseProgress(copy: unknown): Promise<Record<number, StepStatus> | null> {
  const { CopiedProgress } = await import('#features/progress/copied-progress.ts')
  return CopiedProgress.safeParse(copy).data ?? null
}

export function saveStepStatus(userId: string, stepId: number, status: StepStatus) {
  return call('POST /progress', { body: { userId, stepId, status } })
}
