import { listProgress, type StepProgress, saveProgress } from '@milepost/contract/progress'
import { findProgress, type ProgressRow } from '#features/progress/repository.ts'
import { saveStep } from '#features/progress/save-step.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountProgress(mounting: Mounting): void {
  mount(mounting, listProgress, async (ctx) => (await findProgress(ctx.db, ctx.actor.id)).map(present))
  mount(mounting, saveProgress, async (ctx, { body }) => present(await saveStep(ctx, body.stepId, body.status)))
}

function present(row: ProgressRow): StepProgress {
  return { step_id: row.number, status: row.status, updatedAt: row.updatedAt.toISOString() }
}
