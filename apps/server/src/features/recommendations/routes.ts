import { getAdvice, reconsiderCareer, rejectCareer } from '@milepost/contract/recommendations'
import { deleteRejection, upsertRejection } from '#features/decisions/index.ts'
import { requireProfile } from '#features/profiles/index.ts'
import { advise } from '#features/recommendations/advise.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountRecommendations(mounting: Mounting): void {
  mount(mounting, getAdvice, advise)
  mount(mounting, rejectCareer, async (ctx, { params, body }) => {
    await requireProfile(ctx.db, ctx.actor.id)
    const rejection = { userId: ctx.actor.id, careerId: params.careerId, ...body, createdAt: ctx.clock() }
    await upsertRejection(ctx.db, rejection)
    return advise(ctx)
  })
  mount(mounting, reconsiderCareer, async (ctx, { params }) => {
    await requireProfile(ctx.db, ctx.actor.id)
    await deleteRejection(ctx.db, ctx.actor.id, params.careerId)
    return advise(ctx)
  })
}
