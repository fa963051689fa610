import {
  createApplication,
  exportApplications,
  listApplications,
  listAppliedCourses,
  listReceivedApplications,
  moveApplications,
  moveOwnApplication,
  readOfferSettings,
  saveOfferSettings,
  shareApplicationProgress,
  undoApplicationMoves,
} from '@milepost/contract/applications/routes'
import { transaction } from '#db/transaction.ts'
import { apply, readOwn } from '#features/applications/apply.ts'
import { moveMany, moveOwn, undoMany } from '#features/applications/move.ts'
import { requireCanSeeReceived, requireSent } from '#features/applications/policy.ts'
import { presentOwn, presentReceived } from '#features/applications/presenter.ts'
import { exportReceived, filterOf, readAppliedCourses } from '#features/applications/received.ts'
import {
  countOwn,
  countReceived,
  findOwn,
  findReceived,
  institutionExists,
  lockApplication,
  updateApplication,
} from '#features/applications/repository.ts'
import { readSettings, saveSettings } from '#features/applications/settings.ts'
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
  registerRoute(registrar, moveOwnApplication, async (ctx, { params, body }) =>
    presentOwn(await moveOwn(ctx, params.id, body)),
  )
  registerRoute(registrar, shareApplicationProgress, (ctx, { params: { id }, body: { sharesProgress } }) =>
    transaction(ctx, async (tx) => {
      requireSent(tx.actor, await lockApplication(tx.db, id))
      await updateApplication(tx.db, id, { sharesProgress })
      return presentOwn(await readOwn(tx, id))
    }),
  )
  registerRoute(registrar, listReceivedApplications, async (ctx, { params, query, reply }) => {
    requireCanSeeReceived(ctx.actor, params.id)
    if (!(await institutionExists(ctx.db, params.id))) throw new AppError('not_found')
    const filter = filterOf(params.id, query)
    sendTotal(reply, await countReceived(ctx.db, filter), query)
    return (await findReceived(ctx.db, filter, sliceOf(query))).map(presentReceived)
  })
  registerRoute(registrar, exportApplications, (ctx, { params, query, reply }) =>
    exportReceived(ctx, params.id, query, reply),
  )
  registerRoute(registrar, listAppliedCourses, (ctx, { params }) => readAppliedCourses(ctx, params.id))
  registerRoute(registrar, moveApplications, (ctx, { params, body }) => moveMany(ctx, params.id, body))
  registerRoute(registrar, undoApplicationMoves, (ctx, { params, body }) => undoMany(ctx, params.id, body.ids))
  registerRoute(registrar, readOfferSettings, (ctx, { params }) => readSettings(ctx, params.id))
  registerRoute(registrar, saveOfferSettings, (ctx, { params, body }) => saveSettings(ctx, params.id, body))
}
