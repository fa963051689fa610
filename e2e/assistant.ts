import type { ChatMessage, ChatReply } from '@milepost/contract/chat'
import type { Locator, Page, Route } from '@playwright/test'
import { messageOf, sentence } from '../apps/web/test/conversation.ts'

/** An assistant in the network's place: it answers what the test says, so that failures and quotas can be had at will. */
export interface Assistant {
  readonly messages: ChatMessage[]
  /** Questions that reached it, in order. */
  readonly asked: string[]
  /** How the next questions are answered. */
  answer: (question: string) => MockAnswer | Promise<MockAnswer>
  left: number
}

export type MockAnswer =
  | Partial<Pick<ChatMessage, 'sentences' | 'suggestions' | 'engine'>>
  | ((route: Route) => Promise<void>)

/** The whole reply, as the server would send it. */
function replyOf(assistant: Assistant, question: string, answer: Partial<ChatMessage>): ChatReply {
  const id = (assistant.messages.at(-1)?.id ?? 0) + 1
  const asked = messageOf(id, { sender: 'user', text: question })
  const answered = messageOf(id + 1, answer)
  assistant.messages.push(asked, answered)
  assistant.left -= 1
  return { reply: answered.text, question: asked, answer: answered, quota: { aDay: 20, left: assistant.left } }
}

/** Puts an assistant in the network's place. Its history outlives reloads, as the server's does. */
export async function mockAssistant(page: Page, messages: ChatMessage[] = []): Promise<Assistant> {
  const assistant: Assistant = {
    messages,
    asked: [],
    answer: (question) => ({ sentences: [sentence(`You asked: ${question}`)] }),
    left: 20,
  }
  await page.route('**/api/chat', async (route) => {
    const { message } = route.request().postDataJSON()
    assistant.asked.push(message)
    const answer = await assistant.answer(message)
    if (typeof answer === 'function') await answer(route)
    else await route.fulfill({ json: replyOf(assistant, message, answer) })
  })
  await page.route('**/api/chat/*', async (route) => {
    if (route.request().method() === 'DELETE') {
      assistant.messages.length = 0
      await route.fulfill({ status: 204 })
    } else {
      await route.fulfill({ json: { messages: assistant.messages, quota: { aDay: 20, left: assistant.left } } })
    }
  })
  return assistant
}

/** The parts of the assistant on screen. */
export function assistantOn(page: Page): Record<'button' | 'panel' | 'field' | 'log' | 'bot' | 'user', Locator> {
  const panel = page.locator('#assistant-panel')
  const log = panel.getByRole('log')
  return {
    button: page.getByRole('button', { name: 'Milepost assistant' }),
    panel,
    field: panel.getByRole('textbox', { name: 'Message to the assistant' }),
    log,
    bot: log.locator('[data-sender=bot]'),
    user: log.locator('[data-sender=user]'),
  }
}

export async function openAssistant(page: Page) {
  const parts = assistantOn(page)
  await parts.button.click()
  await parts.panel.waitFor()
  return parts
}
