import type { ChatMessage } from '@milepost/contract/chat'
import { expect, test } from 'vitest'
import { parseChatState, type Turn, wasAnswered } from '#features/chat/chat-storage.ts'

const turn: Turn = { key: 0, text: 'Well?', after: 4, sentences: [], status: 'failed' }
const message = (id: number, sender: ChatMessage['sender'], text: string): ChatMessage => ({
  ...{ id, sender, text, sentences: [], suggestions: [], engine: null },
  createdAt: '2026-11-21T10:00:00.000Z',
})

test('a question on its way counts as failed after a reload, and the draft is there', () => {
  const text = JSON.stringify({ draft: 'Half a thou', unsent: [{ text: 'Well?', after: 4 }, { text: 7 }] })
  expect(parseChatState('user', text)).toEqual({
    ...{ userId: 'user', draft: 'Half a thou', refusal: null, open: false },
    turns: [turn],
  })
})

test.each([null, '', 'nonsense', '[]', '7', '{"draft":3,"unsent":{}}'])('%s is nothing', (text) => {
  expect(parseChatState('user', text)).toMatchObject({ draft: '', turns: [] })
})

test('a question was answered when the server has it and something after it, and not when it is an older one', () => {
  const question = message(5, 'user', 'Well?')
  expect(wasAnswered(turn, [question, message(6, 'bot', 'Yes.')])).toBe(true)
  expect(wasAnswered(turn, [question])).toBe(false)
  expect(wasAnswered(turn, [message(3, 'user', 'Well?'), message(4, 'bot', 'Yes.')])).toBe(false)
  expect(wasAnswered(turn, [message(5, 'user', 'Another?'), message(6, 'bot', 'Yes.')])).toBe(false)
})
