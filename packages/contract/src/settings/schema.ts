import * as z from 'zod/mini'
import { optionalEmailAddress, requiredLine } from '#text.ts'

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

export const SettingsChange = z.strictObject({
  moderateCourses: z.optional(z.boolean()),
  contactAddress: z.optional(optionalEmailAddress()),
  showCountedFigures: z.optional(z.boolean()),
  rejectionReasons: z.optional(z.array(requiredLine(300)).check(z.maxLength(9))),
})
