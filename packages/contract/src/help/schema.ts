import * as z from 'zod/mini'

/** A page of help. Sections have addresses like '/help/<topic>#<section>'. */
export const HelpTopic = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type HelpTopic = z.output<typeof HelpTopic>
