import type { ChatSentence as AdvisorSentence } from '@milepost/advisor'
import type { ChatMessage, ChatSentence } from '@milepost/contract/chat'
import type { MessageRow } from '#features/chat/repository.ts'

export function presentMessage(row: MessageRow): ChatMessage {
  const { id, sender, text, sentences, suggestions, engine, createdAt } = row
  return { id, sender, text, sentences, suggestions, engine, createdAt: createdAt.toISOString() }
}

/** A sentence with what clients get to know of it, whatever else an engine keeps with it. */
export function presentSentence({ text, sources }: AdvisorSentence): ChatSentence {
  return { text, sources: sources.map(({ kind, id, title }) => ({ kind, id, title })) }
}
