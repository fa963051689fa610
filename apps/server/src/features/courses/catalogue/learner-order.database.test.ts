import type { LearnerFilter } from '@milepost/contract/courses/catalogue/learner'
import type { Course } from '@milepost/contract/courses/schema'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const product = await buildTestApp()
afterEach(() => product.dependencies.db.delete(courses))
afterAll(() => product.close())

type OfferedValues = Partial<typeof courses.$inferInsert> & { readonly title: string }

async function offer(...rows: readonly OfferedValues[]) {
  await product.dependencies.db.insert(courses).values(rows.map((row) => ({ description: '', ...row })))
  await foldRows(product.dependencies, 'courses')
}

async function titles(query: Readonly<Record<string, string | number>> & LearnerFilter): Promise<string[]> {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const reply = await product.app.inject({ url: '/api/courses', query: given })
  expect(reply.statusCode).toBe(200)
  return reply.json<Course[]>().map(({ title }) => title)
}

const nila = { for_language: 'ta', for_budget: 0, for_country: 'LK', for_town: 'Jaffna', for_mode: 'online' } as const
const ravi = { for_language: 'en', for_budget: 0 } as const
const inJaffna = { mode: 'offline', country: 'LK', town: 'jaffna' } as const

describe('courses for a learner', () => {
  const offerAll = () =>
    offer(
      { title: 'Excel abroad', language: 'ta', mode: 'offline', country: 'IN', town: 'Puducherry' },
      { title: 'Excel in English', price: 0, mode: 'online' },
      { title: 'Excel costs', price: 3500 },
      { title: 'Excel in Tamil', language: 'ta', mode: 'online' },
      { title: 'Excel nearby', language: 'ta', ...inJaffna },
      { title: 'Excel in Colombo', language: 'ta', mode: 'offline', country: 'LK', town: 'Colombo' },
      { title: 'Excel, advanced', language: 'ta', level: 'advanced' },
      { title: 'Excel in Tamil costs', language: 'ta', price: 17_000 },
      { title: 'Excel in Sinhala', language: 'si' },
    )
  const forNila = [
    'Excel in Tamil',
    'Excel nearby',
    'Excel in Colombo',
    'Excel, advanced',
    'Excel in English',
    'Excel in Tamil costs',
    'Excel costs',
    'Excel in Sinhala',
    'Excel abroad',
  ]

  test.each([{}, { search: 'excel' }, { search: 'exel' }])('are in the same order with %j', async (query) => {
    await offerAll()
    expect(await titles({ ...query, ...nila })).toEqual(forNila)
    expect((await titles({ ...query, ...ravi })).slice(0, 2)).toEqual(['Excel in English', 'Excel costs'])
  })

  test('are in the order of time for everyone, and in a chosen order', async () => {
    await offerAll()
    expect((await titles({}))[0]).toBe('Excel in Sinhala')
    expect((await titles({ sort: 'newest', ...nila }))[0]).toBe('Excel in Sinhala')
  })

  test('that have the words in their title come before others of the same language', async () => {
    await offer(
      { title: 'Excel', price: 900 },
      { title: 'Office', description: 'Excel' },
      { title: 'Excel', language: 'si' },
    )
    expect(await titles({ search: 'excel', ...ravi })).toEqual(['Excel', 'Office', 'Excel'])
  })
})

test('above 2,000 courses the order is by language and price, then the newest, over all pages', async () => {
  const groups = [
    { language: 'si' as const },
    { language: 'en' as const, price: 10 },
    { language: 'ta' as const, price: 10 },
    { language: 'en' as const },
    { language: 'ta' as const },
  ]
  const many = groups.flatMap((group, at) =>
    Array.from({ length: at === 0 ? 1999 : 3 }, (_, index) => ({ title: `Weaving ${at} ${index}`, ...group })),
  )
  await offer({ title: 'Yarn', description: 'weaving', language: 'ta' }, ...many)
  const expected = [...many.toReversed().slice(0, 12)].map(({ title }) => title)
  for (const page of [1, 2, 3]) {
    const place = { page, page_size: 4, ...nila }
    const part = expected.slice((page - 1) * 4, page * 4)
    expect(await titles({ search: 'weaving', ...place })).toEqual(part)
    if (page === 1) expect(await titles(place)).toEqual(part.with(3, 'Yarn'))
  }
  expect((await titles({ search: 'weaving', page: 4, page_size: 4, ...nila })).slice(0, 2)).toEqual([
    'Yarn',
    'Weaving 0 1998',
  ])
})
