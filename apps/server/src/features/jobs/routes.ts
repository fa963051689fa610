import { discardJob as discardJobRoute, listFailedJobs, retryJob as retryJobRoute } from '@milepost/contract/jobs'
import { findEmailKinds } from '#features/emails/index.ts'
import { findDeadLetters } from '#features/jobs/dead-letters.ts'
import { emailIdOf, presentJob } from '#features/jobs/presenter.ts'
import { discardJob, retryJob } from '#features/jobs/put-again.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerJobRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listFailedJobs, async (ctx, { query, reply }) => {
    sendTotal(reply, await ctx.jobs.countDeadLetters(), query)
    const letters = await findDeadLetters(ctx.db, sliceOf(query))
    const mailIds = letters.map(emailIdOf).filter((id) => id !== undefined)
    const kinds = await findEmailKinds(ctx.db, mailIds)
    return letters.map((letter) => presentJob(letter, kinds))
  })
  registerRoute(registrar, retryJobRoute, (ctx, { params }) => retryJob(ctx, params.id))
  registerRoute(registrar, discardJobRoute, (ctx, { params }) => discardJob(ctx, params.id))
}
