import { deleteMessages, listMessages, sendMessage } from '@milepost/contract/chat/routes'
import type { ChatMessage } from '@milepost/contract/chat/schema'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { chatStateOf } from '#features/chat/chat-storage.ts'
import { createScriptedAssistant, replyOf, type ScriptedAssistant } from './conversation.ts'
import type { OpenScreen } from './open-screen.tsx'
import { Failure, server } from './stand-in-server.ts'

/** Lets an assistant answer in the server's place, after the conversation that is given. */
export function startAssistant(
  messages: readonly ChatMessage[] = [],
): ScriptedAssistant<Partial<ChatMessage> | Failure> {
  const assistant = createScriptedAssistant<Failure>([...messages])
  server.on(sendMessage, async ({ body }) => {
    assistant.asked.push(body.message)
    const answer = await assistant.answer(body.message)
    return answer instanceof Failure ? answer : replyOf(assistant, body.message, answer)
  })
  server.on(listMessages, () => ({
    messages: assistant.messages,
    quota: { aDay: 20, left: assistant.left },
    coach: assistant.coach,
  }))
  server.on(deleteMessages, () => {
    assistant.messages.length = 0
    return undefined
  })
  return assistant
}

/** Starts the application again with no memory of the conversation but the tab's storage. */
export function reloadChat(screen: OpenScreen): Promise<OpenScreen> {
  chatStateOf('another user')
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
