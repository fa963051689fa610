import { listRecentImports } from '@milepost/contract/courses/imports/routes'
import { listNotes } from '@milepost/contract/notes/routes'
import { readProfile } from '@milepost/contract/profiles/routes'
import { findSimilarInstitutions, getQueueItem } from '@milepost/contract/queue/routes'
import { listReviews } from '@milepost/contract/reviews/routes'
import { getRhythm } from '@milepost/contract/rhythm/routes'
import type { Rhythm } from '@milepost/contract/rhythm/schema'
import { getServices } from '@milepost/contract/services/routes'
import { listWorkSamples } from '@milepost/contract/work-samples/routes'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '#lib/query-client.ts'
import { signOut } from '#lib/session.ts'
import { services } from './services.ts'
import { refused, server, startServer, stopServer } from './stand-in-server.ts'
import '#ui/tokens.css'

// A failed query waits a second or two before it is tried again: not here.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } })

/** A learner's first week, where this browser is: nothing has to be stored. */
const rhythm: Rhythm = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  weeks: [{ start: '2026-11-23', hours: 0, state: 'open' }],
  quietWeeks: 0,
}

const nothingHeard = {
  help: null,
  known: [],
  denied: [],
  wanted: [],
  refused: [],
  finishBy: null,
  firstResult: null,
  hoursPerWeek: null,
  studyLanguage: null,
  limits: [],
  decided: [],
  corrections: [],
  canAskModel: false,
}

beforeEach(async () => {
  // Files share a frame: what one leaves behind, such as a closed sidebar, the next would find.
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const { name } of await window.cookieStore.getAll())
    if (name !== undefined) await window.cookieStore.delete(name)
  startServer()
  server.on(getServices, services)
  server.on(getRhythm, rhythm)
  server.on(getQueueItem, refused('not_found'))
  server.on(findSimilarInstitutions, [])
  server.on(listWorkSamples, [])
  server.on(listNotes, [])
  server.on(listReviews, [])
  server.on(listRecentImports, [])
  server.on(readProfile, nothingHeard)
})

afterEach(async () => {
  // Before the stand-in stops: a mounted screen would keep sending requests and fail the next test.
  await cleanup()
  const unexpected = stopServer()
  signOut()
  await page.viewport(1280, 900)
  queryClient.clear()
  for (const reset of globalThis.moduleResets) reset()
  expect(unexpected, 'calls that the test gave no answer for').toEqual([])
})
