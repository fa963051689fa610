import type { CourseImportPreview } from '@milepost/contract/courses/imports/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createOfferingInstitution, createUser, type Learner, whileCoursesWait } from '../../../../test/factories.ts'

let institutionId: number
let institution: Learner

const product = await buildTestApp()
afterAll(() => product.close())
beforeEach(async () => {
  ;({ institutionId, institution } = await createOfferingInstitution(product))
})

const address = () => `/institutions/${institutionId}/courses`
const look = (csv: string) => institution.post(`${address()}/import/preview`, { csv })
const lookAt = async (csv: string): Promise<CourseImportPreview> => {
  const reply = await look(csv)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const carryOut = (csv: string, plan: string, confirmTitleChanges = false) =>
  institution.post(`${address()}/import`, { csv, plan, confirmTitleChanges })
const importFile = async (csv: string) => carryOut(csv, (await lookAt(csv)).plan)
const own = async (): Promise<Course[]> => (await institution.get(`${address()}?page_size=100`)).json()
const exported = async () => (await institution.get(`${address()}/export`)).body
const actions = (preview: CourseImportPreview) => preview.lines.map(({ action }) => action)

describe('a file of 200 courses with ten bad lines', () => {
  const bad = new Map([
    [7, { cells: ',No title,4,100', field: 'title', rule: 'required' }],
    [23, { cells: 'No description,,4,100', field: 'description', rule: 'required' }],
    [41, { cells: 'Dear,Costs words,4,cheap', field: 'price', rule: 'amount' }],
    [60, { cells: 'Negative,Costs less,4,-5', field: 'price', rule: 'amount' }],
    [77, { cells: 'Rich,Costs more,4,1000000000', field: 'price', rule: 'amount' }],
    [98, { cells: `${'x'.repeat(201)},Long,4,1`, field: 'title', rule: 'too_long' }],
    [120, { cells: `Slow,Takes long,${'9'.repeat(61)},1`, field: 'duration', rule: 'too_long' }],
    [150, { cells: 'Loose,No, quotation, marks,4,1', field: 'line', rule: 'too_many_cells' }],
    [151, { cells: 'Course 1,The same once more,4,1', field: 'title', rule: 'line_twice' }],
    [200, { cells: '  ,Blank title,4,1', field: 'title', rule: 'required' }],
  ])
  const rows = Array.from({ length: 200 }, (_, at) => {
    return bad.get(at + 1)?.cells ?? `Course ${at + 1},Docker containers on day ${at + 1},${(at % 9) + 1},${at * 10}`
  })
  const csv = `Title,Description,Duration,Price\n${rows.join('\n')}\n`

  test('is looked at line by line, nothing stored, then carried out without the bad lines', async () => {
    const preview = await lookAt(csv)
    expect(preview).toMatchObject({ created: 190, updated: 0, unchanged: 0, refused: 10 })
    const refused = preview.lines.filter(({ action }) => action === 'refuse')
    expect(refused.map(({ line, issues }) => [line, issues[0]?.field, issues[0]?.rule])).toEqual(
      [...bad].map(([number, { field, rule }]) => [number + 1, field, rule]),
    )
    expect(refused.every(({ issues }) => (issues[0]?.message ?? '') !== '')).toBe(true)
    expect(await own()).toEqual([])

    const reply = await carryOut(csv, preview.plan)
    const counts = { created: 190, updated: 0, unchanged: 0, refused: 10 }
    expect(reply.json()).toEqual({ ...counts, waiting: false, importId: expect.any(Number) })
    const listed = await institution.get(`${address()}?page=1&page_size=1&search=docker`)
    expect(listed.headers['x-total-count']).toBe('190')
    expect(listed.json()[0]).toMatchObject({ title: 'Course 199', price: 1980, skills: [{ id: 'docker' }] })
    const kept = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.action, 'courses.imported'))
    expect(kept.at(-1)).toMatchObject({ objectId: String(institutionId), details: { created: 190, updated: 0 } })
  })

  test('sent twice at once, it is there once', async () => {
    const { plan } = await lookAt(csv)
    const replies = await Promise.all([carryOut(csv, plan), carryOut(csv, plan), carryOut(csv, plan)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(replies.map((reply) => reply.json().created).sort((a, b) => a - b)).toEqual([0, 0, 190])
    expect((await institution.get(`${address()}?page=1&page_size=1`)).headers['x-total-count']).toBe('190')
  })
})

describe('what a line means', () => {
  beforeEach(async () => {
    await importFile('title,description,duration,price\nGit,Branches with Git,4,100\nPython,Start programming,,\n')
  })

  test('by id or title it changes a course, and what it leaves out stays', async () => {
    const [python, git] = await own()
    const csv = `PRICE;Title ;Skills;milepost_id;colour;Description\n250;git;;;red;Branches with Git\n;Python 3;Docker| python;MP-${python?.id};;Start programming`
    const preview = await lookAt(csv)
    expect(preview).toMatchObject({ created: 0, updated: 2, ignoredColumns: ['colour'] })
    expect(preview.lines.map(({ courseId }) => courseId)).toEqual([git?.id, python?.id])
    expect((await carryOut(csv, preview.plan, true)).json()).toMatchObject({ updated: 2 })
    expect(await own()).toMatchObject([
      {
        title: 'Python 3',
        price: null,
        skills: [{ id: 'python' }, { id: 'docker' }],
        management: { skillsConfirmed: true, version: 2 },
      },
      { title: 'git', price: 250, duration: '4', management: { version: 2 } },
    ])
  })

  test('a start date is set under any spelling of its column, a dash removes it, and a wrong one is refused', async () => {
    const startOf = async () => (await own()).find(({ title }) => title === 'Git')?.startsOn
    const file = (column: string, cell: string) => `title,description,${column}\nGit,Branches with Git,${cell}`
    for (const [column, cell, expected] of [
      ['Starts on', '2027-01-05', '2027-01-05'],
      ['starts_on', '-', null],
      ['startsOn', '2027-02-01', '2027-02-01'],
    ] as const) {
      expect(actions(await lookAt(file(column, cell)))).toEqual(['update'])
      await importFile(file(column, cell))
      expect(await startOf()).toBe(expected)
      expect(actions(await lookAt(file(column, cell)))).toEqual(['unchanged'])
    }
    const [line] = (await lookAt(file('startsOn', '1/2/2027'))).lines
    expect(line?.issues).toMatchObject([{ field: 'startsOn', rule: 'format' }])
    expect(line?.issues[0]?.message).toContain('2026-11-22')
  })

  test('what a course says already is left alone', async () => {
    const csv = 'title,description,price\nGit,Branches with Git,100.00\nNew,One more,1'
    expect(actions(await lookAt(csv))).toEqual(['unchanged', 'create'])
    await importFile(csv)
    expect((await own()).find(({ title }) => title === 'Git')?.management?.version).toBe(1)
  })

  test('another’s id, one course twice and a title that several have are refused', async () => {
    const other = await createOfferingInstitution(product)
    await other.institution.post('/courses', { title: 'T', description: 'd', institution_id: other.institutionId })
    const [foreign]: Course[] = (await other.institution.get(`/institutions/${other.institutionId}/courses`)).json()
    await institution.post('/courses', { title: 'Git', description: 'Another', institution_id: institutionId })
    const [git] = await own()
    const csv = `milepost_id,title,description,skills\nMP-${foreign?.id},Mine now,x,\n,Git,x,\nMP-${git?.id},Git,x,\nMP-${git?.id},Git,y,\n,Arts,z,juggling\n12,Nets,z,`
    const { lines } = await lookAt(csv)
    expect(lines.map(({ action, issues }) => [action, issues[0]?.field, issues[0]?.rule])).toEqual([
      ['refuse', 'milepost_id', 'not_there'],
      ['refuse', 'title', 'ambiguous'],
      ['update', undefined, undefined],
      ['refuse', 'milepost_id', 'line_twice'],
      ['refuse', 'skills', 'unknown_skill_named'],
      ['refuse', 'milepost_id', 'milepost_id'],
    ])
  })

  test('what would be done otherwise by now is not done', async () => {
    const csv = 'title,description\nGit,Rebasing'
    const { plan } = await lookAt(csv)
    const git = (await own()).find(({ title }) => title === 'Git')
    await institution.put(`/courses/${git?.id}`, { title: 'Git', description: 'Written by a colleague' })
    const reply = await carryOut(csv, plan)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'changed_meanwhile'])
    expect((await own()).find(({ title }) => title === 'Git')?.description).toBe('Written by a colleague')
  })
})

