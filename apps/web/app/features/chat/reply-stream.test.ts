import { lineByLine } from '@milepost/contract/chat/limits'
import type { ChatMessage, ChatReply, ChatSentence } from '@milepost/contract/chat/schema'
import { expect, test } from 'vitest'
import { BrokenReply, linesOf, readReply } from '#features/chat/reply-stream.ts'

const bytes = new TextEncoder()

function bodyOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? bytes.encode(chunk) : chunk)
      controller.close()
    },
  })
}

async function linesFrom(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesOf(body)) lines.push(line)
  return lines
}

const message = (id: number, change: Partial<ChatMessage>): ChatMessage => ({
  id,
  sender: 'bot',
  text: 'Done.',
  sentences: [{ text: 'Done.', sources: [] }],
  suggestions: [],
  engine: 'embedded',
  action: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...change,
})
const reply: ChatReply = {
  reply: 'Done.',
  question: message(1, { sender: 'user', text: 'Well?', sentences: [], engine: null }),
  answer: message(2, {}),
  quota: { aDay: 20, left: 19 },
  coach: { state: 'none', provider: '' },
}
const line = (event: unknown) => `${JSON.stringify(event)}\n`
const sentence = (text: string): ChatSentence => ({ text, sources: [] })

async function read(body: ReadableStream<Uint8Array> | string, type: string) {
  const heard: string[] = []
  const response = new Response(body, { headers: { 'content-type': type } })
  const whole = await readReply(response, { onSentence: ({ text }) => heard.push(text) }).catch(
    (error: unknown) => error,
  )
  return { heard, whole }
}

test('lines come whole however the bytes are cut, characters of several bytes too', async () => {
  const text = 'first ௹\nsecond 👋\n\nlast without an end'
  const whole = bytes.encode(text)
  for (let size = 1; size <= whole.length; size += 1) {
    const chunks: Uint8Array[] = []
    for (let start = 0; start < whole.length; start += size) chunks.push(whole.slice(start, start + size))
    expect(await linesFrom(bodyOf(...chunks))).toEqual(['first ௹', 'second 👋', 'last without an end'])
  }
})

test('sentences are handed on as they come, the reply ends it', async () => {
  const events = [
    { event: 'sentence', sentence: sentence('One.') },
    { event: 'sentence', sentence: sentence('Two.') },
    { event: 'reply', reply },
    { event: 'sentence', sentence: sentence('After the end.') },
  ]
  expect(await read(bodyOf(...events.map(line)), `${lineByLine}; charset=utf-8`)).toEqual({
    heard: ['One.', 'Two.'],
    whole: reply,
  })
})

test('a server that does not stream answers all the same', async () => {
  expect(await read(JSON.stringify(reply), 'application/json; charset=utf-8')).toEqual({ heard: [], whole: reply })
})

test.each([
  [
    'a failure after the first sentence',
    line({ event: 'sentence', sentence: sentence('One.') }) + line({ event: 'failure' }),
  ],
  ['an early end', line({ event: 'sentence', sentence: sentence('One.') })],
  ['a line that is cut', `${line({ event: 'sentence', sentence: sentence('One.') })}{"event":"rep`],
  ['an event of another kind', line({ event: 'sentence', sentence: sentence('One.') }) + line({ event: 'tea' })],
])('%s is a broken reply, after what came before it', async (_, text) => {
  const { heard, whole } = await read(bodyOf(text), lineByLine)
  expect(heard).toEqual(['One.'])
  expect(whole).toBeInstanceOf(BrokenReply)
})

test.each(['<!doctype html>', '{"reply":"Done."}', ''])(
  'a body that is no reply of ours is a broken one: %s',
  async (text) => {
    const { whole } = await read(text, 'application/json')
    expect(whole).toBeInstanceOf(BrokenReply)
  },
)
