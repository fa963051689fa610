import { knowledgeFiles } from '@milepost/knowledge'
import { helpTopics } from '#help/topics.ts'
import { termsOf } from '#text/terms.ts'

/** The words of a section's cues, without the signs of the grammar. */
function cueWordsOf(topic: string, section: string): string {
  const cues = knowledgeFiles.help.find(({ id }) => id === topic)?.cues[section] ?? []
  return cues.map((cue) => cue.replace(/\{[^}]*\}|\\./g, ' ').replace(/[^a-z ]+/g, ' ')).join(' ')
}

const sections = helpTopics.flatMap(({ id, title, sections }) =>
  sections.map((section) => ({
    topic: id,
    address: `${id}#${section.id}`,
    terms: new Set(termsOf([title, section.heading, ...section.paragraphs, cueWordsOf(id, section.id)].join(' '))),
  })),
)

/** How many sections have a term. */
const counts = new Map<string, number>()
for (const { terms } of sections) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)

/** Below this a shared word is chance. */
const minScore = 0.6

/**
 * Finds the section of a help topic that is most like a question (TF-IDF).
 *
 * @param topic - A help topic's id.
 * @param text - The question.
 * @returns The section's address, or null where hardly a term is shared.
 */
export function findNearestSection(topic: string, text: string): string | null {
  const asked = [...new Set(termsOf(text))]
  let best = ''
  let most = -1
  for (const { topic: of, address, terms } of sections) {
    if (of !== topic) continue
    const shared = asked.filter((term) => terms.has(term))
    const score = shared.reduce((sum, term) => sum + Math.log(1 + sections.length / (counts.get(term) ?? 1)), 0)
    const share = score / (1 + terms.size / 120)
    if (share > most) [best, most] = [address, share]
  }
  return most < minScore ? null : best
}
