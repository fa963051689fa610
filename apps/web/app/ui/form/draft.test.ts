import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'
import { formDraft, readDraft } from '#ui/form/draft.ts'

const beginning = { name: 'Asha', message: '', isNamed: false, skills: null, areas: ['web'] }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nothing', undefined, {}],
  ['a draft', '{"name":"A","message":"Hello","isNamed":true}', { name: 'A', message: 'Hello', isNamed: true }],
  ['a part of one', '{"message":"Hello"}', { message: 'Hello' }],
  ['a choice where there was none', '{"skills":[{"id":"git"}]}', { skills: [{ id: 'git' }] }],
  ['fields the form does not have', '{"role":"admin","__proto__":"x"}', {}],
  ['other kinds of values', '{"name":3,"message":["Hello"],"isNamed":"yes","areas":{}}', {}],
  ['no object', '"Hello"', {}],
  ['no JSON', '{', {}],
])('%s', (_, text, kept) => {
  stubBrowserStorage({}, text === undefined ? {} : { 'feedback-draft:one': text })
  expect(readDraft(formDraft('feedback', 'one'), beginning)).toEqual({ ...beginning, ...kept })
})
