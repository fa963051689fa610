import type { ChatMessage, ChatSentence, ChatSource } from '@milepost/contract/chat/schema'

/** Longest text of a message that is shown whole, in UTF-16 units. */
export const maxShownLength = 300

/** A message as it is shown: its sentences, the last one perhaps cut. */
export interface ShownText {
  readonly sentences: readonly ChatSentence[]
  readonly shortened: boolean
}

/**
 * Shortens a message to at most 300 characters and '...'. A cut sentence loses its sources, because the part they support is
 * hidden. A message with help lines stays whole.
 */
export function shorten({ text, sentences }: Pick<ChatMessage, 'text' | 'sentences'>): ShownText {
  const parts = partsOf({ text, sentences })
  const total = parts.reduce((sum, part) => sum + part.text.length, Math.max(0, parts.length - 1))
  const hasHelpLines = parts.some(({ sources }) => sources.some(isHelpLine))
  if (total <= maxShownLength || hasHelpLines) return { sentences: parts, shortened: false }
  const shown: ChatSentence[] = []
  let left = maxShownLength
  for (const part of parts) {
    if (part.text.length > left) {
      return { sentences: [...shown, { text: `${cut(part.text, left)}...`, sources: [] }], shortened: true }
    }
    shown.push(part)
    left -= part.text.length + 1
    if (left <= 0) break
  }
  return { sentences: [...shown, { text: '...', sources: [] }], shortened: true }
}

/** Whether a source is a help line for someone in danger. */
export function isHelpLine({ kind }: ChatSource): boolean {
  return kind === 'phone' || kind === 'website'
}

/** A message as sentences: a user's, or a bot's without any, is one. */
export function partsOf({ text, sentences }: Pick<ChatMessage, 'text' | 'sentences'>): readonly ChatSentence[] {
  return sentences.length > 0 ? sentences : [{ text, sources: [] }]
}

/** After a word, or in one that is too long: then never between the two halves of one character. */
function cut(text: string, length: number): string {
  const space = text.lastIndexOf(' ', length)
  if (space > 0) return text.slice(0, space).trimEnd()
  const last = text.charCodeAt(length - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? length - 1 : length).trimEnd()
}

/** Sentences with the same sources, shown together. */
export interface Paragraph extends ChatSentence {
  /** Where it begins in the message: what tells it from the others. */
  readonly start: number
}

/** Joins neighbouring sentences that have the same sources, or none. */
export function paragraphsOf(sentences: readonly ChatSentence[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let start = 0
  for (const { text, sources } of sentences) {
    const last = paragraphs.pop()
    if (last === undefined) paragraphs.push({ start, text, sources })
    else if (namesOf(last.sources) === namesOf(sources)) paragraphs.push({ ...last, text: `${last.text} ${text}` })
    else paragraphs.push(last, { start, text, sources })
    start += text.length + 1
  }
  return paragraphs
}

function namesOf(sources: ChatSentence['sources']): string {
  return sources.map(({ kind, id }) => `${kind} ${id}`).join('\n')
}
