import { listProgress, type StepProgress, saveProgress } from '@milepost/contract/progress'
import { findProgress, type ProgressRow } from '#features/progress/repository.ts'
import { saveStep } from '#features/progress/save-step.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerProgressRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listProgress, async (ctx) => (await findProgress(ctx.db, ctx.actor.id)).map(present))
  registerRoute(registrar, saveProgress, async (ctx, { body }) =>
    present(await saveStep(ctx, body.stepId, body.status)),
  )
}

function present(row: ProgressRow): StepProgress {
  return { step_id: row.number, status: row.status, updatedAt: row.updatedAt.toISOString() }
}
