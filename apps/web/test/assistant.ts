import { type ChatMessage, type ChatReply, deleteMessages, listMessages, sendMessage } from '@milepost/contract/chat'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { chatStateOf } from '#features/chat/chat-storage.ts'
import { queryClient } from '#lib/query-client.ts'
import { messageOf, sentence } from './conversation.ts'
import type { Screen } from './open-screen.tsx'
import { Failure, server } from './stand-in-server.ts'

type MockAnswer = Partial<Pick<ChatMessage, 'text' | 'sentences' | 'suggestions' | 'engine'>> | Failure

/** An assistant that answers what the test says. */
export interface Assistant {
  readonly messages: ChatMessage[]
  /** Questions that reached it, in order. */
  readonly asked: string[]
  /** How the next questions are answered. */
  answer: (question: string) => MockAnswer | Promise<MockAnswer>
  left: number
}

/** Lets an assistant answer in the server's place, after the conversation that is given. */
export function startAssistant(messages: readonly ChatMessage[] = []): Assistant {
  const assistant: Assistant = {
    messages: [...messages],
    asked: [],
    answer: (question) => ({ sentences: [sentence(`You asked: ${question}`)] }),
    left: 20,
  }
  // What another test of this page has typed is gone.
  forgetPage()
  server.on(sendMessage, async ({ body }) => {
    assistant.asked.push(body.message)
    const answer = await assistant.answer(body.message)
    return answer instanceof Failure ? answer : replyOf(assistant, body.message, answer)
  })
  server.on(listMessages, () => ({ messages: assistant.messages, quota: { aDay: 20, left: assistant.left } }))
  server.on(deleteMessages, () => {
    assistant.messages.length = 0
    return undefined
  })
  return assistant
}

/** The whole reply, as the server would send it. */
function replyOf(assistant: Assistant, question: string, answer: Partial<ChatMessage>): ChatReply {
  const id = (assistant.messages.at(-1)?.id ?? 0) + 1
  const asked = messageOf(id, { sender: 'user', text: question })
  const answered = messageOf(id + 1, answer)
  assistant.messages.push(asked, answered)
  assistant.left -= 1
  return { reply: answered.text, question: asked, answer: answered, quota: { aDay: 20, left: assistant.left } }
}

/** Forgets what the page holds in memory alone: what is left is what the tab's storage has. */
function forgetPage(): void {
  chatStateOf('nobody')
  queryClient.clear()
}

/** Starts the application again with no memory of the conversation but the tab's storage. */
export function reloadChat(screen: Screen): Promise<Screen> {
  forgetPage()
  return screen.reload()
}

const name = 'Milepost assistant'
const log = page.getByRole('log')

/** The parts of the assistant on screen. On a phone the panel is a dialog, else a part of the page. */
export const chat = {
  button: page.getByRole('button', { name }),
  panel: page.getByRole('region', { name }).or(page.getByRole('dialog', { name })),
  field: page.getByRole('textbox', { name: 'Message to the assistant' }),
  log,
  bot: log.getByRole('article', { name }),
  user: log.getByRole('article', { name: 'You' }),
}

export async function openAssistant(): Promise<void> {
  await chat.button.click()
  await expect.element(chat.field).toHaveFocus()
}
