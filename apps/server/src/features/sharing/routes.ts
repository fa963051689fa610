import {
  endShare as endShareRoute,
  getSharedRoadmap,
  listShares,
  type Share,
  shareRoadmap as shareRoadmapRoute,
} from '@milepost/contract/sharing'
import { openShare } from '#features/sharing/open-share.ts'
import { findShares, type ShareRow } from '#features/sharing/repository.ts'
import { endShare, shareRoadmap } from '#features/sharing/share-roadmap.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountSharing(mounting: Mounting): void {
  mount(mounting, shareRoadmapRoute, async (ctx, { body }) => {
    const { share, token } = await shareRoadmap(ctx, body)
    return { share: present(share), token }
  })
  mount(mounting, listShares, async (ctx) => (await findShares(ctx.db, ctx.actor.id, ctx.clock())).map(present))
  mount(mounting, endShareRoute, async (ctx, { params }) => {
    await endShare(ctx, params.shareId)
    return undefined
  })
  mount(mounting, getSharedRoadmap, async (ctx, { params, reply }) => {
    reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    return openShare(ctx, params.token)
  })
}

function present({ id, label, createdAt, expiresAt, lastOpenedAt }: ShareRow): Share {
  return {
    id,
    label,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  }
}
