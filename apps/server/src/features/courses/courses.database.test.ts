import { brotliDecompressSync } from 'node:zlib'
import type { Course } from '@milepost/contract/courses/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createInstitution, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
const north = await createInstitution(product, 'North')
const south = await createInstitution(product, 'South')
const rows = [
  {
    title: 'Node.js services',
    description: 'CI/CD and REST',
    duration: '6',
    weeks: 6,
    price: 5_000,
    startsOn: '2027-01-05',
    institutionId: north,
  },
  { title: 'Python', description: 'Start programming', duration: '12', weeks: 12, price: null, institutionId: north },
  {
    title: 'Figma',
    description: 'Design with components',
    duration: null,
    weeks: null,
    price: 0,
    startsOn: '2027-02-01',
    institutionId: south,
  },
  {
    title: 'நிரலாக்க அடிப்படைகள்',
    description: 'Python கற்றல்',
    duration: '4',
    weeks: 4,
    price: 900.5,
    institutionId: south,
    language: 'ta' as const,
  },
  { title: 'Hidden pending', description: 'Python', status: 'pending' as const, institutionId: north },
  { title: 'Hidden rejected', description: 'Python', status: 'rejected' as const, institutionId: north },
]
for (const row of rows) await createCourse(product, row)
afterAll(() => product.close())

const find = (query = '', headers: Record<string, string> = {}) =>
  product.app.inject({ url: `/api/courses${query}`, headers })
const titles = async (query: string) => (await find(query)).json().map((course: Course) => course.title)

test('visitors get a plain array of approved courses, newest first, with the total in a header', async () => {
  const reply = await find('/')
  expect(reply.statusCode).toBe(200)
  expect(reply.json().map((course: Course) => course.title)).toEqual([
    'நிரலாக்க அடிப்படைகள்',
    'Figma',
    'Python',
    'Node.js services',
  ])
  expect(reply.headers['x-total-count']).toBe('4')
  expect(Object.keys(reply.json()[0]).sort()).toEqual([
    'description',
    'duration',
    'id',
    'institution_id',
    'language',
    'level',
    'price',
    'skills',
    'startsOn',
    'status',
    'title',
  ])
})

