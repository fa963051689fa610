import * as z from 'zod/mini'
import { KnownCareerId } from '#career-id.ts'
import { stepStatuses } from '#constants/progress.ts'
import { route } from '#http.ts'
import { byDateFields, RoadmapVariant, VariantChoice } from '#roadmap-variants.ts'
import { Roadmap } from '#roadmaps.ts'
import { ofUser } from '#route-parts.ts'
import { identifier } from '#text.ts'

export const StepSummary = z.object({
  key: z.string(),
  label: z.string(),
  section: z.string(),
  hours: z.number(),
  milestone: z.boolean(),
  status: z.enum(stepStatuses),
})
export type StepSummary = z.output<typeof StepSummary>

/** A figure of the roadmap as it is, and of the other one. */
export const NumberChange = z.object({ before: z.number(), after: z.number() })

/** What another roadmap would change. Steps are the same if they teach the same. */
export const RoadmapPreview = z.object({
  careerId: KnownCareerId,
  career: z.string(),
  totalHours: NumberChange,
  /** A step in progress counts half. */
  hoursLeft: NumberChange,
  steps: z.object({ before: z.int(), after: z.int() }),
  /** Rupees for the courses of steps that are not done, each once. */
  price: NumberChange,
  kept: z.array(StepSummary),
  added: z.array(StepSummary),
  removed: z.array(StepSummary),
  /** Kept steps whose course changes, is added or is removed. */
  coursesChanged: z.int(),
  /** Nothing would change: same steps in the same order, same courses. */
  identical: z.boolean(),
})
export type RoadmapPreview = z.output<typeof RoadmapPreview>

export const previewRoadmap = route({
  method: 'POST',
  path: '/roadmap/preview',
  summary: 'See what another roadmap would change, without making it',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  /** With `careerId` the roadmap for that career, or else a regenerated one. */
  body: z.strictObject({ userId: identifier, careerId: z.optional(KnownCareerId) }),
  reply: { 200: RoadmapPreview },
  errors: ['not_found', 'premium_required'],
  rateLimit: 'generation-account',
})

/** What a variant would change. */
export const VariantPreview = z.extend(RoadmapPreview, { variant: RoadmapVariant })
export type VariantPreview = z.output<typeof VariantPreview>

/** None of them changes nothing. With a day and a pace, the roadmap that ends by that day is among them, if it is a shorter one. */
export const previewVariants = route({
  method: 'POST',
  path: '/roadmap/variants',
  summary: 'See other ways to the career of one’s roadmap, and what each would change',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({
    userId: identifier,
    until: z.optional(byDateFields.until),
    hoursPerWeek: z.optional(byDateFields.hoursPerWeek),
  }),
  reply: { 200: z.array(VariantPreview) },
  errors: ['not_found', 'premium_required'],
  rateLimit: 'generation-account',
})

/** Taking a variant back is free. */
export const chooseVariant = route({
  method: 'PUT',
  path: '/roadmap/:userId/variant',
  summary: 'Choose another way to the career of one’s roadmap, or take it back',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  body: VariantChoice,
  reply: { 200: Roadmap },
  errors: ['not_found', 'premium_required'],
  rateLimit: 'generation-account',
})
