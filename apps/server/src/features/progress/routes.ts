import { listProgress, type StepProgress, saveProgress } from '@milepost/contract/progress'
import { findProgress, type ProgressRow, upsertProgress } from '#features/progress/repository.ts'
import { AppError } from '#lib/errors.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountProgress(mounting: Mounting): void {
  mount(mounting, listProgress, async (ctx) => (await findProgress(ctx.db, ctx.actor.id)).map(present))
  mount(mounting, saveProgress, async (ctx, { body }) => {
    const row = await upsertProgress(ctx.db, {
      userId: ctx.actor.id,
      number: body.stepId,
      status: body.status,
      now: ctx.clock(),
    })
    if (row === undefined) throw new AppError('not_found')
    return present(row)
  })
}

function present(row: ProgressRow): StepProgress {
  return { step_id: row.number, status: row.status, updatedAt: row.updatedAt.toISOString() }
}
