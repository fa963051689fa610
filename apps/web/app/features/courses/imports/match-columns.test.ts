import { courseColumns } from '@milepost/contract/courses/imports/limits'
import { expect, test } from 'vitest'
import { findHeaderRow, joinHeadings, matchColumns } from '#features/courses/imports/match-columns.ts'

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
  ['summary', 'description'],
  ['content_duration', 'duration'],
  ['First day', 'startsOn'],
  ['About the course', 'description'],
  ['Course ID', 'code'],
  ['id', 'code'],
  ['Course code', 'code'],
  ['Intakes', 'intakes'],
  ['Start dates', 'intakes'],
  ['Intake', 'startsOn'],
  ['Fees: Local', 'price'],
  ['Course: First day', 'startsOn'],
  ['Course: Lecturer', null],
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

test.each([
  [
    'Moodle',
    ['shortname', 'fullname', 'category', 'summary', 'startdate', 'idnumber', 'visible', 'format', 'lang', 'tags'],
    ['code', 'title', null, 'description', 'startsOn', null, null, null, 'language', null],
  ],
  [
    'Canvas',
    [
      'course_id',
      'short_name',
      'long_name',
      'account_id',
      'term_id',
      'status',
      'start_date',
      'end_date',
      'course_format',
    ],
    ['code', null, 'title', null, null, null, 'startsOn', null, null],
  ],
])('an export of %s is recognised, and what is called like ours but isn’t is left out', (_name, headings, fields) => {
  expect(matchColumns(headings)).toEqual({ fields, ties: [] })
})

test('groups above the headings are joined with them, whether cells are merged across or down', () => {
  const rows = [
    ['Courses 2027'],
    ['Title', 'Description', 'Duration', null, 'Fee', null],
    [null, null, 'Weeks', 'Hours', 'Local', 'Foreign'],
    ['Git', 'Branches', 'Six', 'Ten', 'Free', 'Free'],
  ]
  const joined = joinHeadings(rows)
  const headings = ['Title', 'Description', 'Duration: Weeks', 'Duration: Hours', 'Fee: Local', 'Fee: Foreign']
  expect(joined).toEqual([rows[0], [], headings, rows[3]])
  expect(findHeaderRow(joined)).toBe(2)
  expect(matchColumns(headings)).toEqual({
    fields: ['title', 'description', 'duration', null, null, null],
    ties: ['price'],
  })
})

test.each([
  [
    'a course below its headings',
    [
      ['Title', 'Description', 'Level'],
      ['Pottery', 'Wheel and glaze', 'Basic', 'New'],
    ],
  ],
  [
    'a course with a number',
    [
      ['Course', null, 'Fee'],
      ['Git', 'Branches', 5000],
    ],
  ],
  [
    'a note above the headings',
    [
      ['For 2027', 'draft'],
      ['Course', 'Details', 'Fee'],
    ],
  ],
])('%s is no group of headings', (_name, rows) => {
  expect(joinHeadings(rows)).toBe(rows)
})

test('headings are found below notes and titles, or where two cells are filled first', () => {
  expect(findHeaderRow([['Our courses'], [], ['For 2027', 'draft'], ['Course', 'Details', 'Fee']])).toBe(3)
  expect(findHeaderRow([['x'], ['Kurs', 'Preis'], ['Git', 5]])).toBe(1)
  expect(findHeaderRow([[], ['x']])).toBe(1)
})
