import { figureStep } from '@milepost/contract/analytics/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSteps, republish } from '#features/analytics/figures/publishing.ts'

/** Learners who come and go one by one; true is a day on which the figure is refreshed. */
const histories = fc.array(fc.oneof(fc.constant(true), fc.constantFrom(1, -1)), { maxLength: 400 })

function shownOver(history: readonly (true | number)[]): { shown: number; count: number }[] {
  let count = 0
  let shown = 0
  const seen: { shown: number; count: number }[] = []
  for (const event of history) {
    if (event === true) {
      shown = republish(shown, count)
      seen.push({ shown, count })
    } else count = Math.max(0, count + event)
  }
  return seen
}

/** Checks after every change, with long runs in one direction. */
const closely = fc
  .array(fc.tuple(fc.constantFrom(1, -1), fc.integer({ min: 1, max: 30 })), { maxLength: 30 })
  .map((runs) => runs.flatMap(([step, times]) => Array.from({ length: times }, () => [step, true as const]).flat()))

test('no two values that are ever shown differ by 1 to 4, and none is 1 to 4', () => {
  fc.assert(
    fc.property(fc.oneof(histories, closely), (history) => {
      const values = [...new Set(shownOver(history).map(({ shown }) => shown))].sort((one, other) => one - other)
      for (const [index, value] of values.entries()) {
        if (value !== 0) expect(value).toBeGreaterThanOrEqual(figureStep)
        for (const other of values.slice(0, index)) expect(value - other).toBeGreaterThanOrEqual(figureStep)
      }
    }),
  )
})

test('what is shown is never five away from the truth, and a count below five is not shown', () => {
  fc.assert(
    fc.property(fc.oneof(histories, closely), (history) => {
      for (const { shown, count } of shownOver(history)) {
        expect(Math.abs(shown - count)).toBeLessThan(figureStep)
        if (count < figureStep) expect(shown).toBe(0)
      }
    }),
  )
})

test('one learner who comes and goes again changes nothing, at any count', () => {
  for (let count = 0; count < 60; count += 1) {
    for (let shown = 0; shown < 60; shown += figureStep) {
      const before = republish(shown, count)
      const during = republish(before, count + 1)
      if (before === count && count > figureStep) expect(republish(before, count - 1)).toBe(before)
      expect(republish(during, count + 1)).toBe(during)
      expect(Math.abs(during - before) === 0 || Math.abs(during - before) >= figureStep).toBe(true)
    }
  }
})

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [14, 10],
  [1003, 1000],
])('%i in steps is %i', (count, steps) => expect(inSteps(count)).toBe(steps))
