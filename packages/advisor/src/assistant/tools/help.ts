import type { AdvisorSentence } from '#advisor.ts'
import { formatCount } from '#assistant/formats.ts'
import { fact, inLanguage, say } from '#assistant/sentences.ts'
import { helpSource } from '#assistant/sources.ts'
import { type AssistantTool, answer } from '#assistant/tool.ts'
import { helpTopics } from '#help/topics.ts'
import { termsOf } from '#text/terms.ts'

const maxLines = 6

/** The sentences of a section. Where there are too many, those that share least with the question are left out. */
function linesOf(address: string, asked: string): AdvisorSentence[] {
  const [topicId, sectionId] = address.split('#')
  const section = helpTopics.find(({ id }) => id === topicId)?.sections.find(({ id }) => id === sectionId)
  const terms = new Set(termsOf(asked))
  const paragraphs = (section?.paragraphs ?? []).map((text) => inLanguage(text).split(/(?<=[.!?]) (?=[\p{Lu}\p{Lo}])/u))
  const lines = paragraphs.flat().map((text, at) => {
    const shared = termsOf(text).filter((term) => terms.has(term)).length
    return { text, at, shared: at === 0 ? Infinity : shared }
  })
  return [...lines]
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, maxLines)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => fact(text, helpSource(address)))
}

/** Answers with a section of help, and the learner's own figures where they belong to it. */
export const help: AssistantTool = ({ point, text }, { messages: { left, aDay } }) => {
  const source = helpSource(point)
  const lines = linesOf(point, text)
  if (point !== 'assistant#limits') return answer(source, lines)
  return answer(source, [
    say('help.messages-left', { left, messages: formatCount(aDay, 'message') }, source),
    ...lines.slice(0, 5),
  ])
}
