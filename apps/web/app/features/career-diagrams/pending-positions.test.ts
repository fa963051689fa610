import { maxPositionsAtOnce } from '@milepost/contract/career-diagrams'
import { expect, test } from 'vitest'
import { parsePendingPositions } from '#features/career-diagrams/pending-positions.ts'

test('what can be saved is read, and nothing else that stands there', () => {
  const text = JSON.stringify({ html: { x: 15, y: -30 }, css: { x: '15', y: 0 }, git: null, sql: { x: 20_001, y: 0 } })
  expect(parsePendingPositions(text)).toEqual({ html: { x: 15, y: -30 } })
})

test.each([null, '', 'nonsense', '[]', '7', 'null'])('%s is nothing', (text) => {
  expect(parsePendingPositions(text)).toEqual({})
})

test('no more is read than one request takes', () => {
  const many = Array.from({ length: maxPositionsAtOnce + 1 }, (_, index) => [`step ${index}`, { x: 0, y: 0 }])
  expect(Object.keys(parsePendingPositions(JSON.stringify(Object.fromEntries(many))))).toHaveLength(maxPositionsAtOnce)
})
