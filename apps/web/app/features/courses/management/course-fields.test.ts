import type { Course } from '@milepost/contract/courses/schema'
import { describe, expect, test } from 'vitest'
import { bodyOf, CourseFields, fieldsOf } from '#features/courses/management/course-fields.ts'

const course: Course = {
  id: 7,
  title: 'Git',
  description: 'Branches',
  duration: '4',
  price: 0,
  institution_id: 1,
  startsOn: '2027-01-05',
  places: 20,
  mode: 'offline',
  country: 'LK',
  town: 'Jaffna',
  status: 'approved',
  language: 'en',
  level: 'beginner',
  skills: [{ id: 'git', name: 'Git' }],
  management: { reason: null, skillsConfirmed: true, version: 3, code: 'G-1' },
}
const refused = (fields: object) => {
  const { error } = CourseFields.safeParse({ ...fieldsOf(course), ...fields })
  return error?.issues.map(({ path }) => path[0]) ?? []
}

test('a course comes back as it was opened', () => {
  expect(bodyOf(CourseFields.parse(fieldsOf(course)))).toEqual({
    code: 'G-1',
    title: 'Git',
    description: 'Branches',
    duration: '4',
    price: 0,
    language: 'en',
    level: 'beginner',
    startsOn: '2027-01-05',
    places: 20,
    mode: 'offline',
    country: 'LK',
    town: 'Jaffna',
    skills: ['git'],
    version: 3,
  })
  expect(bodyOf(CourseFields.parse(fieldsOf({ ...course, startsOn: null })))).toMatchObject({ startsOn: null })
  const { places: _, ...unlimited } = course
  expect(bodyOf(CourseFields.parse(fieldsOf(unlimited)))).toMatchObject({ places: null })
})

test('what was not confirmed is not sent as confirmed', () => {
  const { skills: _, ...unseen } = CourseFields.parse(fieldsOf(course))
  expect(bodyOf({ ...unseen, skills: null })).not.toHaveProperty('skills')
  expect(fieldsOf({ ...course, management: { reason: null, skillsConfirmed: false, version: 1 } })).toMatchObject({
    skills: null,
    level: '',
  })
})

describe('an institution', () => {
  test.each([
    ['0', true],
    ['12.50', true],
    ['', false],
    ['-1', false],
    ['1e3', false],
    ['free', false],
    ['1,000', false],
  ])('with the price "%s"', (price, passes) => {
    expect(refused({ price })).toEqual(passes ? [] : ['price'])
  })

  test.each([
    ['', true],
    ['2020-01-05', true],
    ['2027-01-05', true],
    ['2027-02-29', false],
    ['0202-01-05', false],
  ])('with the start date "%s"', (startsOn, passes) => {
    expect(refused({ startsOn })).toEqual(passes ? [] : ['startsOn'])
  })

  test('fills everything in', () => {
    expect(refused({ title: '  ', description: '', duration: ' ' })).toEqual(['title', 'description', 'duration'])
  })
})
