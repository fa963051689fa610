import type { CourseImportPreview } from '@milepost/contract/courses/imports/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findIntakes } from '#features/courses/intakes/index.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createOfferingInstitution, type Learner } from '../../../../test/factories.ts'

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
const carryOut = (csv: string, plan: string, more: object = {}) =>
  institution.post(`${address()}/import`, { csv, plan, ...more })
const importFile = async (csv: string) => {
  const reply = await carryOut(csv, (await lookAt(csv)).plan)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply
}
const own = async (): Promise<Course[]> => (await institution.get(`${address()}?page_size=100`)).json()
const courseCalled = async (title: string) => (await own()).find((course) => course.title === title)

const offered = {
  title: 'Git',
  description: 'Branches with Git',
  duration: '6',
  price: 4500,
  startsOn: '2027-01-05',
  places: 9,
  language: 'en',
  level: 'advanced',
  skills: ['git'],
}
const offer = async (course: object = offered): Promise<number> =>
  (await institution.post('/courses', { ...course, institution_id: institutionId })).json().id
const columns = ['duration', 'price', 'startsOn', 'places', 'level', 'skills'] as const

describe('a cell of an existing course', () => {
  beforeEach(() => offer())

  test.each(['', ' ', '#DIV/0!', '#N/A', '#######'])('that says %j keeps what is there', async (cell) => {
    const csv = `title,description,${columns.join(',')},language\nGit,${cell}${`,${cell}`.repeat(columns.length + 1)}\n`
    expect((await lookAt(csv)).lines).toMatchObject([{ action: 'unchanged', changes: [] }])
    expect((await importFile(csv)).json()).toMatchObject({ updated: 0 })
    expect(await courseCalled('Git')).toMatchObject({ ...offered, skills: [{ id: 'git' }], management: { version: 1 } })
  })

  test('that is blank beside a changed one keeps its price', async () => {
    await importFile('title,description,duration,price\nGit,Branches with Git,8,')
    expect(await courseCalled('Git')).toMatchObject({ duration: '8', price: 4500 })
  })

  test('that is a dash clears what may be cleared', async () => {
    const csv = `title,description,${columns.join(',')}\nGit,Branches with Git${',-'.repeat(columns.length)}\n`
    expect((await lookAt(csv)).lines[0]?.changes).toEqual([
      { field: 'duration', before: '6', after: null },
      { field: 'price', before: '4500', after: '0' },
      { field: 'startsOn', before: '2027-01-05', after: null },
      { field: 'places', before: '9', after: null },
      { field: 'level', before: 'advanced', after: null },
      { field: 'skills', before: 'Git', after: null },
    ])
    await importFile(csv)
    const cleared = { duration: null, price: null, startsOn: null, level: null, skills: [] }
    expect(await courseCalled('Git')).toMatchObject(cleared)
    expect(await courseCalled('Git')).not.toHaveProperty('places')
    expect((await lookAt(csv)).unchanged).toBe(1)
  })

  test('that says where it is taught is read by names, and needs a country', async () => {
    const csv = (cells: string) => `title,description,mode,country,town\nGit,Branches with Git,${cells}`
    const [refused] = (await lookAt(csv('Offline,,Jaffna'))).lines
    expect(refused?.issues).toMatchObject([{ field: 'country', rule: 'required' }])
    await importFile(csv('Offline,Sri Lanka,Jaffna'))
    expect(await courseCalled('Git')).toMatchObject({ mode: 'offline', country: 'LK', town: 'Jaffna' })
    expect((await lookAt(csv('online,,'))).lines[0]?.changes).toEqual([
      { field: 'mode', before: 'offline', after: 'online' },
      { field: 'country', before: 'LK', after: null },
      { field: 'town', before: 'Jaffna', after: null },
    ])
  })

  test.each(['description', 'language'])('that is a dash is refused for the %s', async (field) => {
    const cells = { title: 'Git', description: 'Branches with Git', language: 'en', [field]: '-' }
    const csv = `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}`
    const [line] = (await lookAt(csv)).lines
    expect(line?.issues).toMatchObject([{ field, rule: 'not_clearable' }])
    expect(line?.issues[0]?.message).toContain('leave the cell blank to keep what’s there')
  })

  test.each(['0', 'Free', 'no fee'])('that says %s makes it free', async (cell) => {
    const csv = `title,description,price\nGit,Branches with Git,${cell}`
    expect((await lookAt(csv)).lines[0]?.changes).toEqual([{ field: 'price', before: '4500', after: '0' }])
    await importFile(csv)
    expect((await courseCalled('Git'))?.price).toBe(0)
  })
})

