import * as z from 'zod/mini'
import { linkSecret } from '#accounts/schema.ts'
import { route } from '#http.ts'
import { ofUser, ofUserAnd } from '#route-parts.ts'
import { NewShare, Share, SharedRoadmap } from '#sharing/schema.ts'
import { identifier } from '#text.ts'

/** `token` is only in this reply, since only its digest is stored. */
export const shareRoadmap = route({
  method: 'POST',
  path: '/roadmap/:userId/shares',
  summary: 'Create a link that shows the caller’s roadmap, read-only, to anyone who has it',
  tag: 'sharing',
  access: ['student'],
  ...ofUser,
  body: NewShare,
  reply: { 201: z.object({ share: Share, token: z.string() }) },
  errors: ['not_found', 'shares_full'],
})

export const listShares = route({
  method: 'GET',
  path: '/roadmap/:userId/shares',
  summary: 'Read one’s links that work, the latest first',
  tag: 'sharing',
  access: ['student'],
  ...ofUser,
  reply: { 200: z.array(Share) },
})

export const endShare = route({
  method: 'DELETE',
  path: '/roadmap/:userId/shares/:shareId',
  summary: 'End a link at once',
  tag: 'sharing',
  access: ['student'],
  ...ofUserAnd({ shareId: identifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

/** Unknown, expired and revoked tokens all get the same reply. */
export const getSharedRoadmap = route({
  method: 'GET',
  path: '/shared/:token',
  summary: 'Read a roadmap that was shared by a link',
  tag: 'sharing',
  access: 'public',
  params: z.strictObject({ token: linkSecret }),
  tellsKnowledge: true,
  reply: { 200: SharedRoadmap },
  errors: ['not_found'],
  rateLimit: 'shared-address',
})
