import type { ChatMessage } from '@milepost/contract/chat/schema'
import type { Locator, Page } from '@playwright/test'
import { createScriptedAssistant, replyOf, type ScriptedAssistant } from '../apps/web/test/conversation.ts'
import { type ApiCall, routeApi } from './api-routes.ts'

/** An answer, or what happens to the request instead. */
export type MockAnswer = Partial<ChatMessage> | ((call: ApiCall) => Promise<void>)

/** Puts an assistant in the network's place. Its history outlives reloads, as the server's does. */
export async function mockAssistant(page: Page, messages: ChatMessage[] = []): Promise<ScriptedAssistant<MockAnswer>> {
  const assistant = createScriptedAssistant<(call: ApiCall) => Promise<void>>(messages)
  await routeApi(page, '**/api/chat', async (call) => {
    const { message } = call.readBody<{ message: string }>()
    assistant.asked.push(message)
    const answer = await assistant.answer(message)
    if (typeof answer === 'function') await answer(call)
    else await call.fulfill({ json: replyOf(assistant, message, answer) })
  })
  await routeApi(page, '**/api/chat/*', async (call) => {
    if (call.method === 'DELETE') {
      assistant.messages.length = 0
      await call.fulfill({ status: 204 })
    } else {
      const { messages: all, left, coach } = assistant
      await call.fulfill({ json: { messages: all, quota: { aDay: 20, left }, coach } })
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
