import { listProgress, saveProgress, saveTick } from '@milepost/contract/progress'
import { present } from '#features/progress/presenter.ts'
import { findProgress } from '#features/progress/repository.ts'
import { saveStep } from '#features/progress/save-step.ts'
import { findTicks } from '#features/progress/ticks/repository.ts'
import { tickTask } from '#features/progress/ticks/tick-task.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerProgressRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listProgress, async ({ db, actor }) => {
    const ticks = await findTicks(db, actor.id)
    return (await findProgress(db, actor.id)).map((row) => present(row, ticks))
  })
  registerRoute(registrar, saveProgress, (ctx, { body }) => saveStep(ctx, body.stepId, body.status))
  registerRoute(registrar, saveTick, (ctx, { body: { userId: _, ...change } }) => tickTask(ctx, change))
}
