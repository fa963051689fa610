import { expect, test } from 'vitest'
import { bodyOf, emptyFields, issuesByField, missingFields, withType } from '#features/feedback/feedback-fields.ts'

const chosen = { ...emptyFields('Asha'), targetKey: '7', target: 'Loom School', message: 'Good' }

test('another type forgets what was chosen, the same keeps it', () => {
  expect(withType(chosen, 'course')).toMatchObject({ type: 'course', targetKey: '', target: '', message: 'Good' })
  expect(withType(chosen, 'institution')).toBe(chosen)
})

test('name, target and message must be there, stars need not', () => {
  expect(missingFields(chosen)).toEqual([])
  expect(missingFields({ ...emptyFields(' '), message: '\n' })).toEqual(['name', 'target', 'message'])
})

test('what is real is sent by its id, a sample by its name', () => {
  expect(bodyOf('u', { ...chosen, rating: '4', named: 'yes' })).toEqual({
    userId: 'u',
    name: 'Asha',
    type: 'institution',
    targetId: 7,
    rating: 4,
    message: 'Good',
    named: true,
  })
  expect(bodyOf('u', { ...chosen, targetKey: '' })).toMatchObject({
    targetId: null,
    target: 'Loom School',
    rating: 0,
    named: false,
  })
})

test('what the server says stands at its field', () => {
  const issue = (field: string) => ({ field, rule: 'required', message: `${field} is wrong`, params: {} })
  expect([...issuesByField([issue('targetId'), issue('message'), issue('userId')])]).toEqual([
    ['target', 'targetId is wrong'],
    ['message', 'message is wrong'],
  ])
})
