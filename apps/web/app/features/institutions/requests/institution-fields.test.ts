import type { InstitutionRequest } from '@milepost/contract/institutions/schema'
import { expect, test } from 'vitest'
import { beginningOf, mergeDrafts } from '#features/institutions/requests/institution-fields.ts'

const rejected: InstitutionRequest = {
  id: 1,
  user_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  name: 'Lagoon',
  email: 'office@lagoon.example',
  description: 'Teaches',
  address: 'Here',
  status: 'rejected',
  reason: 'No',
  createdAt: '',
  decidedAt: '',
}

test('the form begins with the own address, or with what was rejected', () => {
  expect(beginningOf('me@example.com', undefined)).toEqual({
    name: '',
    email: 'me@example.com',
    description: '',
    address: '',
  })
  expect(beginningOf('me@example.com', rejected)).toMatchObject({ name: 'Lagoon', email: 'office@lagoon.example' })
  expect(beginningOf('me@example.com', { ...rejected, status: 'approved' }).name).toBe('')
})

test('what a visitor has typed is gone on with', () => {
  const beginning = beginningOf('me@example.com', rejected)
  const nothing = { name: ' ', email: 'x@example.com', description: '', address: '' }
  expect(mergeDrafts(nothing, beginning)).toEqual(beginning)
  expect(mergeDrafts({ ...nothing, name: 'Hill', email: '' }, beginning)).toEqual({
    name: 'Hill',
    email: 'office@lagoon.example',
    description: '',
    address: '',
  })
})
