import { listProgress, saveProgress, saveTick } from '@milepost/contract/progress'
import { createReadyProgress } from '#features/progress/ready-progress.ts'
import { createSaveStep } from '#features/progress/save-step.ts'
import { tickTask } from '#features/progress/ticks/tick-task.ts'
import { sendReady } from '#http/ready-reply.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerProgressRoutes(registrar: RouteRegistrar): void {
  const { db } = registrar.dependencies
  const findReady = createReadyProgress(db)
  const saveStep = createSaveStep(db)
  registerRoute(registrar, listProgress, async ({ actor }, { request, reply }) =>
    sendReady(request, reply, await findReady(actor.id)),
  )
  registerRoute(registrar, saveProgress, (ctx, { body }) => saveStep(ctx, body.stepId, body.status))
  registerRoute(registrar, saveTick, (ctx, { body: { userId: _, ...change } }) => tickTask(ctx, change))
}
