import {
  answerApplication,
  createApplication,
  listApplications,
  listReceivedApplications,
  withdrawApplication,
} from '@milepost/contract/applications'
import { answer } from '#features/applications/answer.ts'
import { apply, withdraw } from '#features/applications/apply.ts'
import { requireCanSeeReceived } from '#features/applications/policy.ts'
import { presentOwn, presentReceived } from '#features/applications/presenter.ts'
import { countOwn, countReceived, findOwn, findReceived, institutionExists } from '#features/applications/repository.ts'
import { AppError } from '#lib/errors.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountApplications(mounting: Mounting): void {
  mount(mounting, createApplication, async (ctx, { body }) => presentOwn(await apply(ctx, body)))
  mount(mounting, listApplications, async (ctx, { query, reply }) => {
    const filter = { userId: ctx.actor.id, courseId: query.course_id, status: query.status }
    sendTotal(reply, await countOwn(ctx.db, filter), query)
    return (await findOwn(ctx.db, filter, sliceOf(query))).map(presentOwn)
  })
  mount(mounting, withdrawApplication, async (ctx, { params }) => presentOwn(await withdraw(ctx, params.id)))
  mount(mounting, listReceivedApplications, async (ctx, { params, query, reply }) => {
    requireCanSeeReceived(ctx.actor, params.id)
    if (!(await institutionExists(ctx.db, params.id))) throw new AppError('not_found')
    const filter = { institutionId: params.id, status: query.status }
    sendTotal(reply, await countReceived(ctx.db, filter), query)
    return (await findReceived(ctx.db, filter, sliceOf(query))).map(presentReceived)
  })
  mount(mounting, answerApplication, async (ctx, { params, body }) =>
    presentReceived(await answer(ctx, params.id, body)),
  )
}
