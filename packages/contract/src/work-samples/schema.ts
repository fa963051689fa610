import * as z from 'zod/mini'
import { isWebAddress } from '#course-requests/limits.ts'
import { requiredLine } from '#text.ts'
import { maxWorkLinkLength, maxWorkTitleLength } from '#work-samples/limits.ts'

const webAddress = z.refine<string>(isWebAddress, { params: { rule: 'web_address' } })

export const NewWorkSample = z.strictObject({
  title: requiredLine(maxWorkTitleLength),
  link: requiredLine(maxWorkLinkLength).check(webAddress),
  /** Whether those who open a shared roadmap see it too. */
  shared: z.boolean(),
})
export type NewWorkSample = z.output<typeof NewWorkSample>

/** A learner's own work that shows what a milestone asks for. */
export const WorkSample = z.object({ step_id: z.int(), title: z.string(), link: z.string(), shared: z.boolean() })
export type WorkSample = z.output<typeof WorkSample>
