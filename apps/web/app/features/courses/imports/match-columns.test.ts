import { courseColumns } from '@milepost/contract/courses/imports/limits'
import { expect, test } from 'vitest'
import { findHeaderRow, matchColumns } from '#features/courses/imports/match-columns.ts'

test('the columns of our own export match exactly', () => {
  expect(matchColumns(courseColumns)).toEqual({ fields: [...courseColumns], ties: [] })
})

test.each([
  ['Course Title', 'title'],
  ['COURSE  NAME:', 'title'],
  ['Fee (Rs.)', 'price'],
  ['Fee in INR', 'price'],
  ['Course Fee / per person', 'price'],
  ['Weeks', 'duration'],
  ['Duration (weeks)', 'duration'],
  ['Durration', 'duration'],
  ['Discription', 'description'],
  ['Descripción', 'description'],
  ['Starts on', 'startsOn'],
  ['starts_on', 'startsOn'],
  ['Commencement Date', 'startsOn'],
  ['Medium', 'language'],
  ['No. of seats', 'places'],
  ['Capacity', 'places'],
  ['இடங்கள்', 'places'],
  ['කාල සීමාව', 'duration'],
  ['පාඨමාලාවේ නම', 'title'],
  ['ගාස්තුව (රු.)', 'price'],
  ['කටයුතු', null],
  ['மொழி', 'language'],
  ['Contact', null],
  ['Rate', null],
  ['fullname', 'title'],
  ['shortname', null],
  ['summary', 'description'],
  ['content_duration', 'duration'],
  ['First day', 'startsOn'],
  ['About the course', 'description'],
  ['Course ID', null],
  ['id', null],
  ['milepost_id', 'milepost_id'],
  ['No', null],
  ['', null],
])('%s is the column %s', (heading, field) => {
  expect(matchColumns([heading]).fields).toEqual([field])
})

test('a field takes one column, the surest, and two equally sure ones are left to people', () => {
  expect(matchColumns(['Fee', 'Price', 'Title'])).toEqual({ fields: [null, 'price', 'title'], ties: [] })
  expect(matchColumns(['Fee', 'Cost', 'Title'])).toEqual({ fields: [null, null, 'title'], ties: ['price'] })
})

test('headings are found below notes and titles, or where two cells are filled first', () => {
  expect(findHeaderRow([['Our courses'], [], ['For 2027', 'draft'], ['Course', 'Details', 'Fee']])).toBe(3)
  expect(findHeaderRow([['x'], ['Kurs', 'Preis'], ['Git', 5]])).toBe(1)
  expect(findHeaderRow([[], ['x']])).toBe(1)
})
