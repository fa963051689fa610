import {
  deleteFeedback,
  giveFeedback as giveFeedbackRoute,
  listAllFeedback,
  listFeedback,
  listFeedbackTargets,
  listInstitutionFeedback,
  removeFeedback as removeFeedbackRoute,
} from '@milepost/contract/feedback/routes'
import { findTargets, giveFeedback } from '#features/feedback/give-feedback.ts'
import { requireMayReadFeedback } from '#features/feedback/policy.ts'
import { presentFeedback, presentReceived } from '#features/feedback/presenter.ts'
import { removeFeedback } from '#features/feedback/remove-feedback.ts'
import {
  countReviewed,
  deleteOwnFeedback,
  findFeedback,
  findFigures,
  findReviewed,
  institutionExists,
  receivedBy,
  writtenBy,
} from '#features/feedback/repository.ts'
import { AppError } from '#http/errors.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerFeedbackRoutes(registrar: RouteRegistrar): void {
  const totalOf = openTotals()
  registerRoute(registrar, giveFeedbackRoute, async (ctx, { body }) => presentFeedback(await giveFeedback(ctx, body)))
  registerRoute(registrar, listFeedbackTargets, (ctx, { query }) => findTargets(ctx.db, query.type, query.search ?? ''))
  registerRoute(registrar, listFeedback, async (ctx, { query, reply }) => {
    const own = writtenBy(ctx.actor.id)
    sendTotal(reply, (await findFigures(ctx.db, own)).total, query)
    return (await findFeedback(ctx.db, own, sliceOf(query))).map(presentFeedback)
  })
  registerRoute(registrar, deleteFeedback, async (ctx, { params }) => {
    if (!(await deleteOwnFeedback(ctx.db, ctx.actor.id, params.id))) throw new AppError('not_found')
    return undefined
  })
  registerRoute(registrar, listInstitutionFeedback, async (ctx, { params, query, reply }) => {
    requireMayReadFeedback(ctx.actor, params.id)
    if (!(await institutionExists(ctx.db, params.id))) throw new AppError('not_found')
    const received = receivedBy(params.id)
    const figures = await findFigures(ctx.db, received)
    sendTotal(reply, figures.total, query)
    const rows = await findFeedback(ctx.db, received, sliceOf(query))
    return { ...figures, feedback: rows.map(presentReceived) }
  })
  registerRoute(registrar, listAllFeedback, async (ctx, { query, reply }) => {
    const { type, rating } = query
    const total = await totalOf({ type, rating }, () => countReviewed(ctx.db, query))
    sendTotal(reply, total, query)
    const rows = await findReviewed(ctx.db, query, total, sliceOf(query))
    return rows.map(({ feedback, writer }) => ({ ...presentFeedback(feedback), writer }))
  })
  registerRoute(registrar, removeFeedbackRoute, async (ctx, { params, body }) => {
    await removeFeedback(ctx, params.id, body.reason)
    return undefined
  })
}