test('a course without a price is as free as a price of 0, and says so in the export', async () => {
  await offer({ title: 'Python', description: 'Loops', price: null })
  expect((await lookAt('title,description,price\nPython,Loops,Free')).unchanged).toBe(1)
  expect((await institution.get(`${address()}/export`)).body).toMatch(/\r\nMP-\d+,,Python,Loops,,0,/)
})

test('a long text is shown from where it changes', async () => {
  const beginning = 'Branches. '.repeat(100)
  await offer({ title: 'Git', description: `${beginning}Once a week.` })
  const [change] = (await lookAt(`title,description\nGit,${beginning}Twice a week.`)).lines[0]?.changes ?? []
  expect(change?.before).toMatch(/^….{60}Once a week\.$/)
  expect(change?.after).toMatch(/^….{60}Twice a week\.$/)
})

describe('a new course', () => {
  test('has no value to keep where a cell failed', async () => {
    const { lines } = await lookAt('title,description,duration,price\nGit,Branches,#N/A,100\nPython,#REF!,2,#DIV/0!\n')
    expect(lines.map(({ action, issues }) => [action, issues.map(({ field, rule }) => [field, rule])])).toEqual([
      ['refuse', [['duration', 'failed_cell']]],
      [
        'refuse',
        [
          ['description', 'failed_cell'],
          ['price', 'failed_cell'],
        ],
      ],
    ])
  })

  test('is not made free by a column of prices without one', async () => {
    const { lines } = await lookAt('title,description,price\nGit,Branches,\nPython,Loops,')
    expect(lines).toMatchObject(Array(2).fill({ action: 'refuse', issues: [{ field: 'price', rule: 'no_prices' }] }))
    expect(lines[0]?.issues[0]?.message).toContain('Write 0 or Free')
    await importFile('title,description,price\nGit,Branches,Free\nPython,Loops,')
    expect((await own()).map(({ price }) => price)).toEqual([null, 0])
  })
})

describe('what identifies a course', () => {
  test('a registrar’s course ids do not', async () => {
    const id = await offer()
    const csv = `Course ID,id,title,description\n${id},${id},Pottery,Wheel and glaze`
    expect(await lookAt(csv)).toMatchObject({ created: 1, updated: 0, ignoredColumns: ['Course ID', 'id'] })
    await importFile(csv)
    expect(await courseCalled('Git')).toMatchObject({ id, description: 'Branches with Git' })
  })

  test('an older export’s ids do, beside all its columns', async () => {
    const id = await offer()
    const csv = `id,title,description,duration,price,language,level,skills\n${id},Git,Rebasing,,,,,\n`
    expect((await lookAt(csv)).lines).toMatchObject([{ action: 'update', courseId: id }])
  })

  test('milepost_id needs no title or description beside it', async () => {
    const id = await offer()
    await importFile(`milepost_id,price\nMP-${id},900`)
    expect(await courseCalled('Git')).toMatchObject({ id, price: 900, description: 'Branches with Git' })
    const { lines } = await lookAt('milepost_id,price\n,900\n,800')
    expect(lines.map(({ issues }) => issues.map(({ field, rule }) => [field, rule]))).toEqual(
      Array(2).fill([
        ['title', 'required'],
        ['description', 'required'],
      ]),
    )
  })
})

