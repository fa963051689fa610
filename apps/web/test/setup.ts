import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#lib/query-client.ts'
import { signOut } from '#lib/session.ts'
import { startServer, stopServer } from './stand-in-server.ts'
import '#ui/tokens.css'

// A failed query waits a second or two before it is tried again: not here.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  startServer()
})

afterEach(async () => {
  const unexpected = stopServer()
  signOut()
  queryClient.clear()
  await page.viewport(1280, 900)
  expect(unexpected, 'calls that the test gave no answer for').toEqual([])
})
