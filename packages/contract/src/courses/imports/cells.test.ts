import { expect, test } from 'vitest'
import {
  findIdColumn,
  isClearingCell,
  isFailedCell,
  isFreePrice,
  plainText,
  readMilepostId,
} from '#courses/imports/cells.ts'

test.each([
  ['<p>Learn &amp; grow</p>', 'Learn & grow'],
  [
    '<p>Learn <strong>HTML</strong> &amp; CSS.&nbsp;</p><ul><li>Forms</li>\n<li>Tables</li></ul>',
    'Learn HTML & CSS.\nForms\nTables',
  ],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<div class="summary"><a href="https://x.example">Open</a></div>', 'Open'],
  ['<p>Safe</p><script>alert(1)</script><!-- note -->', 'Safe'],
  ['<p>Never closed', 'Never closed'],
  ['R&#38;D in C&#x23;, &ldquo;now&rdquo; &unknown; &#0;', 'R&D in C#, “now” &unknown;'],
  ['&lt;p&gt; begins a paragraph', '<p> begins a paragraph'],
  [
    'The <canvas> and <p> elements, a < b > c, Map<string, T>',
    'The <canvas> and <p> elements, a < b > c, Map<string, T>',
  ],
  ['  Two\n\nparagraphs  ', 'Two\n\nparagraphs'],
])('%j is the text %j', (cell, text) => {
  expect(plainText(cell)).toBe(text)
})

test('a long text of unclosed tags and quotes is read in one go', () => {
  const text = `</p>${`<p "'<a <`.repeat(50_000)}`
  expect(plainText(text).length).toBeLessThanOrEqual(text.length)
})

test('only our own export’s column identifies courses, an older one’s with all its columns', () => {
  const older = ['id', 'title', 'description', 'duration', 'price', 'language', 'level', 'skills']
  expect(findIdColumn(['Title', 'Milepost ID', 'id'])).toBe(1)
  expect(findIdColumn(older)).toBe(0)
  expect(findIdColumn([...older.slice(1), 'Course ID'])).toBe(7)
  for (const missing of older.slice(1)) expect(findIdColumn(older.filter((column) => column !== missing))).toBe(-1)
  expect(findIdColumn(['Course ID', 'Course Title', 'Description', 'Duration', 'Fee'])).toBe(-1)
})

test('a bare number is an id under the heading of an older export alone', () => {
  expect(readMilepostId('id', '1042')).toBe('MP-1042')
  expect(readMilepostId('milepost_id', '1042')).toBe('1042')
  expect(readMilepostId('milepost_id', 'MP-1042')).toBe('MP-1042')
})

test('cells that say nothing, that clear and that are free are told apart', () => {
  const failed = ['#DIV/0!', '#N/A', '#REF!', '#NAME?', '########', 'Err:502']
  expect(failed.map(isFailedCell)).toEqual(failed.map(() => true))
  expect(['', '0', 'C#', '#1 choice', '#react', '-'].map(isFailedCell)).toEqual(Array(6).fill(false))
  expect(['-', '–', '—', '--', '', '0', '-5'].map(isClearingCell)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['Free', 'no fee', 'இலவசம்', 'නොමිලේ', '', '0', 'cheap'].map(isFreePrice)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