describe('an institution’s own code', () => {
  test('is stored with new courses, and finds them under another title later, but no other institution’s', async () => {
    const other = await createOfferingInstitution(product)
    const foreign = { ...offered, code: 'WEB-1', institution_id: other.institutionId }
    expect((await other.institution.post('/courses', foreign)).statusCode).toBe(201)
    await importFile('code,title,description\nWEB-1,Web basics,HTML\nWEB-2,Web pages,CSS')
    const web = await courseCalled('Web basics')
    expect(web?.management?.code).toBe('WEB-1')
    const renamed = 'code,title,price\nWEB-1,Web for beginners,900\nWEB-2,,800\nWEB-3,Styles,700\nWEB-4,,1'
    const { lines, changesManyTitles } = await lookAt(renamed)
    expect(lines.map(({ action, courseId, issues }) => [action, courseId, issues[0]?.field])).toEqual([
      ['update', web?.id, undefined],
      ['update', expect.any(Number), undefined],
      ['refuse', null, 'description'],
      ['refuse', null, 'title'],
    ])
    expect(changesManyTitles).toBe(true)
    await carryOut(renamed, (await lookAt(renamed)).plan, { confirmTitleChanges: true })
    expect(await courseCalled('Web for beginners')).toMatchObject({ id: web?.id, price: 900, description: 'HTML' })
    const theirs = (await other.institution.get(`/institutions/${other.institutionId}/courses`)).json()
    expect(theirs).toMatchObject([{ title: 'Git', price: 4500 }])
  })

  test('is given to the course with the title that has none, and makes another course beside one that has another', async () => {
    const id = await offer()
    const { lines } = await lookAt('code,title,description\nG-1,git,\n')
    expect(lines).toMatchObject([{ action: 'update', courseId: id }])
    expect(lines[0]?.changes[0]).toEqual({ field: 'code', before: null, after: 'G-1' })
    await importFile('code,title,description\nG-1,Git,')
    expect(await lookAt('code,title,description\nG-2,Git,In the evening')).toMatchObject({ created: 1, updated: 0 })
    await importFile('code,title,description\n-,Git,')
    expect((await courseCalled('Git'))?.management).not.toHaveProperty('code')
  })

  test('that a file has twice, or another course has, is refused by row', async () => {
    const id = await offer({ ...offered, code: 'G-1' })
    const python = await offer({ title: 'Python', description: 'Loops' })
    const csv = `milepost_id,code,title,description\n,G-1,,\n,G-1,,\nMP-${python},G-1,,\n,N-1,A,a\n,N-1,B,b\nMP-${python},N-1,,`
    const { lines } = await lookAt(csv)
    expect(lines.map(({ action, courseId, issues }) => [action, courseId, issues[0]?.field, issues[0]?.rule])).toEqual([
      ['unchanged', id, undefined, undefined],
      ['refuse', null, 'code', 'line_twice'],
      ['refuse', null, 'milepost_id', 'line_twice'],
      ['create', null, undefined, undefined],
      ['refuse', null, 'code', 'line_twice'],
      ['refuse', null, 'milepost_id', 'line_twice'],
    ])
    const [taken] = (await lookAt(`milepost_id,code\nMP-${python},G-1`)).lines
    expect(taken?.issues).toMatchObject([{ field: 'code', rule: 'code_taken' }])
    const body = { title: 'Third', description: 'Another', code: 'G-1' }
    for (const reply of [
      await institution.post('/courses', { ...body, institution_id: institutionId }),
      await institution.put(`/courses/${python}`, body),
    ]) {
      expect([reply.statusCode, reply.json().issues]).toMatchObject([400, [{ field: 'code', rule: 'code_taken' }]])
    }
  })
})

