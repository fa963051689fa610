import { expect, test } from 'vitest'
import { noAnswers } from '#features/profiles/answers.ts'
import { draftText, parseDraft } from '#features/profiles/wizard-draft.ts'

const draft = { answers: { ...noAnswers, location: 'Galle' }, step: 2 } as const
const now = new Date('2026-03-02T10:00:00.000Z')
const before = '2026-03-01T10:00:00.000Z'
const after = '2026-03-03T10:00:00.000Z'

test('a draft comes back as it was written, with its step', () => {
  expect(parseDraft(draftText(null, draft, now), null)).toEqual(draft)
})

test('a draft is kept over an older profile, and given up for one saved since', () => {
  expect(parseDraft(draftText(null, draft, now), before)).toEqual(draft)
  expect(parseDraft(draftText(null, draft, now), after)).toBeNull()
})

test('a draft begun from what is saved now counts, whatever the clock said', () => {
  expect(parseDraft(draftText(after, draft, now), after)).toEqual(draft)
})

test.each(['', 'null', '7', '{}', '{"answers":7}'])('%j is no draft', (text) => {
  expect(parseDraft(text, null)).toBeNull()
})

test('an unknown step is the first', () => {
  expect(parseDraft('{"answers":{},"step":9}', null)).toEqual({ answers: noAnswers, step: 1 })
})
