import {
  endShare as endShareRoute,
  getSharedRoadmap,
  listShares,
  shareRoadmap as shareRoadmapRoute,
} from '@milepost/contract/sharing/routes'
import type { Share } from '@milepost/contract/sharing/schema'
import { openShare } from '#features/sharing/open-share.ts'
import { findShares, type ShareRow } from '#features/sharing/repository.ts'
import { endShare, shareRoadmap } from '#features/sharing/share-roadmap.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerSharingRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, shareRoadmapRoute, async (ctx, { body }) => {
    const { share, token } = await shareRoadmap(ctx, body)
    return { share: present(share), token }
  })
  registerRoute(registrar, listShares, async (ctx) =>
    (await findShares(ctx.db, ctx.actor.id, ctx.clock())).map(present),
  )
  registerRoute(registrar, endShareRoute, async (ctx, { params }) => {
    await endShare(ctx, params.shareId)
    return undefined
  })
  registerRoute(registrar, getSharedRoadmap, async (ctx, { params, reply }) => {
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
