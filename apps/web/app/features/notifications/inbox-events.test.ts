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

test('reads what waits for an admin, and does without what is no count', async () => {
  const waiting = {
    institution_request: 1,
    course: 20,
    course_request: 0,
    contact_message: 0,
    mentoring: 0,
    message_report: 0,
    failed_job: 0,
  }
  const event = (counts: object) => `data: ${JSON.stringify({ newest: 1, unread: 0, waiting: counts })}\n\n`
  expect(await read([event(waiting), event({ course: 'x' })])).toEqual([
    { newest: 1, unread: 0, waiting },
    { newest: 1, unread: 0 },
  ])
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
