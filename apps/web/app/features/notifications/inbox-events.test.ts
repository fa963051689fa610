import { expect, test } from 'vitest'
import { statesOf } from '#features/notifications/inbox-events.ts'

function bodyOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}

async function read(chunks: readonly string[]) {
  const states = []
  for await (const state of statesOf(bodyOf(chunks))) states.push(state)
  return states
}

test('reads each event once it is whole, however the body is cut', async () => {
  const text = 'data: {"newest":1,"unread":1}\n\n:\n\ndata: {"newest":2,"unread":2}\n\n'
  const both = [
    { newest: 1, unread: 1 },
    { newest: 2, unread: 2 },
  ]
  expect(await read([text])).toEqual(both)
  expect(await read([...text])).toEqual(both)
})

test.each([
  ['a heartbeat', ':\n\n'],
  ['an event that is not whole', 'data: {"newest":1,"unread":1}\n'],
  ['what is no JSON', 'data: <html>\n\n'],
  ['another shape', 'data: {"newest":"x"}\n\n'],
  ['nothing', ''],
])('leaves out %s', async (_, text) => {
  expect(await read([text])).toEqual([])
})
