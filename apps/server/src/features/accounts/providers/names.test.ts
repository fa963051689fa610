import { expect, test } from 'vitest'
import { readAddress, readName } from '#features/accounts/providers/decide.ts'

test.each([
  ['  Asha  Learner ', 'Asha  Learner'],
  ['Asha\0\u0007Learner', 'AshaLearner'],
  ['Asha\ud800', 'Asha'],
  ['', 'asha'],
  [' \n ', 'asha'],
  [null, 'asha'],
  ['x'.repeat(300), 'x'.repeat(100)],
  [`${'x'.repeat(99)}🙂`, 'x'.repeat(99)],
  ['குமார்', 'குமார்'],
])('the name %j becomes %j', (given, name) => {
  expect(readName(given, 'asha@example.com')).toBe(name)
  expect(name.isWellFormed()).toBe(true)
})

test.each([
  [' Asha@Example.COM ', 'asha@example.com'],
  ['ａsha@example.com', 'asha@example.com'],
  ['asha', null],
  ['', null],
  ['a\0b@example.com', null],
  [`${'a'.repeat(250)}@example.com`, null],
  [null, null],
])('the address %j becomes %j', (given, address) => {
  expect(readAddress(given)).toBe(address)
})
