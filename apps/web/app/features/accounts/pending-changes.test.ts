import { expect, test } from 'vitest'
import { parsePendingChanges } from '#features/accounts/pending-changes.ts'

test('changes are read as they were kept', () => {
  const account = { userId: 'one', card: 'account', name: 'Nila', email: 'nila@example.com' }
  expect(parsePendingChanges(account)).toEqual(account)
  for (const card of ['password', 'deletion']) {
    expect(parsePendingChanges({ userId: 'one', card })).toEqual({ userId: 'one', card })
  }
})

test('a password is never among them', () => {
  const stored = { userId: 'one', card: 'password', password: 'secret' }
  expect(parsePendingChanges(stored)).toEqual({ userId: 'one', card: 'password' })
})

test.each([
  'null',
  '"text"',
  '7',
  '[]',
  '{"card":"password"}',
  '{"userId":7,"card":"password"}',
  '{"userId":"one","card":"plan"}',
  '{"userId":"one","card":"account","name":"Nila"}',
])('%s is nothing that was kept', (text) => {
  expect(parsePendingChanges(JSON.parse(text))).toBeNull()
})
