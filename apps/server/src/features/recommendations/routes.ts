import { getAdvice, reconsiderCareer, rejectCareer } from '@milepost/contract/recommendations/routes'
import { transaction } from '#db/transaction.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { deleteRejection, findRejections, type RejectionRow, upsertRejection } from '#features/decisions/index.ts'
import { requireProfile } from '#features/profiles/index.ts'
import { advise } from '#features/recommendations/advise.ts'
import { lockUser } from '#features/users/index.ts'
import { type RouteRegistrar, registerRoute, type SignedInContext } from '#http/register-route.ts'

export function registerRecommendationRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getAdvice, advise)
  registerRoute(registrar, rejectCareer, async (ctx, { params, body }) => {
    await requireProfile(ctx.db, ctx.actor.id)
    await transaction(ctx, (tx) => reject(tx, { userId: tx.actor.id, careerId: params.careerId, ...body }))
    return advise(ctx)
  })
  registerRoute(registrar, reconsiderCareer, async (ctx, { params }) => {
    await requireProfile(ctx.db, ctx.actor.id)
    await deleteRejection(ctx.db, ctx.actor.id, params.careerId)
    return advise(ctx)
  })
}

/** A repeated rejection is counted once. */
async function reject(tx: SignedInContext, rejection: Omit<RejectionRow, 'createdAt'>): Promise<void> {
  await lockUser(tx.db, rejection.userId)
  const rejected = await findRejections(tx.db, rejection.userId)
  await upsertRejection(tx.db, { ...rejection, createdAt: tx.clock() })
  if (rejected.some(({ careerId }) => careerId === rejection.careerId)) return
  await countAdvisor(tx, { [`rejected_${rejection.reason}`]: 1 })
}
