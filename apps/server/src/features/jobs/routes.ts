import {
  discardJob as discardJobRoute,
  listFailedJobs,
  retryJob as retryJobRoute,
} from '@milepost/contract/jobs/routes'
import { findFailedJobs } from '#features/jobs/find-failed-jobs.ts'
import { discardJob, retryJob } from '#features/jobs/retry-job.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerJobRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listFailedJobs, async (ctx, { query, reply }) => {
    sendTotal(reply, await ctx.jobs.countDeadLetters(), query)
    return findFailedJobs(ctx.db, sliceOf(query))
  })
  registerRoute(registrar, retryJobRoute, (ctx, { params }) => retryJob(ctx, params.id))
  registerRoute(registrar, discardJobRoute, (ctx, { params }) => discardJob(ctx, params.id))
}