test('where courses wait, new and changed ones wait, but not an admin’s', async () => {
  const admin = await createUser(product, { role: 'admin' })
  await importFile('title,description\nGit,Branches')
  await whileCoursesWait(product, async () => {
    const reply = await importFile('title,description\nGit,Rebasing\nDocker,Containers')
    expect(reply.json()).toMatchObject({ created: 1, updated: 1, waiting: true })
    expect((await own()).map(({ status }) => status)).toEqual(['pending', 'pending'])
    const csv = 'title,description\nKubernetes,Clusters'
    const { plan } = (await admin.post(`${address()}/import/preview`, { csv })).json()
    await admin.post(`${address()}/import`, { csv, plan })
    expect((await own())[0]).toMatchObject({ title: 'Kubernetes', status: 'approved' })
  })
})

describe('files that are refused as a whole', () => {
  test.each([
    ['an empty one', '\uFEFF\r\n', 'no_rows'],
    ['a header alone', 'title,description\n', 'no_rows'],
    ['no title', 'name,description\nx,y', 'no_column'],
    ['a column twice', 'title,description,Title\nx,y,z', 'column_twice'],
    ['an open quotation mark', 'title,description\n"x,y\nz,w', 'broken_csv'],
    ['too many rows', `title,description\n${'x,y\n'.repeat(2001)}`, 'too_many_rows'],
    ['too many columns', `title,description${',x'.repeat(440_000)}\ny`, 'too_many_columns'],
    ['too long', 'x'.repeat(900_001), 'too_long'],
  ])('%s', async (_name, csv, rule) => {
    const reply = await look(csv)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toMatchObject([{ field: 'csv', rule }])
  })

  test('more than a megabyte is too large, and other routes still take 64 kB', async () => {
    const reply = await look('x'.repeat(1024 * 1024))
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large'])
    const words = { title: 'x', description: 'x'.repeat(70_000) }
    expect((await institution.post('/courses/suggestions', words)).statusCode).toBe(413)
  })
})

