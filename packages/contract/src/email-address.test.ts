import { expect, test } from 'vitest'
import { readEmailAddress } from '#email-address.ts'

test.each([
  [' Asha@Example.COM ', 'asha@example.com'],
  ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
  ['asha@example.com.', 'asha@example.com'],
  ['first#last@example.com', 'first#last@example.com'],
  ['who&co@example.com', 'who&co@example.com'],
  ["o'neil+a.b@example.com", "o'neil+a.b@example.com"],
  ['user@bücher.example', 'user@xn--bcher-kva.example'],
  ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
  ['user@xn--bcher-kva.example', 'user@xn--bcher-kva.example'],
  ['user@தளம்.இலங்கை', 'user@xn--rlcuo9h.xn--xkc2al3hye2a'],
  ['නිමල්@වෙබ්.ලංකා', 'නිමල්@xn--w0ct5a8c.xn--fzc2c9e2c'],
  ['அருள்@example.lk', 'அருள்@example.lk'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%j is the address %j', (typed, address) => {
  expect(readEmailAddress(typed)).toBe(address)
})

test.each([
  '',
  '@example.com',
  'asha',
  'asha@example',
  'asha@10.0.0.1',
  'asha@example.123',
  'asha@-example.com',
  'asha@exa mple.com',
  'asha@exam%41ple.com',
  'asha@example.com/a',
  'a b@example.com',
  '.asha@example.com',
  'a..b@example.com',
  'a@b@example.com',
  '<asha@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `${'අ'.repeat(22)}@example.com`,
  `asha@${`${'a'.repeat(60)}.`.repeat(4)}example`,
])('%j is no address', (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined()
})
