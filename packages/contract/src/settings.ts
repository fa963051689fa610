import * as z from 'zod/mini'
import { route } from '#http.ts'
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

export const getSettings = route({
  method: 'GET',
  path: '/admin/settings',
  summary: 'What is set for the whole product',
  tag: 'admin',
  access: ['admin'],
  reply: { 200: PlatformSettings },
})

export const SettingsChange = z.strictObject({
  moderateCourses: z.optional(z.boolean()),
  contactAddress: z.optional(optionalText(254).check(z.normalize('NFKC'), z.toLowerCase(), isEmailOrNothing)),
  showCountedFigures: z.optional(z.boolean()),
  rejectionReasons: z.optional(z.array(requiredLine(300)).check(z.maxLength(9))),
})

export const saveSettings = route({
  method: 'PUT',
  path: '/admin/settings',
  summary: 'Change what is set for the whole product: only what is sent',
  tag: 'admin',
  access: ['admin'],
  body: SettingsChange,
  reply: { 200: PlatformSettings },
})
