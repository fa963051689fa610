import { createMentoringRequest, listMentoringRequests, withdrawMentoringRequest } from '@milepost/contract/mentoring'
import { presentRequest } from '#features/mentoring/presenter.ts'
import { findRequests } from '#features/mentoring/repository.ts'
import { requestSession, withdrawRequest } from '#features/mentoring/request-session.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountMentoring(mounting: Mounting): void {
  mount(mounting, createMentoringRequest, async (ctx, { body }) => presentRequest(await requestSession(ctx, body)))
  mount(mounting, listMentoringRequests, async (ctx) => (await findRequests(ctx.db, ctx.actor.id)).map(presentRequest))
  mount(mounting, withdrawMentoringRequest, async (ctx, { params }) =>
    presentRequest(await withdrawRequest(ctx, params.id)),
  )
}
