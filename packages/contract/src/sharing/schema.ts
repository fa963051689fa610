import * as z from 'zod/mini'
import { stepStatuses } from '#progress/limits.ts'
import { shareDays } from '#sharing/limits.ts'
import { instant, optionalLine } from '#text.ts'

const maxShareLabelLength = 80

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

/** All that a link shows. Nothing else about the learner is public: a new field here is a privacy decision. */
export const SharedRoadmap = z.strictObject({
  /** The first name, or '' where the learner's name does not begin with one. */
  firstName: z.string(),
  career: z.string(),
  /** Jobs on the way to it. */
  titles: z.array(z.strictObject({ title: z.string(), reachedAfterStep: z.int() })),
  /** Credentials that the learner shares. */
  credentials: z.array(z.strictObject({ id: z.uuid(), courseTitle: z.string(), institutionName: z.string() })),
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
