import { afterEach, expect, test, vi } from 'vitest'
import { levelOf, readSelfCheck } from '#features/roadmaps/step/self-check.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function readFrom(text: string, skillId: string) {
  stubBrowserStorage({ 'self-check:user': text })
  return readSelfCheck('user', skillId)
}

test.each([
  [3, 3, 'projects'],
  [2, 3, 'basics'],
  [1, 3, 'heard_of'],
  [3, 4, 'projects'],
  [2, 4, 'basics'],
  [1, 4, 'heard_of'],
  [4, 5, 'projects'],
  [3, 5, 'basics'],
  [2, 5, 'heard_of'],
  [0, 0, 'heard_of'],
])('%i of %i known: %s', (known, total, expected) => {
  expect(levelOf(Array.from({ length: total }, (_, index) => index < known))).toBe(expected)
})

test('what is kept is read for its own skill only, and nonsense not at all', () => {
  const stored = JSON.stringify({ skillId: 'html', answers: [true, false] })
  expect(readFrom(stored, 'html')).toEqual([true, false])
  expect(readFrom(stored, 'css')).toEqual([])
  for (const text of ['{{', '"html"', '{"skillId":"html","answers":["yes"]}', '{"skillId":"html"}']) {
    expect(readFrom(text, 'html')).toEqual([])
  }
})
