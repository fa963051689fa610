import { expect, test } from 'vitest'
import { pointsOf, share, topOf } from '#ui/chart-shapes.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [5, 5],
  [6, 10],
  [11, 20],
  [21, 50],
  [180, 200],
  [1000, 1000],
])('a scale for %d ends at %d', (most, top) => {
  expect(topOf(most)).toBe(top)
})

test('a scale is no shorter than wanted', () => {
  expect(topOf(1, 5)).toBe(5)
})

test('a line goes from edge to edge, and up as values rise', () => {
  expect(pointsOf([0, 5, 10], 10)).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ])
  expect(pointsOf([4], 10)).toEqual([{ x: 0, y: 60 }])
  expect(pointsOf([], 10)).toEqual([])
})

test.each([
  [1, 4, 0.25],
  [0, 0, 0],
  [5, 4, 1],
])('%d of %d', (part, whole, expected) => {
  expect(share(part, whole)).toBe(expected)
})
