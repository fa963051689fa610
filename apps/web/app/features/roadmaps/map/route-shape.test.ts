import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roadThrough, routeShape } from './route-shape.ts'

const counts = fc.integer({ min: 1, max: 60 })
const widths = fc.integer({ min: 240, max: 2600 })

describe('the shape of a route', () => {
  test('keeps every stop on the map and apart from the others, whatever its length and the width', () => {
    fc.assert(
      fc.property(counts, widths, (count, width) => {
        const { stops, height } = routeShape(count, width)
        expect(stops).toHaveLength(count)
        for (const [place, { x, y }] of stops.entries()) {
          expect(x).toBeGreaterThanOrEqual(40)
          expect(x).toBeLessThanOrEqual(width - 40 + 0.001)
          expect(y).toBeGreaterThan(50)
          expect(y).toBeLessThan(height - 40)
          for (const other of stops.slice(place + 1)) {
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(44)
          }
        }
      }),
    )
  })

  test('turns round at the end of each row', () => {
    const { stops } = routeShape(40, 390)
    const ends = stops.filter((stop, place) => stops[place + 1]?.row === stop.row + 1)
    expect(ends.length).toBeGreaterThan(3)
    for (const end of ends) {
      const next = stops[stops.indexOf(end) + 1]
      expect(next?.x).toBeCloseTo(end.x)
    }
  })

  test('is one road: the way so far is the beginning of the whole', () => {
    fc.assert(
      fc.property(counts, widths, fc.nat(60), (count, width, far) => {
        const { stops } = routeShape(count, width)
        expect(roadThrough(stops).startsWith(roadThrough(stops.slice(0, Math.min(far, count))))).toBe(true)
      }),
    )
    expect(roadThrough([])).toBe('')
  })
})
