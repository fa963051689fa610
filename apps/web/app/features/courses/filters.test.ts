import { expect, test } from 'vitest'
import { addressOf, filtersOf, isCrossed, noFilters } from '#features/courses/filters.ts'
import { pageOf } from '#lib/list-address.ts'

test('filters and page go into the address and come back', () => {
  const filters = {
    ...noFilters,
    search: 'c++ & நிரல்',
    maxPrice: '5000',
    minWeeks: '2',
    language: 'ta',
    level: 'beginner',
    startsBy: '2027-01-31',
  }
  const address = addressOf(filters, 3)
  expect(filtersOf(address)).toEqual(filters)
  expect(pageOf(address)).toBe(3)
  expect(addressOf(noFilters, 1).toString()).toBe('')
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=1e9', ''])('the page of %j is the first', (query) => {
  expect(pageOf(new URLSearchParams(query))).toBe(1)
})

test.each(['soon', '2027-02-29', '0000-01-01', '2100-01-01'])('the start %j is left out', (startsBy) => {
  expect(filtersOf(new URLSearchParams({ startsBy }))).toEqual(noFilters)
})

test('values that no filter has are left out', () => {
  expect(
    filtersOf(new URLSearchParams('maxPrice=cheap&minWeeks=-2&institution=1;drop&language=fr&level=hard&search=x')),
  ).toEqual({
    ...noFilters,
    search: 'x',
  })
})

test.each([
  ['2', '1', true],
  ['1', '2', false],
  ['10', '9', true],
  ['', '1', false],
  ['1', '', false],
])('from %j to %j is crossed: %s', (lower, upper, crossed) => {
  expect(isCrossed(lower, upper)).toBe(crossed)
})
