import { login } from '@milepost/contract/accounts/routes'
import { listMessages } from '@milepost/contract/chat/routes'
import type { ChatEvent, Coach } from '@milepost/contract/chat/schema'
import type { User } from '@milepost/contract/users/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chat, openAssistant, reloadChat, startAssistant } from '#test/assistant.ts'
import { history, messageOf, sentence } from '#test/conversation.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Failure, lost, pending, refused, server } from '#test/stand-in-server.ts'

const { panel, field, log, bot, user } = chat
const typing = page.getByText('Milepost assistant is typing...')
const failureText = 'Error fetching response. Try again later.'
const failure = log.getByText(failureText)

let learner: User
beforeEach(async () => {
  learner = await actAs('halfway')
})
afterEach(() => {
  vi.useRealTimers()
})

async function ask(question: string): Promise<void> {
  await field.fill(question)
  await userEvent.keyboard('{Enter}')
}

const coach: Coach = { state: 'none', provider: '' }

test('a question without an answer is kept over a reload, and sent again on demand', async () => {
  const assistant = startAssistant()
  const { answer } = assistant
  assistant.answer = () => lost
  const screen = await openScreen('/dashboard/settings')
  await openAssistant()
  await ask('A question that is worth keeping')
  await expect.element(failure).toBeVisible()
  await expect.element(user).toHaveTextContent('A question that is worth keeping')
  await expectAccessible()
  await reloadChat(screen)
  await openAssistant()
  await expect.element(failure).toBeVisible()
  assistant.answer = () => refused('internal', 'Something went wrong on our side.')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure).toBeVisible()
  assistant.answer = answer
  await ask('Another one')
  await expect.element(log.getByText('You asked: Another one')).toBeVisible()
  await expect.element(failure).toBeVisible()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(bot.last()).toHaveTextContent('You asked: A question that is worth keeping')
  await expect.element(bot).toHaveLength(2)
  await expect.element(user).toHaveLength(2)
})

test('a question that the server answered after all is not sent twice', async () => {
  const assistant = startAssistant()
  assistant.answer = (question) => {
    assistant.messages.push(
      messageOf(1, { sender: 'user', text: question }),
      messageOf(2, { sentences: [sentence('Here it is.')] }),
    )
    return lost
  }
  await openScreen('/dashboard/settings')
  await openAssistant()
  await ask('Did it arrive?')
  await expect.element(failure).toBeVisible()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(bot).toHaveTextContent('Here it is.')
  await expect.element(user).toHaveLength(1)
  await expect.poll(() => assistant.asked).toHaveLength(1)
})

test('a server that hangs is given up after 20 seconds', async () => {
  const assistant = startAssistant()
  assistant.answer = () => pending
  await openScreen('/dashboard/settings')
  await openAssistant()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await ask('Is anyone there?')
  await expect.element(typing).toBeVisible()
  vi.advanceTimersByTime(19_000)
  await expect.element(typing).toBeVisible()
  expect(failure.query()).toBeNull()
  vi.advanceTimersByTime(2_000)
  await expect.element(failure).toBeVisible()
})

test('over 4,000 characters a message is refused beside the field, and the text kept', async () => {
  const assistant = startAssistant()
  await openScreen('/dashboard/settings')
  await openAssistant()
  await field.fill('x'.repeat(3_600))
  await expect.element(page.getByText(/characters$/)).not.toBeInTheDocument()
  await field.fill('x'.repeat(4_001))
  await expect.element(page.getByText('4,001 of 4,000 characters')).toBeVisible()
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('A message can have up to 4,000 characters. Shorten it to send it.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('x'.repeat(4_001))
  await expectAccessible()
  expect(assistant.asked).toEqual([])
  await userEvent.keyboard('{End}{Backspace}{Enter}')
  await expect.element(bot).toHaveLength(1)
  await expect.poll(() => assistant.asked).toEqual(['x'.repeat(4_000)])
})

test('a used-up plan is explained in the server’s words, and the text kept', async () => {
  const words = 'You’ve used all 20 messages for today. Come back tomorrow for more.'
  const assistant = startAssistant()
  assistant.answer = () => refused('quota_exceeded', words)
  await openScreen('/dashboard/settings')
  await openAssistant()
  await ask('One too many')
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words)
  await expect.element(field).toHaveValue('One too many')
  await expect.element(bot).not.toBeInTheDocument()
  await expect.element(user).not.toBeInTheDocument()
})