describe('filters', () => {
  test.each([
    ['?search=python', ['Python', 'நிரலாக்க அடிப்படைகள்']],
    ['?search=PYTH', ['Python', 'நிரலாக்க அடிப்படைகள்']],
    ['?search=node', ['Node.js services']],
    ['?search=js', ['Node.js services']],
    ['?search=cd%20rest', ['Node.js services']],
    ['?search=%E0%AE%A8%E0%AE%BF%E0%AE%B0', ['நிரலாக்க அடிப்படைகள்']],
    ["?search='%20%26%20!%7C%20%5C%20(*", []],
    ['?search=nothing-like-this', []],
    ['?search=', ['நிரலாக்க அடிப்படைகள்', 'Figma', 'Python', 'Node.js services']],
    ['?min_weeks=5', ['Python', 'Node.js services']],
    ['?max_weeks=6', ['நிரலாக்க அடிப்படைகள்', 'Node.js services']],
    ['?max_price=0', ['Figma', 'Python']],
    ['?min_price=900&max_price=5000', ['நிரலாக்க அடிப்படைகள்', 'Node.js services']],
    ['?language=ta', ['நிரலாக்க அடிப்படைகள்']],
    ['?level=advanced', []],
    ['?starts_by=2027-01-04', []],
    ['?starts_by=2027-01-05', ['Node.js services']],
    ['?starts_by=2027-12-31', ['Figma', 'Node.js services']],
    ['?starts_by=2027-12-31&search=node', ['Node.js services']],
    ['?starts_by=2027-12-31&search=python', []],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('by institution', async () => {
    expect(await titles(`?institution_id=${south}`)).toEqual(['நிரலாக்க அடிப்படைகள்', 'Figma'])
  })

  test.each([
    '?min_weeks=soon',
    '?page=0',
    '?level=hard',
    '?page_size=101',
    '?starts_by=soon',
    '?starts_by=2027-02-29',
    '?starts_by=0000-01-01',
    '?starts_by=2100-01-01',
    '?status=pending',
    '?institution_id=north',
    '?max_price=-1',
    '?max_price=',
    '?max_price=1e3',
    '?page=1&page=2',
    `?search=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const reply = await find(query)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues.length).toBeGreaterThan(0)
  })
})

test('pages are cut in the database, and a page past the end is empty', async () => {
  const first = await find('?page=1&page_size=3')
  const second = await find('?page=2&page_size=3')
  expect([first.json().length, second.json().length]).toEqual([3, 1])
  expect(second.headers['x-total-count']).toBe('4')
  expect((await find('?page=9&page_size=3')).json()).toEqual([])
})

test('without paging at most 500 rows come, with the whole total said', async () => {
  const own = await buildTestApp()
  const institutionId = await createInstitution(own)
  await own.dependencies.db
    .insert(courses)
    .values(Array.from({ length: 510 }, (_, i) => ({ title: `Course ${i}`, description: '', institutionId })))
  const reply = await own.app.inject({ url: '/api/courses' })
  expect([reply.json().length, reply.headers['x-total-count']]).toEqual([500, '510'])
  await own.close()
})

test('a kept count follows every change of a course', async () => {
  const total = async () => Number((await find('?search=fleeting')).headers['x-total-count'])
  expect(await total()).toBe(0)
  const id = await createCourse(product, { title: 'Fleeting course', institutionId: north })
  expect(await total()).toBe(1)
  await product.dependencies.db.update(courses).set({ status: 'pending' }).where(eq(courses.id, id))
  expect(await total()).toBe(0)
  await product.dependencies.db.delete(courses).where(eq(courses.id, id))
})

describe('a page that was asked for before', () => {
  const url = '/api/courses?page=1&page_size=2'

  test('is answered with 304 while nothing changed, and whole again once a course did', async () => {
    const first = await product.app.inject({ url })
    const headers = { 'if-none-match': String(first.headers['etag']) }
    const same = await product.app.inject({ url, headers })
    expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', first.headers['etag']])
    expect(same.headers['content-length']).toBeUndefined()
    await createCourse(product, { title: 'Newest of all', institutionId: north })
    const changed = await product.app.inject({ url, headers })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()[0].title).toBe('Newest of all')
  })

  test('is the same compressed', async () => {
    const plain = await product.app.inject({ url: '/api/courses' })
    const compressed = await product.app.inject({ url: '/api/courses', headers: { 'accept-encoding': 'gzip, br' } })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect(compressed.headers['x-total-count']).toBe(plain.headers['x-total-count'])
  })
})

describe('courses of an institution', () => {
  const hidden = async (headers: Record<string, string>) => {
    const reply = await product.app.inject({ url: `/api/institutions/${north}/courses`, headers })
    return reply.json().filter((course: Course) => course.status !== 'approved').length
  }

  test('show every state to its own users and to admins, approved ones to everyone else', async () => {
    const own = await signUp(product, { role: 'institution', institutionId: north })
    const other = await signUp(product, { role: 'institution', institutionId: south })
    const admin = await signUp(product, { role: 'admin' })
    const student = await signUp(product)
    expect(await hidden(own.headers)).toBe(2)
    expect(await hidden(admin.headers)).toBe(2)
    for (const headers of [other.headers, student.headers, {}]) expect(await hidden(headers)).toBe(0)
  })
})

test('institutions are public by what they publish alone', async () => {
  const list = await product.app.inject({ url: '/api/institutions/' })
  expect(list.json().map((row: { name: string }) => row.name)).toEqual(['North', 'South'])
  expect(Object.keys(list.json()[0]).sort()).toEqual(['address', 'description', 'email', 'id', 'name'])
  expect((await product.app.inject({ url: `/api/institutions/${south}` })).json()).toMatchObject({ name: 'South' })
  expect((await product.app.inject({ url: '/api/institutions/south' })).statusCode).toBe(400)
})
