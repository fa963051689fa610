import type { AdvisorSentence } from '@milepost/advisor'
import type { ChatMessage, ChatSentence } from '@milepost/contract/chat/schema'
import type { ChatMessageRow } from '#features/chat/repository.ts'

export function presentMessage(row: ChatMessageRow): ChatMessage {
  const { id, sender, text, sentences, suggestions, engine, action, createdAt } = row
  return { id, sender, text, sentences, suggestions, engine, action, createdAt: createdAt.toISOString() }
}

/** A sentence with its public fields only. */
export function presentSentence({ text, sources }: AdvisorSentence): ChatSentence {
  return { text, sources: sources.map(({ kind, id, title }) => ({ kind, id, title })) }
}
