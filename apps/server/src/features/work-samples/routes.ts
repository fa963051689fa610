import {
  deleteWorkSample as deleteWorkSampleRoute,
  listWorkSamples,
  saveWorkSample as saveWorkSampleRoute,
} from '@milepost/contract/work-samples/routes'
import { findWorkSamples } from '#features/work-samples/repository.ts'
import { removeWorkSample, saveWorkSample } from '#features/work-samples/save-work-sample.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerWorkSampleRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listWorkSamples, ({ db, actor }) => findWorkSamples(db, actor.id))
  registerRoute(registrar, saveWorkSampleRoute, (ctx, { params, body }) => saveWorkSample(ctx, params.stepId, body))
  registerRoute(registrar, deleteWorkSampleRoute, (ctx, { params }) => removeWorkSample(ctx, params.stepId))
}
