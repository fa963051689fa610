import * as z from 'zod/mini'
import { optionalText, requiredLine } from '#text.ts'

/** What admins set for the whole product. */
export const PlatformSettings = z.object({
  /** New and edited courses of institutions need an admin's approval. */
  moderateCourses: z.boolean(),
  /** The contact address. Empty means the product's own address. */
  contactAddress: z.string(),
  /** The landing page shows real counts where they are larger than the illustrative ones. */
  showCountedFigures: z.boolean(),
  /** Reasons that admins choose from when they reject something. */
  rejectionReasons: z.array(z.string()),
})
export type PlatformSettings = z.output<typeof PlatformSettings>

const isEmailOrNothing = z.refine<string>((value) => value === '' || z.regexes.email.test(value), {
  params: { rule: 'email' },
})

export const SettingsChange = z.strictObject({
  moderateCourses: z.optional(z.boolean()),
  contactAddress: z.optional(optionalText(254).check(z.normalize('NFKC'), z.toLowerCase(), isEmailOrNothing)),
  showCountedFigures: z.optional(z.boolean()),
  rejectionReasons: z.optional(z.array(requiredLine(300)).check(z.maxLength(9))),
})
