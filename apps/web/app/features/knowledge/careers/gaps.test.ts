import { expect, test } from 'vitest'
import { compareGaps } from '#features/knowledge/careers/gaps.ts'

const skills = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }))

test('what all share stands apart from what each asks for besides', () => {
  expect(compareGaps([skills('git', 'html', 'css'), skills('css', 'git', 'sql')])).toEqual({
    shared: skills('git', 'css'),
    own: [skills('html'), skills('sql')],
  })
})

test('of three, a skill that two share is not shared by all', () => {
  const { shared, own } = compareGaps([skills('git', 'html'), skills('git', 'html'), skills('git')])
  expect(shared).toEqual(skills('git'))
  expect(own).toEqual([skills('html'), skills('html'), []])
})

test('nothing to learn for one means nothing shared', () => {
  expect(compareGaps([[], skills('git')])).toEqual({ shared: [], own: [[], skills('git')] })
  expect(compareGaps([])).toEqual({ shared: [], own: [] })
})
