import { describe, expect, test } from 'vitest'
import { cardSize, gridSize, headingHeight, layoutOf, margin } from '#features/career-diagrams/layout.ts'

/** A route with the given number of steps in each section. */
const route = (...lengths: number[]) =>
  lengths
    .flatMap((length, section) => Array.from({ length }, () => `Section ${section}`))
    .map((section, index) => ({ id: String(index + 1), section }))

const zoomFor = ({ width, height }: { width: number; height: number }) =>
  Math.min((1100 - 2 * margin) / width, (750 - 2 * margin) / height)

const routes = [
  ['one step', route(1)],
  ['twelve steps in four sections', route(3, 3, 3, 3)],
  ['28 steps', route(7, 9, 8, 4)],
  ['40 steps in equal sections', route(8, 8, 8, 8, 8)],
  ['40 steps in unequal sections', route(21, 1, 12, 2, 4)],
  ['40 steps in one section', route(40)],
  ['40 sections', route(...Array.from({ length: 40 }, () => 1))],
] as const

describe.each(routes)('%s', (_, steps) => {
  const layout = layoutOf(steps)
  const places = steps.map(({ id }) => layout.cards.get(id) ?? { x: Number.NaN, y: Number.NaN })

  test('stand apart, on the grid, within the size that is told', () => {
    for (const [index, { x, y }] of places.entries()) {
      expect([x % gridSize, y % gridSize]).toEqual([0, 0])
      expect(x + cardSize.width).toBeLessThanOrEqual(layout.width)
      expect(y + cardSize.height).toBeLessThanOrEqual(layout.height)
      for (const other of places.slice(index + 1)) {
        const apart = Math.abs(x - other.x) >= cardSize.width + 30 || Math.abs(y - other.y) >= cardSize.height + 30
        expect(apart).toBe(true)
      }
    }
  })

  test('are read from top to bottom and from left to right', () => {
    for (const [index, place] of places.slice(1).entries()) {
      const before = places[index] ?? place
      if (place.x === before.x) expect(place.y).toBeGreaterThan(before.y)
      else expect(place.x).toBeGreaterThan(before.x)
    }
  })

  test('have the name of each section above its first card, free of other cards', () => {
    const firsts = steps.filter(({ section }, index) => steps[index - 1]?.section !== section)
    expect(layout.headings.map(({ firstId }) => firstId)).toEqual(firsts.map(({ id }) => id))
    for (const { x, y, firstId } of layout.headings) {
      expect(layout.cards.get(firstId)).toEqual({ x, y: y + headingHeight })
      expect(places.some((card) => card.x === x && card.y < y + headingHeight && card.y + cardSize.height > y)).toBe(
        false,
      )
    }
  })
})

test('a route of 40 steps is seen whole at half size', () => {
  for (const steps of [route(8, 8, 8, 8, 8), route(10, 10, 10, 10), route(14, 12, 9, 5)])
    expect(zoomFor(layoutOf(steps))).toBeGreaterThanOrEqual(0.5)
})

test('sections have columns of their own where that fits', () => {
  const { cards } = layoutOf(route(4, 5, 3))
  expect(['1', '5', '10'].map((id) => cards.get(id)?.x)).toEqual([0, 360, 720])
})

test('nothing to lay out is no error', () => {
  expect(layoutOf([])).toMatchObject({ headings: [] })
})
