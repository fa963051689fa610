import { expect, test } from 'vitest'
import { fieldsOf } from '#features/courses/management/course-fields.ts'
import { mergeFields } from '#features/courses/management/merge-fields.ts'

const before = { ...fieldsOf(null), title: 'Git', description: 'Branches', duration: '4', price: '100', version: '1' }
const skills = [{ id: 'git', name: 'Git' }]

test('what only one of them changed is kept, and the version is theirs', () => {
  const theirs = { ...before, price: '175', level: 'beginner' as const, version: '2' }
  const mine = { ...before, title: 'Git for all' }
  expect(mergeFields(before, theirs, mine)).toEqual({
    fields: { ...theirs, title: 'Git for all' },
    conflicts: [],
    taken: ['price', 'level'],
  })
})

test('what both changed is a conflict, unless they changed it alike', () => {
  const theirs = { ...before, price: '175', title: 'Git for all', version: '2' }
  const mine = { ...before, price: '250', title: 'Git for all ' }
  expect(mergeFields(before, theirs, mine)).toMatchObject({ fields: { price: '250' }, conflicts: ['price'], taken: [] })
  expect(mergeFields(before, theirs, { ...mine, price: '175.00' }).conflicts).toEqual([])
})

test('what was suggested and never looked at gives way', () => {
  const theirs = { ...before, skills, version: '2' }
  const mine = { ...before, skills: [{ id: 'docker', name: 'Docker' }] }
  expect(mergeFields(before, theirs, mine).conflicts).toEqual(['skills'])
  const merged = mergeFields(before, theirs, mine, (name) => name === 'skills')
  expect(merged).toMatchObject({ fields: { skills }, conflicts: [], taken: ['skills'] })
})

test('without what both began with, every difference is a conflict', () => {
  const theirs = { ...before, price: '175', version: '2' }
  expect(mergeFields(null, theirs, { ...before, title: 'Mine' }).conflicts).toEqual(['title', 'price'])
})
