import { sendMessage } from '@milepost/contract/chat/routes'
import type { ChatEvent, Coach } from '@milepost/contract/chat/schema'
import { savePreferences } from '@milepost/contract/preferences/routes'
import { defaultPreferences } from '@milepost/contract/preferences/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chat, openAssistant, startAssistant } from '#test/assistant.ts'
import { messageOf, replyOf, sentence } from '#test/conversation.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Failure, server } from '#test/stand-in-server.ts'

const { panel, field, bot } = chat
const provider = 'ai.example.com'
const with_ = (state: Coach['state']): Coach => ({ state, provider })

beforeEach(async () => {
  await actAs('halfway')
})

async function startCoach(state: Coach['state'], messages = [messageOf(1, { sentences: [sentence('Hello.')] })]) {
  const assistant = startAssistant(messages)
  assistant.coach = with_(state)
  await openScreen('/dashboard/settings')
  await openAssistant()
  return assistant
}

describe('a coach', () => {
  test('is offered with what it gets, and answers only who wants it', async () => {
    const assistant = await startCoach('unasked')
    const card = panel.getByRole('region', { name: 'Would you like a coach?' })
    await expect.element(card).toMatchTextContent(/ai\.example\.com/)
    await expect.element(card).toMatchTextContent(/It gets your messages/)
    await expectAccessible()
    server.on(savePreferences, ({ body }) => {
      assistant.coach = with_(body.coach === true ? 'on' : 'off')
      const before = { ...defaultPreferences }
      return { preferences: { ...before, ...body } as typeof before, before }
    })
    await card.getByRole('button', { name: 'Answer without it' }).click()
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    await panel.getByRole('button', { name: 'Without a coach' }).click()
    await card.getByRole('button', { name: 'Use the coach' }).click()
    await expect.element(panel.getByRole('button', { name: 'With a coach (AI)' })).toBeVisible()
    expect(server.calls(savePreferences).map(({ body }) => body)).toEqual([{ coach: false }, { coach: true }])
  })

  test('is not spoken of where there is none', async () => {
    await startCoach('none')
    await expect.element(bot).toBeVisible()
    await expect.element(panel.getByText(/coach/i)).not.toBeInTheDocument()
  })

  test.each([
    ['low', /can answer a few more times today/],
    ['spent', /is back tomorrow/],
  ] as const)('says when little or nothing of the day is left: %s', async (state, text) => {
    await startCoach(state)
    await expect.element(panel.getByText(text)).toBeVisible()
    await expectAccessible()
  })

  test('writes paragraphs, lists and code as text, and marks general knowledge once after it', async () => {
    await startCoach('on', [
      messageOf(1, {
        engine: 'model',
        sentences: [
          { text: 'A `for` loop <b>repeats</b>:', sources: [], form: 'paragraph', isGeneral: true },
          { text: 'for (;;) {}', sources: [], form: 'code', isGeneral: true },
          { text: 'Try it.', sources: [], form: 'item', isGeneral: true },
          sentence('Step 4 teaches it.', { kind: 'step', id: '4', title: 'Loops' }),
        ],
      }),
    ])
    await expect.element(bot.getByText('General knowledge, not from Milepost')).toBeVisible()
    expect(bot.element().querySelector('pre code')?.textContent).toBe('for (;;) {}')
    expect(bot.element().querySelector('p code')?.textContent).toBe('for')
    await expect.element(bot).toMatchTextContent(/<b>repeats<\/b>/)
    expect(bot.element().querySelector('b')).toBeNull()
    await expectAccessible()
  })

  test('streams, says what it looks at, and can be stopped', async () => {
    const assistant = await startCoach('on')
    const { promise: begun, resolve: begin } = Promise.withResolvers<(event: ChatEvent) => void>()
    server.on(
      sendMessage,
      () =>
        new Failure(async (signal) => {
          const body = new ReadableStream<Uint8Array>({
            start: (controller) => {
              signal?.addEventListener('abort', () => {
                replyOf(assistant, 'Explain loops', { sentences: [sentence('A loop repeats.')] })
                controller.error(signal.reason)
              })
              begin((event) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`)))
            },
          })
          return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
        }),
    )
    await field.fill('Explain loops')
    await userEvent.keyboard('{Enter}')
    const push = await begun
    push({ event: 'working', tool: 'courses' })
    await expect.element(panel.getByText('Looking at courses...')).toBeVisible()
    push({ event: 'sentence', sentence: { text: 'A loop repeats.', sources: [], isGeneral: true } })
    await expect.element(panel.getByText('A loop repeats.')).toBeVisible()
    await expectAccessible()
    await panel.getByRole('button', { name: 'Stop the answer' }).click()
    await expect.element(panel.getByRole('button', { name: 'Send' })).toBeVisible()
    await expect.element(bot.last()).toMatchTextContent('A loop repeats.')
    await expect.element(page.getByText(/Error fetching response/)).not.toBeInTheDocument()
  })
})
