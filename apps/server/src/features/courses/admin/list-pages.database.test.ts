import { afterAll, expect, test, vi } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { courses } from '#db/schema/courses.ts'
import { users } from '#db/schema/users.ts'
import { openTotals } from '#http/list-pages.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { signUp } from '../../../../test/factories.ts'

const product = await buildTestApp()
const admin = await signUp(product, { role: 'admin' })
afterAll(() => product.close())

const get = async (address: string, query: Record<string, string | number>) => {
  const url = `${address}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`
  const reply = await product.app.inject({ url: `/api${url}`, headers: admin.headers })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string | number; name?: string; title?: string }[]>()
}

/** All pages in order. */
async function inPages(address: string, query: Record<string, string | number>, pages: number, size: number) {
  const found = []
  for (let page = 1; page <= pages; page += 1) found.push(...(await get(address, { ...query, page, page_size: size })))
  return found
}

test.each([
  ['/admin/courses', {}],
  ['/admin/courses', { sort: 'title' }],
  ['/admin/courses', { sort: '-title' }],
  ['/admin/courses', { search: 'paged', sort: 'title' }],
  ['/users', {}],
  ['/users', { search: 'paged', sort: 'role' }],
])('pages of %s with %o hold each row once, in the same order from either end', async (address, query) => {
  const rows = Array.from({ length: 7 }, (_, index) => index)
  await product.dependencies.db
    .insert(courses)
    .values(rows.map((index) => ({ title: `Paged ${(index * 3) % 7}`, description: 'One of several.' })))
  await product.dependencies.db
    .insert(users)
    .values(rows.map((index) => ({ name: `Paged ${(index * 3) % 7}`, email: `${crypto.randomUUID()}@example.com` })))
  await foldRows(product.dependencies, 'courses')
  await foldRows(product.dependencies, 'users')
  const all = await get(address, { ...query, page: 1, page_size: 100 })
  expect(all.length).toBeGreaterThanOrEqual(7)
  for (const size of [2, 3]) expect(await inPages(address, query, Math.ceil(all.length / size) + 1, size)).toEqual(all)
})

test('titles are sorted as people sort them, whatever their case, accents and script', async () => {
  const titles = ['அணி', 'Zoo', 'éclair', 'apple', 'Ecology', 'Banana', 'ආහාර']
  await product.dependencies.db.insert(courses).values(titles.map((title) => ({ title, description: 'In order.' })))
  await foldRows(product.dependencies, 'courses')
  const found = await get('/admin/courses', { search: 'in order', sort: 'title', page: 1, page_size: 10 })
  expect(found.map(({ title }) => title)).toEqual(['apple', 'Banana', 'éclair', 'Ecology', 'Zoo', 'அணி', 'ආහාර'])
})

test('what more rows match than are sorted is in the same order, and what has other words is not among it', async () => {
  const own = await buildTestApp()
  const { headers } = await signUp(own, { role: 'admin' })
  const titles = Array.from({ length: 2_100 }, (_, index) => `Crowded ${String((index * 11) % 2_100).padStart(4, '0')}`)
  await own.dependencies.db.insert(courses).values(
    [...titles, 'Aaa lonely', 'Zzz lonely'].map((title) => ({
      title,
      description: title.includes('lonely') ? 'Alone.' : 'Crowded, says the description.',
    })),
  )
  await foldRows(own.dependencies, 'courses')
  const titlesOf = async (query: string) => {
    const reply = await own.app.inject({ url: `/api/admin/courses?search=crowded&page_size=3&${query}`, headers })
    return [reply.headers['x-total-count'], ...reply.json<{ title: string }[]>().map(({ title }) => title)]
  }
  expect(await titlesOf('sort=title&page=1')).toEqual(['2100', 'Crowded 0000', 'Crowded 0001', 'Crowded 0002'])
  expect(await titlesOf('sort=title&page=700')).toEqual(['2100', 'Crowded 2097', 'Crowded 2098', 'Crowded 2099'])
  expect(await titlesOf('sort=-title&page=1')).toEqual(['2100', 'Crowded 2099', 'Crowded 2098', 'Crowded 2097'])
  await own.close()
})

test('a large total is kept, by what it counts; a small one is counted each time', async () => {
  const totalOf = openTotals()
  const large = vi.fn(async () => 5_000)
  const small = vi.fn(async () => 4_999)
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await totalOf({ search: 'a', role: undefined }, large)).toBe(5_000)
    expect(await totalOf({ search: 'b' }, small)).toBe(4_999)
  }
  expect([large.mock.calls.length, small.mock.calls.length]).toEqual([1, 2])
})
