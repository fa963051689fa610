import { afterEach, expect, test, vi } from 'vitest'
import { knowsEnough, readSelfCheck } from '#features/roadmaps/self-check.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function readFrom(text: string, skillId: string) {
  stubBrowserStorage({ 'self-check:user': text })
  return readSelfCheck('user', skillId)
}

test.each([
  [3, 3, true],
  [2, 3, false],
  [3, 4, true],
  [2, 4, false],
  [4, 5, true],
  [3, 5, false],
  [0, 0, false],
])('%i of %i known is enough: %j', (known, total, expected) => {
  expect(knowsEnough(Array.from({ length: total }, (_, index) => index < known))).toBe(expected)
})

test('what is kept is read for its own skill only, and nonsense not at all', () => {
  const stored = JSON.stringify({ skillId: 'html', answers: [true, false] })
  expect(readFrom(stored, 'html')).toEqual([true, false])
  expect(readFrom(stored, 'css')).toEqual([])
  for (const text of ['{{', '"html"', '{"skillId":"html","answers":["yes"]}', '{"skillId":"html"}']) {
    expect(readFrom(text, 'html')).toEqual([])
  }
})
