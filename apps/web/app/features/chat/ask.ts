import type { QueryClient } from '@tanstack/react-query'
import { askAssistant, conversationQuery } from '#features/chat/api.ts'
import { chatStateOf, type Turn, updateChatState, updateTurn, wasAnswered } from '#features/chat/chat-storage.ts'
import { ApiError } from '#lib/api-error.ts'

/**
 * Sends a question, unless one is pending, even if its screen is left. A refused question becomes the draft again. Any
 * other failure stays in the conversation, to be sent again.
 * @returns Whether it was sent.
 */
export function ask(client: QueryClient, userId: string, text: string): boolean {
  const { turns } = chatStateOf(userId)
  if (text.trim() === '' || isWaiting(turns)) return false
  const after = client.getQueryData(conversationQuery(userId).queryKey)?.messages.at(-1)?.id ?? 0
  const turn: Turn = {
    key: (turns.at(-1)?.key ?? 0) + 1,
    text: text.trim(),
    after,
    sentences: [],
    status: 'pending',
  }
  updateChatState(userId, { turns: [...turns, turn], refusal: null })
  void send(client, userId, turn)
  return true
}

/** Sends a question without an answer again, unless the server has answered it since. */
export async function askAgain(client: QueryClient, userId: string, turn: Turn): Promise<void> {
  if (isWaiting(chatStateOf(userId).turns)) return
  updateTurn(userId, turn.key, (now) => ({ ...now, status: 'pending' }))
  updateChatState(userId, { refusal: null })
  const query = { ...conversationQuery(userId), staleTime: 0, retry: false }
  const conversation = await client.fetchQuery(query).catch(() => null)
  if (conversation !== null && wasAnswered(turn, conversation.messages)) updateTurn(userId, turn.key, () => null)
  else await send(client, userId, turn)
}

/** Whether an answer is on its way. */
export function isWaiting(turns: readonly Turn[]): boolean {
  return turns.some(({ status }) => status === 'pending')
}

/** The answer that is on its way. */
let running = { call: new AbortController(), isStopped: false }

/** Stops the answer that is on its way. What was said of it stays. */
export function stopAnswer(): void {
  running.isStopped = true
  running.call.abort()
}

async function send(client: QueryClient, userId: string, turn: Turn): Promise<void> {
  const { queryKey } = conversationQuery(userId)
  const { key, text } = turn
  const own = { call: new AbortController(), isStopped: false }
  running = own
  try {
    const { question, answer, quota, coach } = await askAssistant(
      { userId, message: text },
      {
        onSentence: (sentence) =>
          updateTurn(userId, key, (now) => ({ ...now, sentences: [...now.sentences, sentence], tool: null })),
        onWorking: (tool) => {
          if (tool !== null) updateTurn(userId, key, (now) => ({ ...now, tool }))
        },
      },
      own.call,
    )
    const before = client.getQueryData(queryKey)
    const earlier = before?.messages.filter(({ id }) => id < question.id) ?? []
    client.setQueryData(queryKey, { messages: [...earlier, question, answer], quota, coach })
    // A history that is still on its way may have been read before this answer: it is asked for afresh.
    if (before === undefined) void client.invalidateQueries({ queryKey })
    updateTurn(userId, key, () => null)
  } catch (error) {
    if (isRefusal(error)) refuse(userId, key, error)
    else if (own.isStopped && (await wasStored(client, userId, turn))) updateTurn(userId, key, () => null)
    else updateTurn(userId, key, (turn) => ({ ...turn, sentences: [], status: 'failed' }))
  }
}

/** How often, and how long after each other, it is asked what the server has kept of a stopped answer. */
const [storedTries, storedInterval] = [10, 400]

/** The server keeps what it had said when it noticed that the answer was stopped. */
async function wasStored(client: QueryClient, userId: string, turn: Turn): Promise<boolean> {
  const query = { ...conversationQuery(userId), staleTime: 0, retry: false }
  for (let tries = 0; tries < storedTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, storedInterval))
    const conversation = await client.fetchQuery(query).catch(() => null)
    if (conversation !== null && wasAnswered(turn, conversation.messages)) return true
  }
  return false
}

/** The server read the question and will not answer it as it is, or not now: asking again at once would not help. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.message !== ''
}

function refuse(userId: string, key: number, { code, message }: ApiError) {
  const { draft, turns } = chatStateOf(userId)
  const text = turns.find((turn) => turn.key === key)?.text
  if (text === undefined) return
  updateChatState(userId, {
    turns: turns.filter((turn) => turn.key !== key),
    draft: draft.trim() === '' ? text : `${text}\n\n${draft}`,
    // The sign-in page explains it instead.
    refusal: code === 'unauthenticated' ? null : message,
  })
}
