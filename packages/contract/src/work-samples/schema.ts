import * as z from 'zod/mini'
import { requiredLine, webAddress } from '#text.ts'
import { maxWorkLinkLength, maxWorkTitleLength } from '#work-samples/limits.ts'

export const NewWorkSample = z.strictObject({
  title: requiredLine(maxWorkTitleLength),
  link: webAddress(maxWorkLinkLength),
  /** Whether those who open a shared roadmap see it too. */
  shared: z.boolean(),
})
export type NewWorkSample = z.output<typeof NewWorkSample>

/** A learner's own work that shows what a milestone asks for. */
export const WorkSample = z.object({ step_id: z.int(), title: z.string(), link: z.string(), shared: z.boolean() })
export type WorkSample = z.output<typeof WorkSample>
