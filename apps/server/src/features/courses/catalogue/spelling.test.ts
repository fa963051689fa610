import { expect, test } from 'vitest'
import { editDistance, findNearest } from '#features/courses/catalogue/spelling.ts'

test.each([
  ['python', 'python', 0],
  ['pyhton', 'python', 1],
  ['ypthon', 'python', 1],
  ['pythn', 'python', 1],
  ['pythoon', 'python', 1],
  ['pythan', 'python', 1],
  ['pyhtno', 'python', 2],
  ['', 'sql', 3],
  ['நிரல்', 'நிரலி', 1],
])('%s is %s with %d mistakes', (typed, meant, distance) => {
  expect(editDistance(typed, meant)).toBe(distance)
  expect(editDistance(meant, typed)).toBe(distance)
})

test('the nearest come first; short words may have one mistake, longer ones two', () => {
  expect(findNearest('pyhton', ['typhoon', 'python', 'pyhton', 'pythons', 'java'], 5)).toEqual(['python', 'pythons'])
  expect(findNearest('jvaa', ['java', 'lava', 'jazz'], 5)).toEqual(['java'])
  expect(findNearest('go', ['do', 'og'], 5)).toEqual([])
})