test('a session that has ended leads to sign-in, and the text is there afterwards', async () => {
  const assistant = startAssistant()
  assistant.answer = () => refused('unauthenticated', 'Please sign in to continue.')
  server.on(login, { user: learner, token: 'another-token' })
  const screen = await openScreen('/dashboard/settings')
  await openAssistant()
  await ask('Still mine')
  await expect.poll(screen.address).toBe('/login')
  await page.getByLabelText('Email Address').fill(learner.email)
  await page.getByLabelText('Password', { exact: true }).fill('any password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/dashboard/settings')
  await expect.element(field).toHaveValue('Still mine')
})

test('a history that cannot be loaded does not stop a learner from asking', async () => {
  startAssistant()
  server.on(listMessages, lost)
  await openScreen('/dashboard/settings')
  await openAssistant()
  await expect.element(panel.getByText(/^We couldn’t load your earlier messages/)).toBeVisible()
  server.on(listMessages, { messages: [...history], quota: { aDay: 20, left: 20 }, coach })
  await panel.getByRole('button', { name: 'Load them again' }).click()
  await expect.element(bot).toHaveLength(1)
  await ask('Now then')
  await expect.element(bot.last()).toHaveTextContent('You asked: Now then')
})

test('an answer stays although the history that is still loading was read before it', async () => {
  const assistant = startAssistant()
  const quota = { aDay: 20, left: 20 }
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  server.on(listMessages, async () => {
    const messages = [...assistant.messages]
    if (messages.length === 0) await held
    return { messages, quota, coach }
  })
  await openScreen('/dashboard/settings')
  await openAssistant()
  await expect.poll(() => server.calls(listMessages)).toHaveLength(1)
  await ask('Are you there?')
  await expect.element(bot).toHaveTextContent('You asked: Are you there?')
  letGo()
  await expect.poll(() => server.calls(listMessages)).toHaveLength(2)
  await expect.element(bot).toHaveTextContent('You asked: Are you there?')
  await expect.element(user).toHaveLength(1)
})

test('sentences show as they come, before the answer is whole', async () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const push = (event: ChatEvent) => streams.at(-1)?.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`))
  const assistant = startAssistant()
  assistant.answer = () =>
    new Failure(async () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } })
    })
  await openScreen('/dashboard/settings')
  await openAssistant()
  await ask('Tell me all')
  await expect.element(typing).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
  push({ event: 'sentence', sentence: sentence('The first is here.') })
  await expect.element(panel.getByText(/The first is here\./)).toBeVisible()
  await expect.element(log.getByText(/The first is here\./)).not.toBeInTheDocument()
  push({ event: 'sentence', sentence: sentence('So is the second.') })
  await expect.element(panel.getByText(/So is the second\.$/)).toBeVisible()
  await expect.element(typing).toBeVisible()
  const answer = messageOf(2, { sentences: [sentence('The first is here.'), sentence('The second is another.')] })
  const question = messageOf(1, { sender: 'user', text: 'Tell me all' })
  push({ event: 'reply', reply: { reply: answer.text, question, answer, quota: { aDay: 20, left: 12 }, coach } })
  await expect.element(bot).toHaveTextContent('The first is here. The second is another.')
  await expect.element(typing).not.toBeInTheDocument()
  await ask('And one that breaks')
  await expect.poll(() => streams.length).toBe(2)
  push({ event: 'sentence', sentence: sentence('Half of') })
  await expect.element(panel.getByText(/Half of/)).toBeVisible()
  push({ event: 'failure' })
  await expect.element(failure).toBeVisible()
  await expect.element(panel.getByText(/Half of/)).not.toBeInTheDocument()
})