test('what is exported begins no formula, and imported again changes nothing', async () => {
  const titles = ['=SUM(A1)', "'=quoted", '+1', '-1', '@all', 'Plain, "quoted"; text', 'நிரலாக்க அடிப்படைகள்']
  for (const [at, title] of titles.entries()) {
    const confirmed =
      at % 2 === 0
        ? {
            skills: ['git', 'docker'],
            level: 'advanced',
            language: 'si',
            startsOn: '2027-01-05',
            places: 9,
            code: `C-${at}`,
          }
        : { mode: 'offline', country: 'LK', town: 'Jaffna' }
    const offered = { title, description: 'Line one\nline two', price: 12.5, duration: '4-6', ...confirmed }
    expect((await institution.post('/courses', { ...offered, institution_id: institutionId })).statusCode).toBe(201)
  }
  const reply = await institution.get(`${address()}/export`)
  // Else Excel reads Tamil and Sinhala wrongly.
  expect(reply.body.startsWith('\uFEFF')).toBe(true)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="milepost-courses-[\d-]{10}\.csv"$/)
  expect(reply.body).toContain("'=SUM(A1)")
  expect(reply.body).toMatch(/^\uFEFF[^\n]*,status\r?\n/)
  expect(reply.body).toMatch(/,approved\r?\n/)
  expect(await lookAt(await exported())).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: titles.length,
    refused: 0,
    ignoredColumns: [],
  })

  const before = await own()
  await product.dependencies.db.delete(courses).where(eq(courses.institutionId, institutionId))
  const withoutIds = reply.body.replace(/^MP-\d+,/gm, ',')
  expect((await importFile(withoutIds)).json()).toMatchObject({ created: titles.length })
  const comparable = (list: Course[]) => list.map(({ id: _, management: __, ...course }) => course)
  expect(comparable(await own())).toEqual(comparable(before))
})
