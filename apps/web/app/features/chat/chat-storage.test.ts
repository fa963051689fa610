import type { ChatMessage } from '@milepost/contract/chat/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatStateOf, type Turn, updateChatState, wasAnswered } from '#features/chat/chat-storage.ts'
import { clearAtSignOut } from '#lib/stored-items.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

beforeEach(() => {
  stubBrowserStorage()
  // Memory holds one user's state: this empties it.
  chatStateOf('another')
})
afterEach(() => vi.unstubAllGlobals())

const turn: Turn = { key: 0, text: 'Well?', after: 4, sentences: [], status: 'failed' }
const message = (id: number, sender: ChatMessage['sender'], text: string): ChatMessage => ({
  id,
  sender,
  text,
  sentences: [],
  suggestions: [],
  engine: null,
  action: null,
  createdAt: '2026-11-21T10:00:00.000Z',
})

test('a question on its way counts as failed after a reload, and the draft is there', () => {
  const text = JSON.stringify({ draft: 'Half a thou', unsent: [{ text: 'Well?', after: 4 }, { text: 7 }] })
  stubBrowserStorage({}, { 'chat:user': text })
  expect(chatStateOf('user')).toEqual({
    userId: 'user',
    draft: 'Half a thou',
    refusal: null,
    open: false,
    turns: [turn],
  })
})

test.each(['', 'nonsense', '[]', '7', '{"draft":3,"unsent":{}}'])('%s is nothing', (text) => {
  stubBrowserStorage({}, { 'chat:user': text })
  expect(chatStateOf('user')).toMatchObject({ draft: '', turns: [] })
})

test('what is typed and asked is kept in the tab, until it is sent or the user signs out', () => {
  const { tab } = stubBrowserStorage()
  updateChatState('user', { draft: 'Half a thou', turns: [turn], open: true })
  expect(tab.getItem('chat:user')).toBe('{"draft":"Half a thou","unsent":[{"text":"Well?","after":4}]}')
  clearAtSignOut('user')
  expect(chatStateOf('user')).toEqual({ userId: 'user', draft: '', turns: [], refusal: null, open: false })
  updateChatState('user', { draft: 'Another' })
  updateChatState('user', { draft: '' })
  expect(tab.entries.size).toBe(0)
})

test('a question was answered when the server has it and something after it, and not when it is an older one', () => {
  const question = message(5, 'user', 'Well?')
  expect(wasAnswered(turn, [question, message(6, 'bot', 'Yes.')])).toBe(true)
  expect(wasAnswered(turn, [question])).toBe(false)
  expect(wasAnswered(turn, [message(3, 'user', 'Well?'), message(4, 'bot', 'Yes.')])).toBe(false)
  expect(wasAnswered(turn, [message(5, 'user', 'Another?'), message(6, 'bot', 'Yes.')])).toBe(false)
})
