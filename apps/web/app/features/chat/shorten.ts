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
      return { sentences: [...shown, { ...part, text: `${cut(part.text, left)}...`, sources: [] }], shortened: true }
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

/** Sentences that are shown together: a paragraph, an item of a list, or a block of code. */
export interface ShownBlock {
  /** Where it begins in the message: what tells it from the others. */
  readonly start: number
  readonly form: NonNullable<ChatSentence['form']>
  readonly text: string
  readonly sources: ChatSentence['sources']
  readonly isGeneral: boolean
}

/** Joins neighbouring sentences that have the same sources, or none. */
export function blocksOf(sentences: readonly ChatSentence[]): ShownBlock[] {
  const blocks: ShownBlock[] = []
  let start = 0
  for (const { text, sources, form, isGeneral = false } of sentences) {
    const last = blocks.at(-1)
    const goesOn =
      last !== undefined && form === undefined && last.form !== 'code' && namesOf(last.sources) === namesOf(sources)
    if (goesOn)
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}`, isGeneral: last.isGeneral || isGeneral }
    else blocks.push({ start, form: form ?? 'paragraph', text, sources, isGeneral })
    start += text.length + 1
  }
  return blocks
}

/** A text with `code` in it, as parts. */
export function codeInText(
  text: string,
): { readonly start: number; readonly text: string; readonly isCode: boolean }[] {
  const parts = text.split('`')
  // Without its counterpart it is a sign like any other.
  if (parts.length % 2 === 0) return [{ start: 0, text, isCode: false }]
  let end = 0
  return parts.map((part, at) => {
    const start = end
    end += part.length + 1
    return { start, text: part, isCode: at % 2 === 1 }
  })
}

function namesOf(sources: ChatSentence['sources']): string {
  return sources.map(({ kind, id }) => `${kind} ${id}`).join('\n')
}