test('intakes are kept, replaced and cleared like other cells, and an unchanged first day keeps its intake', async () => {
  const { db } = product.dependencies
  const id = await offer()
  const file = (cell: string) => `title,description,intakes\nGit,Branches with Git,${cell}`
  await importFile(file('2027-06-07 (25); 2027-01-11'))
  const before = await findIntakes(db, [id])
  expect(before).toMatchObject([
    { startsOn: '2027-01-11', places: null },
    { startsOn: '2027-06-07', places: 25 },
  ])
  expect((await lookAt(file(''))).unchanged).toBe(1)
  expect((await lookAt(file('2027-06-07 (30) | 2027-09-06'))).lines[0]?.changes).toEqual([
    { field: 'intakes', before: '2027-01-11; 2027-06-07 (25)', after: '2027-06-07 (30); 2027-09-06' },
  ])
  await importFile(file('2027-06-07 (30) | 2027-09-06'))
  expect(await findIntakes(db, [id])).toMatchObject([
    { id: before[1]?.id, startsOn: '2027-06-07', places: 30 },
    { startsOn: '2027-09-06', places: null },
  ])
  const { body } = await institution.get(`${address()}/export`)
  expect(body).toContain(',"2027-06-07 (30); 2027-09-06",')
  expect((await lookAt(body)).unchanged).toBe(1)
  const [wrong] = (await lookAt(file('soon; 7/6/2027'))).lines
  expect(wrong?.issues.map(({ field, rule }) => [field, rule])).toEqual([['intakes', 'intakes']])
  await importFile(file('-'))
  expect(await findIntakes(db, [id])).toEqual([])
  await importFile('title,description,intakes\nDocker,Containers,2027-01-11 (9)')
  const docker = await courseCalled('Docker')
  expect(await findIntakes(db, [docker?.id ?? 0])).toMatchObject([{ startsOn: '2027-01-11', places: 9 }])
})

test('how columns were matched is kept with the institution, for its next file', async () => {
  const csv = 'title,description\nGit,Branches'
  const columns = { kurs: 'title', raum: '' }
  await carryOut(csv, (await lookAt(csv)).plan, { columns })
  const next = 'title,description\nDocker,Containers'
  await carryOut(next, (await lookAt(next)).plan, { columns: { raum: 'town' } })
  expect((await institution.get(`${address()}/import/columns`)).json()).toEqual({ kurs: 'title', raum: 'town' })
})

test('more than a fifth of the titles change only when that is confirmed', async () => {
  const ids: number[] = []
  for (const at of [1, 2, 3, 4, 5]) ids.push(await offer({ ...offered, title: `Git ${at}` }))
  const file = (titles: readonly string[]) =>
    `milepost_id,title,price\n${titles.map((title, at) => `MP-${ids[at]},${title},5000`).join('\n')}`
  const renamed = file(['Git one', 'GIT 2', 'Git 3', 'Git 4', 'Git 5'])
  expect(await lookAt(renamed)).toMatchObject({ updated: 5, changesManyTitles: false })
  const shifted = file(['Git 2', 'Git 1', 'Git 3', 'Git 4', 'Git 5'])
  const { plan, changesManyTitles } = await lookAt(shifted)
  expect(changesManyTitles).toBe(true)
  for (const more of [{}, { confirmTitleChanges: false }]) {
    const reply = await carryOut(shifted, plan, more)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
    expect(reply.json().issues).toMatchObject([
      { field: 'confirmTitleChanges', rule: 'many_titles', params: { changed: 2, courses: 5 } },
    ])
    expect(reply.json().issues[0].message).toContain('Send confirmTitleChanges as true')
  }
  expect((await own()).map(({ title, price }) => [title, price]).at(-1)).toEqual(['Git 1', 4500])
  expect((await carryOut(shifted, plan, { confirmTitleChanges: true })).json()).toMatchObject({ updated: 5 })
  expect((await own()).map(({ title }) => title).at(-1)).toBe('Git 2')
})

test('markup becomes text, but what was typed here stays as it was exported', async () => {
  await importFile('title,description\n<b>R&amp;D</b>,<p>Learn &amp; grow</p><ul><li>Daily</li></ul>')
  expect(await courseCalled('R&D')).toMatchObject({ description: 'Learn & grow\nDaily' })
  await offer({ title: 'Tags', description: 'Write <b>bold</b> &amp; more' })
  expect(await lookAt((await institution.get(`${address()}/export`)).body)).toMatchObject({ unchanged: 2, updated: 0 })
})
