import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findHeaderRow } from '#features/courses/imports/match-columns.ts'
import { isSendable, type SheetReading, understandRows, writeRows } from '#features/courses/imports/plan-rows.ts'
import { readFile } from '#features/courses/imports/read-file.ts'
import {
  changeReading,
  isReadable,
  openQuestionsOf,
  type ReadSource,
  startReading,
} from '#features/courses/imports/read-source.ts'
import { readWorkbook } from '#features/courses/imports/read-workbook.ts'

async function open(name: string): Promise<ReadSource> {
  const bytes = readFileSync(new URL(`../../../../test/course-files/${name}`, import.meta.url))
  const sheets = await readFile(new File([new Uint8Array(bytes)], name), readWorkbook)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return { sheets, sheet, known: {}, reading: startReading({}, sheet, findHeaderRow(sheet.rows)) }
}

/** What is sent once the questions are answered. Every row of these files is understood. */
function sentFrom(source: ReadSource, answers: Partial<SheetReading> = {}): string[] {
  const answered = changeReading(source, answers)
  expect(isReadable(answered)).toBe(true)
  const rows = understandRows(answered.sheet, answered.reading)
  expect(rows.every(isSendable)).toBe(true)
  return writeRows(rows).csv.replaceAll('"', '').trim().split('\n')
}

test('fees that are formulas without values are asked about, and kept or made free', async () => {
  const source = await open('fee-formulas.xlsx')
  expect(isReadable(source)).toBe(false)
  expect(openQuestionsOf(source).priceless).toEqual({ field: 'price', hasErrors: true })
  const about =
    'You build a small project and present it at the end. Taught in our computer lab by people who work in the'
  const first = `Git and GitHub,A practical course on Git and GitHub. ${about} field.,10`
  const kept = sentFrom(source, { withoutPrices: 'keep' })
  expect([kept.length, ...kept.slice(0, 2)]).toEqual([9, 'title,description,duration', first])
  const free = sentFrom(source, { withoutPrices: 'free' })
  expect(free.slice(0, 2)).toEqual(['title,description,duration,price', `${first},0`])
  // 'Base' has prices, so the answer doesn't make them free.
  const fields = source.reading.fields.map(
    (_, at) => (['title', 'description', 'duration', 'price'] as const)[at] ?? null,
  )
  expect(sentFrom(source, { withoutPrices: 'free', fields }).at(1)).toBe(`${first},4500`)
})

test('a registrar’s course id identifies no course unless the institution says so', async () => {
  const source = await open('registrar-course-id.csv')
  expect(source.reading.fields).toEqual([null, 'title', 'description', 'duration', 'price'])
  expect(source.reading.codeColumn).toBe(0)
  expect(isReadable(source)).toBe(false)
  const fields = source.reading.fields.map((field, at) => (at === 0 ? 'code' : field))
  expect(sentFrom(source, { fields }).slice(0, 2)).toEqual([
    'code,title,description,duration,price',
    '12,Pottery for Adults,Wheel and glaze for adults,6,4000',
  ])
  expect(sentFrom(source, { leavesCodeOut: true })).toEqual([
    'title,description,duration,price',
    'Pottery for Adults,Wheel and glaze for adults,6,4000',
    'Baking Bread at Home,Sourdough step by step,4,3000',
    'Choir Singing,Sing in four voices,10,2000',
  ])
})

test('Moodle’s full name is the title, its short name may be the code, and its markup is left to the server', async () => {
  const source = await open('moodle-courses.csv')
  expect(source.reading.fields).toEqual([null, 'title', null, 'description', 'startsOn', null])
  const summary = '<p>Learn <strong>HTML</strong> &amp; CSS.&nbsp;</p><ul><li>Forms</li></ul>'
  expect(source.reading.codeColumn).toBe(0)
  expect(sentFrom(source, { leavesCodeOut: true })).toEqual([
    'title,description,startsOn',
    `Web Basics,${summary},2027-02-01`,
  ])
})

test('a marketplace’s course lacks a description; all levels are none, and hours stay hours', async () => {
  const source = await open('marketplace-courses.csv')
  expect(source.reading.fields).toEqual([null, 'title', null, null, 'price', null, 'level', 'duration', null])
  expect(isReadable(source)).toBe(false)
  expect(openQuestionsOf(source).missing).toEqual(['description'])
  const fields = source.reading.fields.map((field, at) => (at === 8 ? 'description' : field))
  expect(sentFrom(source, { fields, leavesCodeOut: true })).toEqual([
    'title,description,duration,price,level',
    'Example Finance Course,Business Finance,1.5 hours,200,-',
  ])
})
