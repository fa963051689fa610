import type { ChatMessage, ChatSentence } from '@milepost/contract/chat'
import { useSyncExternalStore } from 'react'
import { tabStorage } from '#lib/storage.ts'

/** A question on its way, or one that got no answer. */
export interface Turn {
  readonly key: number
  readonly text: string
  /** The newest message when it was sent: what the server has of it is newer. */
  readonly after: number
  readonly sentences: readonly ChatSentence[]
  readonly status: 'pending' | 'failed'
}

/** What this tab holds of a conversation beside what the server does. */
export interface ChatState {
  readonly userId: string
  readonly draft: string
  readonly turns: readonly Turn[]
  /** Why the server did not take the question, in its words; its text is the draft again. */
  readonly refusal: string | null
  /** The panel stays open over the screens. */
  readonly open: boolean
}

// The user's id is part of the key: another user of the same browser never gets to see it.
const keyOf = (userId: string) => `chat:${userId}`

const nothing = { draft: '', turns: [], refusal: null, open: false } as const

let chatState: ChatState = { userId: '', ...nothing }
const listeners = new Set<() => void>()

/** The reading of what a reload or an expired session interrupted: a question then on its way counts as failed. */
export function parseChatState(userId: string, text: string | null): ChatState {
  try {
    const { draft, unsent } = Object(JSON.parse(text ?? 'null'))
    return {
      ...nothing,
      userId,
      draft: typeof draft === 'string' ? draft : '',
      turns: Array.isArray(unsent) ? unsent.flatMap(unsentTurn) : [],
    }
  } catch {
    return { ...nothing, userId }
  }
}

function unsentTurn(value: unknown, key: number): Turn[] {
  const { text, after } = Object(value)
  if (typeof text !== 'string' || typeof after !== 'number') return []
  return [{ key, text, after, sentences: [], status: 'failed' }]
}

/** What is kept for a user, read from the tab's storage on first use. */
export function chatStateOf(userId: string): ChatState {
  if (chatState.userId !== userId) chatState = parseChatState(userId, tabStorage.read(keyOf(userId)))
  return chatState
}

export function updateChatState(userId: string, change: Partial<Omit<ChatState, 'userId'>>): void {
  chatState = { ...chatStateOf(userId), ...change }
  const { draft, turns } = chatState
  if (draft === '' && turns.length === 0) tabStorage.remove(keyOf(userId))
  else {
    const unsent = turns.map(({ text, after }) => ({ text, after }))
    tabStorage.write(keyOf(userId), JSON.stringify({ draft, unsent }))
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useChatState(userId: string): ChatState {
  return useSyncExternalStore(subscribe, () => chatStateOf(userId))
}

/** Takes what was typed and not sent out of this browser. */
export function clearChat(userId: string): void {
  updateChatState(userId, nothing)
}

/** Changes one question; one that is gone (answered, removed, forgotten at sign-out) stays gone. */
export function updateTurn(userId: string, key: number, change: (turn: Turn) => Turn | null): void {
  const { turns } = chatStateOf(userId)
  if (!turns.some((turn) => turn.key === key)) return
  updateChatState(userId, { turns: turns.flatMap((turn) => (turn.key === key ? (change(turn) ?? []) : [turn])) })
}

/** @returns Whether the server has the question, with an answer after it. */
export function wasAnswered({ text, after }: Turn, messages: readonly ChatMessage[]): boolean {
  const arrived = messages.findIndex(
    (message) => message.id > after && message.sender === 'user' && message.text === text.trim(),
  )
  return arrived !== -1 && messages.slice(arrived).some(({ sender }) => sender === 'bot')
}
