import type { ChatMessage, ChatSentence, ChatTool } from '@milepost/contract/chat/schema'
import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** A question on its way, or one that got no answer. */
export interface Turn {
  readonly key: number
  readonly text: string
  /** The newest message when it was sent: what the server has of it is newer. */
  readonly after: number
  readonly sentences: readonly ChatSentence[]
  /** What a coach looks at before it goes on. */
  readonly tool?: ChatTool | null
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

const nothing = { draft: '', turns: [], refusal: null, open: false } as const

let chatState: ChatState = { userId: '', ...nothing }
let unsubscribe = () => {}
const listeners = new Set<() => void>()

interface StoredChat {
  readonly draft: string
  readonly unsent: readonly Pick<Turn, 'text' | 'after'>[]
}

const storeOf = (userId: string) => createStore(storedItems.chat, parseStoredChat, userId)

function parseStoredChat(stored: unknown): StoredChat {
  const { draft, unsent } = Object(stored)
  return { draft: typeof draft === 'string' ? draft : '', unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [] }
}

function isUnsent(value: unknown): value is StoredChat['unsent'][number] {
  const { text, after } = Object(value)
  return typeof text === 'string' && typeof after === 'number'
}

/** What is kept for a user. A question that a reload or an expired session interrupted counts as failed. */
export function chatStateOf(userId: string): ChatState {
  if (chatState.userId === userId) return chatState
  const store = storeOf(userId)
  const { draft, unsent } = store.read() ?? { draft: '', unsent: [] }
  const turns = unsent.map(({ text, after }, key): Turn => ({ key, text, after, sentences: [], status: 'failed' }))
  unsubscribe()
  unsubscribe = store.subscribe(() => updateChatState(userId, nothing))
  chatState = { ...nothing, userId, draft, turns }
  return chatState
}

export function updateChatState(userId: string, change: Partial<Omit<ChatState, 'userId'>>): void {
  chatState = { ...chatStateOf(userId), ...change }
  const { draft, turns } = chatState
  if (draft === '' && turns.length === 0) storeOf(userId).remove()
  else storeOf(userId).write({ draft, unsent: turns.map(({ text, after }) => ({ text, after })) })
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
