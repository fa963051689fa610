import * as z from 'zod/mini'

/** A skill of the knowledge base, as lists name it. */
export const SkillName = z.object({ id: z.string(), name: z.string() })
export type SkillName = z.output<typeof SkillName>
