import * as z from 'zod/mini'
import { stepStatuses } from '#constants/progress.ts'
import { shareDays } from '#constants/sharing.ts'
import { route } from '#http.ts'
import { ofUser, ofUserAnd } from '#route-parts.ts'
import { identifier, instant, optionalLine } from '#text.ts'

const maxShareLabelLength = 80
export type ShareDays = (typeof shareDays)[number]

export const Share = z.object({
  id: z.uuid(),
  /** Who it is for, in the learner's words, or ''. */
  label: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** When someone else last opened it, or null. */
  lastOpenedAt: z.nullable(instant),
})
export type Share = z.output<typeof Share>

export const NewShare = z.strictObject({
  label: z.optional(optionalLine(maxShareLabelLength)),
  days: z.literal(shareDays),
})

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

/** All that a link shows. Nothing else about the learner is public: a new field here is a privacy decision. */
export const SharedRoadmap = z.strictObject({
  /** The first name, or '' where the learner's name does not begin with one. */
  firstName: z.string(),
  career: z.string(),
  steps: z.array(
    z.strictObject({
      label: z.string(),
      section: z.string(),
      hours: z.number(),
      status: z.enum(stepStatuses),
      milestone: z.boolean(),
      /** The learner's own work, where they chose to show it. */
      work: z.nullable(z.strictObject({ title: z.string(), link: z.string() })),
    }),
  ),
})
export type SharedRoadmap = z.output<typeof SharedRoadmap>

/** Unknown, expired and revoked tokens all get the same reply. */
export const getSharedRoadmap = route({
  method: 'GET',
  path: '/shared/:token',
  summary: 'Read a roadmap that was shared by a link',
  tag: 'sharing',
  access: 'public',
  params: z.strictObject({ token: z.string() }),
  reply: { 200: SharedRoadmap },
  errors: ['not_found'],
  rateLimit: 'shared-address',
})
