import * as z from 'zod/mini'
import { HelpTopic } from '#help/schema.ts'
import { route } from '#http.ts'

export const listHelpTopics = route({
  method: 'GET',
  path: '/help',
  summary: 'Read the pages of help',
  tag: 'help',
  access: 'anonymous',
  tellsKnowledge: true,
  reply: { 200: z.array(HelpTopic) },
})
