import type { AdvisorSentence } from '@milepost/advisor'
import type { ChatMessage, ChatSentence } from '@milepost/contract/chat/schema'
import type { ChatMessageRow } from '#features/chat/repository.ts'

export function presentMessage(row: ChatMessageRow): ChatMessage {
  const { id, sender, text, sentences, suggestions, engine, action, createdAt } = row
  return { id, sender, text, sentences, suggestions, engine, action, createdAt: createdAt.toISOString() }
}

/** A sentence with its public fields only. */
export function presentSentence({ text, sources, form, isGeneral }: AdvisorSentence): ChatSentence {
  return {
    text,
    sources: sources.map(({ kind, id, title }) => ({ kind, id, title })),
    ...(form !== undefined && { form }),
    ...(isGeneral && { isGeneral }),
  }
}

/** Sentences as one text, with the line breaks that paragraphs, lists and code need. */
export function textOf(sentences: readonly Pick<AdvisorSentence, 'text' | 'form'>[]): string {
  return sentences
    .map(({ text, form }, at) => {
      if (form === 'code') return `${at === 0 ? '' : '\n\n'}\`\`\`\n${text}\n\`\`\``
      if (form === 'item') return `${at === 0 ? '' : '\n'}${/^\d+\. /.test(text) ? '' : '- '}${text}`
      return `${at === 0 ? '' : form === 'paragraph' ? '\n\n' : ' '}${text}`
    })
    .join('')
}
