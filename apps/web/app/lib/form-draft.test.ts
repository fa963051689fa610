import { expect, test } from 'vitest'
import { parseFormDraft } from '#lib/form-draft.ts'

const beginning = { name: 'Asha', message: '' }

test.each([
  ['nothing', null, beginning],
  ['a draft', '{"name":"A","message":"Hello"}', { name: 'A', message: 'Hello' }],
  ['a part of one', '{"message":"Hello"}', { name: 'Asha', message: 'Hello' }],
  ['fields the form does not have', '{"role":"admin","__proto__":"x"}', beginning],
  ['other than texts', '{"name":3,"message":null}', beginning],
  ['no object', '"Hello"', beginning],
  ['no JSON', '{', beginning],
])('%s', (_, text, fields) => {
  expect(parseFormDraft(text, beginning)).toEqual(fields)
})
