import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

const user = { id: 'one', name: 'Asha', email: 'asha@example.com', role: 'student' }

/** A page of a signed-in learner, with a server whose answer has an ETag made from the number. */
async function openPage(token = 'a-token') {
  vi.resetModules()
  stubBrowserStorage({ user: JSON.stringify(user), token })
  let version = 1
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    const etag = `W/"${version}"`
    const given = headers.get('if-none-match')
    asked.push(given)
    if (given === etag) return new Response(null, { status: 304, headers: { etag, 'x-total-count': '9' } })
    return new Response(JSON.stringify({ version }), { headers: { etag } })
  })
  const { call, callWithHeaders } = await import('#lib/api.ts')
  const session = await import('#lib/session.ts')
  const unsubscribe = session.onSignedOut(() => undefined)
  return {
    asked,
    session,
    unsubscribe,
    callWithHeaders,
    read: (userId = 'one') => call('GET /roadmap/:userId', { params: { userId } }),
    change: () => {
      version += 1
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

test('what has not changed is not sent again, and what has changed is', async () => {
  const page = await openPage()
  const first = await page.read()
  expect(await page.read()).toBe(first)
  page.change()
  expect([await page.read(), await page.read()]).toEqual([{ version: 2 }, { version: 2 }])
  expect(page.asked).toEqual([null, 'W/"1"', 'W/"1"', 'W/"2"'])
})

test('the headers of an unchanged list are those of the latest answer', async () => {
  const page = await openPage()
  await page.callWithHeaders('GET /courses', { query: {} })
  const { headers } = await page.callWithHeaders('GET /courses', { query: {} })
  expect(headers.get('x-total-count')).toBe('9')
})

test('another address, and another session, are asked for whole', async () => {
  const page = await openPage()
  await page.read()
  await page.read('two')
  page.session.endSession('a-token')
  await page.read()
  expect(page.asked).toEqual([null, null, null])
})
