import { expect, test } from 'vitest'
import { isWebAddress } from '#course-requests/limits.ts'

test.each([
  ['https://example.com/rust', true],
  ['http://example.com', true],
  ['example.com', false],
  ['javascript:alert(1)', false],
  ['https://me:secret@example.com', false],
  ['https://', false],
])('%j is a web address: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is)
})
