import * as z from 'zod/mini'
import { KnownCareerId } from '#careers/schema.ts'

const GuideSource = z.object({ title: z.string(), url: z.string(), publisher: z.string(), opened: z.iso.date() })

/** An answer of the handbook. Its address is '/guides/<guide>#<id>'. */
const GuideAnswer = z.object({
  id: z.string(),
  question: z.string(),
  /** Where it holds. Null: anywhere. */
  country: z.nullable(z.enum(['LK', 'IN'])),
  text: z.string(),
  /** Without any it is general advice. */
  sources: z.array(GuideSource),
  careers: z.array(z.object({ id: KnownCareerId, title: z.string() })),
})

/** A page of the handbook: answers that belong together. */
export const Guide = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  answers: z.array(GuideAnswer),
})
export type Guide = z.output<typeof Guide>

/** The table of contents. */
export interface GuideGroup {
  readonly group: string
  readonly guides: readonly Pick<Guide, 'id' | 'title' | 'summary'>[]
}
