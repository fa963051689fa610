import { expect, test } from 'vitest'
import { readWebAddress } from '#web-address.ts'

test.each([
  ['https://example.com/rust', 'https://example.com/rust'],
  ['http://example.com', 'http://example.com'],
  [' example.com ', 'https://example.com'],
  ['www.example.lk/a?b=c.', 'https://www.example.lk/a?b=c'],
  ['<https://example.com>', 'https://example.com'],
  ['HTTPS:example.com', 'https://example.com'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['தளம்.இலங்கை', 'https://தளம்.இலங்கை'],
  ['javascript:alert(1)', undefined],
  ['https://me:secret@example.com', undefined],
  ['me@example.com', undefined],
  ['https://', undefined],
  ['not yet', undefined],
])('%j is the web address %j', (typed, address) => {
  expect(readWebAddress(typed)).toBe(address)
})
