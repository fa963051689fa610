import { discardJob as discardJobRoute, listFailedJobs, retryJob as retryJobRoute } from '@milepost/contract/jobs'
import { findDeadLetters } from '#features/jobs/dead-letters.ts'
import { mailIdOf, presentJob } from '#features/jobs/presenter.ts'
import { discardJob, retryJob } from '#features/jobs/put-again.ts'
import { findMailKinds } from '#features/mail/index.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountJobs(mounting: Mounting): void {
  mount(mounting, listFailedJobs, async (ctx, { query, reply }) => {
    sendTotal(reply, await ctx.jobs.countDeadLetters(), query)
    const letters = await findDeadLetters(ctx.db, sliceOf(query))
    const mailIds = letters.map(mailIdOf).filter((id) => id !== undefined)
    const kinds = await findMailKinds(ctx.db, mailIds)
    return letters.map((letter) => presentJob(letter, kinds))
  })
  mount(mounting, retryJobRoute, (ctx, { params }) => retryJob(ctx, params.id))
  mount(mounting, discardJobRoute, (ctx, { params }) => discardJob(ctx, params.id))
}
