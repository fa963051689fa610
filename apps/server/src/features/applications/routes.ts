import {
  answerApplication,
  answerApplications,
  createApplication,
  listApplications,
  listReceivedApplications,
  withdrawApplication,
} from '@milepost/contract/applications/routes'
import { answer, answerMany } from '#features/applications/answer.ts'
import { apply, withdraw } from '#features/applications/apply.ts'
import { requireCanSeeReceived } from '#features/applications/policy.ts'
import { presentOwn, presentReceived } from '#features/applications/presenter.ts'
import { countOwn, countReceived, findOwn, findReceived, institutionExists } from '#features/applications/repository.ts'
import { AppError } from '#http/errors.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerApplicationRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, createApplication, async (ctx, { body }) => presentOwn(await apply(ctx, body)))
  registerRoute(registrar, listApplications, async (ctx, { query, reply }) => {
    const filter = { userId: ctx.actor.id, courseId: query.course_id, status: query.status }
    sendTotal(reply, await countOwn(ctx.db, filter), query)
    return (await findOwn(ctx.db, filter, sliceOf(query))).map(presentOwn)
  })
  registerRoute(registrar, withdrawApplication, async (ctx, { params }) => presentOwn(await withdraw(ctx, params.id)))
  registerRoute(registrar, listReceivedApplications, async (ctx, { params, query, reply }) => {
    requireCanSeeReceived(ctx.actor, params.id)
    if (!(await institutionExists(ctx.db, params.id))) throw new AppError('not_found')
    const filter = { institutionId: params.id, courseId: query.course_id, status: query.status }
    sendTotal(reply, await countReceived(ctx.db, filter), query)
    return (await findReceived(ctx.db, filter, sliceOf(query))).map(presentReceived)
  })
  registerRoute(registrar, answerApplication, async (ctx, { params, body }) =>
    presentReceived(await answer(ctx, params.id, body)),
  )
  registerRoute(registrar, answerApplications, (ctx, { params, body }) => answerMany(ctx, params.id, body))
}
