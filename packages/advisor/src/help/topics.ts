import type { HelpTopic } from '@milepost/contract/help/schema'
import { knowledgeFiles } from '@milepost/knowledge'
import { fillPlaceholders as fill } from '@milepost/knowledge/placeholders'

/** The pages of help in English, in the order they are listed. */
export const helpTopics: readonly HelpTopic[] = knowledgeFiles.help.map(({ id, title, summary, sections }) => ({
  id,
  title: fill(title),
  summary: fill(summary),
  sections: sections.map(({ id, heading, paragraphs }) => ({
    id,
    heading: fill(heading),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph)),
  })),
}))
