import * as z from 'zod/mini'
import { courseLanguages } from '#courses/limits.ts'
import { materialKinds } from '#materials/limits.ts'

/** Free material of a publisher to study a skill from, outside the product. It is none of the catalogue's courses. */
export const Material = z.object({
  title: z.string(),
  /** An http or https address of the publisher's site. */
  url: z.string(),
  publisher: z.string(),
  kind: z.enum(materialKinds),
  language: z.enum(courseLanguages),
  /** Our own estimate. */
  hours: z.number(),
  /** The publisher asks for an account, which is free. */
  needsAccount: z.boolean(),
  /** The page itself has been seen. Otherwise only the publisher's site is sure. */
  isPageConfirmed: z.boolean(),
})
export type Material = z.output<typeof Material>
