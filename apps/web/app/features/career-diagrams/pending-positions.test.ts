import { maxPositionsAtOnce } from '@milepost/contract/career-diagrams/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { readPendingPositions } from '#features/career-diagrams/pending-positions.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function readFrom(text: string) {
  stubBrowserStorage({ 'unsaved-positions:user': text })
  return readPendingPositions('user')
}

test('what can be saved is read, and nothing else that stands there', () => {
  const text = JSON.stringify({ html: { x: 15, y: -30 }, css: { x: '15', y: 0 }, git: null, sql: { x: 20_001, y: 0 } })
  expect(readFrom(text)).toEqual({ html: { x: 15, y: -30 } })
})

test.each(['', 'nonsense', '[]', '7', 'null'])('%s is nothing', (text) => {
  expect(readFrom(text)).toEqual({})
})

test('no more is read than one request takes', () => {
  const many = Array.from({ length: maxPositionsAtOnce + 1 }, (_, index) => [`step ${index}`, { x: 0, y: 0 }])
  expect(Object.keys(readFrom(JSON.stringify(Object.fromEntries(many))))).toHaveLength(maxPositionsAtOnce)
})
