import type { Course } from '@milepost/contract/courses'
import { describe, expect, test } from 'vitest'
import { bodyOf, fieldsOf, skillsIn, validate } from '#features/courses/management/course-fields.ts'

const course: Course = {
  ...{ id: 7, title: 'Git', description: 'Branches', duration: '4', price: 0, institution_id: 1 },
  ...{ status: 'approved', language: 'en', level: 'beginner', skills: [{ id: 'git', name: 'Git' }] },
  management: { reason: null, skillsConfirmed: true, version: 3 },
}

test('a course comes back as it was opened', () => {
  expect(bodyOf(fieldsOf(course))).toEqual({
    ...{ title: 'Git', description: 'Branches', duration: '4', price: '0', language: 'en', level: 'beginner' },
    ...{ skills: ['git'], version: '3' },
  })
})

test('what was not confirmed is not sent as confirmed', () => {
  const read = { ...course, management: { reason: null, skillsConfirmed: false, version: 1 } }
  expect(bodyOf(fieldsOf(read))).not.toHaveProperty('skills')
  expect(skillsIn(fieldsOf(null))).toBeNull()
})

describe('issues', () => {
  test.each([
    ['', false],
    ['0', false],
    ['12.50', false],
    ['-1', true],
    ['1e3', true],
    ['free', true],
    ['1,000', true],
  ])('price "%s"', (price, bad) => {
    expect(validate({ ...fieldsOf(course), price }).badPrice).toBe(bad)
  })

  test('blanks count as nothing', () => {
    expect(validate({ ...fieldsOf(course), title: '  ', price: '' }).blank).toEqual(['title', 'price'])
  })
})

test('a draft that holds no skills is no list of skills', () => {
  expect(skillsIn({ skills: '{"id":1}' })).toBeNull()
  expect(skillsIn({ skills: '[{"id":"a","name":"A"},5]' })).toEqual([{ id: 'a', name: 'A' }])
})
