import type { StepProgress } from '@milepost/contract/progress/schema'
import { queryOptions } from '@tanstack/react-query'
import type { Change } from '#features/progress/outbox.ts'
import { call } from '#lib/api.ts'
import { withCopy } from '#lib/offline-copy.ts'
import { storedItems } from '#lib/stored-items.ts'

/** The progress of the roadmap's steps, by step number. A step that is not there was never touched. */
export const progressQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress', userId],
    ...withCopy({ item: storedItems.progressCopy, userId, load: () => loadProgress(userId), parse: parseProgress }),
  })

async function loadProgress(userId: string): Promise<Readonly<Record<number, StepProgress>>> {
  const rows = await call('GET /progress/:userId', { params: { userId } })
  return Object.fromEntries(rows.map((row) => [row.step_id, row]))
}

async function parseProgress(copy: unknown): Promise<Readonly<Record<number, StepProgress>> | null> {
  const { CopiedProgress } = await import('#features/progress/copied-progress.ts')
  return CopiedProgress.safeParse(copy).data ?? null
}

/** @returns The step's progress as the server has it now. */
export function saveChange(userId: string, change: Change): Promise<StepProgress> {
  if ('task' in change) return call('POST /progress/ticks', { body: { userId, ...change } })
  return call('POST /progress', { body: { userId, ...change } })
}
