import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

const user = { id: 'one', name: 'Asha', email: 'asha@example.com', role: 'student' }
const signedIn = { user: JSON.stringify(user), token: 'a-token' }

/** The session of a page that has just been opened. */
async function openPage(stored: Readonly<Record<string, string>>) {
  vi.resetModules()
  return { ...stubBrowserStorage(stored), ...(await import('#lib/session.ts')) }
}

afterEach(() => vi.unstubAllGlobals())

test('a stored session is there again', async () => {
  const { currentSession } = await openPage(signedIn)
  expect(currentSession()).toEqual({ status: 'signed-in', user, token: 'a-token' })
})

test.each([
  ['without a token', { user: signedIn.user }],
  ['with an empty token', { ...signedIn, token: '' }],
  ['without a user', { token: 'a-token' }],
  ['with a broken user', { ...signedIn, user: '{{' }],
  ['with a user without a role', { ...signedIn, user: '{"id":"one","name":"Asha","email":"asha@example.com"}' }],
])('%s no one is signed in', async (_, stored) => {
  const { currentSession } = await openPage(stored)
  expect(currentSession()).toMatchObject({ status: 'signed-out', because: 'never' })
})

test.each(['endSession', 'signOut'] as const)('%s removes the session alone', async (end) => {
  const page = await openPage({ ...signedIn, 'unsaved-progress:one': '{"1":"done"}' })
  page[end]('a-token')
  expect([...page.browser.entries.keys()]).toEqual(['unsaved-progress:one'])
})

test('a sign-out in another tab is one here, until no one listens', async () => {
  const { changeElsewhere, currentSession, onSignedOut } = await openPage(signedIn)
  const listener = vi.fn()
  const unsubscribe = onSignedOut(listener)
  currentSession()
  changeElsewhere('token', null)
  changeElsewhere('user', null)
  expect(currentSession()).toMatchObject({ status: 'signed-out', because: 'left' })
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  changeElsewhere('user', signedIn.user)
  changeElsewhere('token', signedIn.token)
  expect(currentSession().status).toBe('signed-out')
})
