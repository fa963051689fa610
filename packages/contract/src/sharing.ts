import * as z from 'zod/mini'
import { route } from '#http.ts'
import { stepStatuses } from '#progress.ts'
import { identifier, instant, optionalLine } from '#text.ts'

/** Links of one learner that work at the same time. */
export const maxShares = 5
export const maxShareLabelLength = 80
/** How long a link may work. */
export const shareDays = [30, 90, 365] as const
export type ShareDays = (typeof shareDays)[number]

export const Share = z.object({
  id: z.uuid(),
  /** Whom it is for, in the learner's words; '' where they did not say. */
  label: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** When somebody else last opened it; null: nobody did yet. */
  lastOpenedAt: z.nullable(instant),
})
export type Share = z.output<typeof Share>

const UserParams = z.strictObject({ userId: identifier })

/** `token` is told this once: only its digest is stored. */
export const shareRoadmap = route({
  method: 'POST',
  path: '/roadmap/:userId/shares',
  summary: 'Make a link that shows one’s roadmap, read-only, to whoever has it',
  tag: 'sharing',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  body: z.strictObject({ label: z.optional(optionalLine(maxShareLabelLength)), days: z.literal(shareDays) }),
  reply: { 201: z.object({ share: Share, token: z.string() }) },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found', 'shares_full'],
})

export const listShares = route({
  method: 'GET',
  path: '/roadmap/:userId/shares',
  summary: 'Read one’s links that work, the latest first',
  tag: 'sharing',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  reply: { 200: z.array(Share) },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

export const endShare = route({
  method: 'DELETE',
  path: '/roadmap/:userId/shares/:shareId',
  summary: 'End a link at once',
  tag: 'sharing',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier, shareId: identifier }),
  reply: { 204: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})

/** All that a link shows. Whatever else there is about the learner stays out: a new field here is a decision about privacy. */
export const SharedRoadmap = z.strictObject({
  /** '' where the learner's name does not begin with one. */
  firstName: z.string(),
  career: z.string(),
  steps: z.array(
    z.strictObject({
      label: z.string(),
      section: z.string(),
      hours: z.number(),
      status: z.enum(stepStatuses),
      milestone: z.boolean(),
    }),
  ),
})
export type SharedRoadmap = z.output<typeof SharedRoadmap>

/** A token that is none of ours, has expired or was ended, all get the same answer. */
export const getSharedRoadmap = route({
  method: 'GET',
  path: '/shared/:token',
  summary: 'Read a roadmap that was shared by a link',
  tag: 'sharing',
  access: 'public',
  params: z.strictObject({ token: z.string() }),
  reply: { 200: SharedRoadmap },
  errors: ['not_found', 'rate_limited'],
  rateLimit: 'shared-address',
})
