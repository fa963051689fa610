import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswers } from '#features/profiles/answers.ts'
import { readDraft, writeDraft } from '#features/profiles/wizard-draft.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

const draft = {
  answers: { ...noAnswers, location: 'Galle' },
  step: 2,
  corrections: { sql: { level: 'basics' } },
  triedCareer: 'Data Scientist',
} as const
const now = new Date('2026-03-02T10:00:00.000Z')
const before = '2026-03-01T10:00:00.000Z'
const after = '2026-03-03T10:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  stubBrowserStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft comes back as it was written, with its step', () => {
  writeDraft('user', null, draft)
  expect(readDraft('user', null)).toEqual(draft)
})

test('a draft is kept over an older profile, and given up for one saved since', () => {
  writeDraft('user', null, draft)
  expect(readDraft('user', before)).toEqual(draft)
  expect(readDraft('user', after)).toBeNull()
})

test('a draft begun from what is saved now counts, whatever the clock said', () => {
  writeDraft('user', after, draft)
  expect(readDraft('user', after)).toEqual(draft)
})

test.each(['', 'null', '7', '{}', '{"answers":7}'])('%j is no draft', (text) => {
  stubBrowserStorage({ 'profile-draft:user': text })
  expect(readDraft('user', null)).toBeNull()
})

test('an unknown step is the first', () => {
  stubBrowserStorage({ 'profile-draft:user': '{"answers":{},"step":9}' })
  expect(readDraft('user', null)).toEqual({ answers: noAnswers, step: 1, corrections: {}, triedCareer: null })
})
