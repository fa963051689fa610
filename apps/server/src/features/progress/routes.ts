import { listProgress, saveProgress, saveTick } from '@milepost/contract/progress/routes'
import { createProgressCache } from '#features/progress/progress-cache.ts'
import { progressKey } from '#features/progress/repository.ts'
import { createSaveStep } from '#features/progress/save-step.ts'
import { tickTask } from '#features/progress/ticks/tick-task.ts'
import { sendCached } from '#http/cached-reply.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerProgressRoutes(registrar: RouteRegistrar): void {
  const { db } = registrar.dependencies
  const findCached = createProgressCache()
  const saveStep = createSaveStep(db)
  const authenticate = registrar.authenticateWith(progressKey)
  registerRoute({ ...registrar, authenticate }, listProgress, async (ctx, { request, reply }) =>
    sendCached(request, reply, await findCached(ctx)),
  )
  registerRoute(registrar, saveProgress, (ctx, { body }) => saveStep(ctx, body.stepId, body.status))
  registerRoute(registrar, saveTick, (ctx, { body: { userId: _, ...change } }) => tickTask(ctx, change))
}
