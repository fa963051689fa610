import { coursesFirstHeader } from '@milepost/contract/courses/catalogue/limits'
import { readCoursesFirst } from '@milepost/contract/courses/catalogue/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createInstitution } from '../../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

/** Oldest first: title, the skills it teaches with their strength, price, weeks. */
const catalogue: readonly [string, Readonly<Record<string, number>>, number, number | null][] = [
  ['Docker in depth', { docker: 0.9 }, 500, 8],
  ['Docker basics', { docker: 1, git: 0.6 }, 0, 2],
  ['Git for teams', { git: 1 }, 300, null],
  ['SQL', { sql: 1, docker: 0.2 }, 0, 4],
  ['Rust', { rust: 1 }, 700, 9],
  ['Watercolours', {}, 900, 1],
]

beforeAll(async () => {
  const institutionId = await createInstitution(product)
  for (const [title, skills, price, weeks] of catalogue) {
    const { db } = product.dependencies
    const [row] = await db
      .insert(courses)
      .values({ title, description: '', institutionId, price, weeks })
      .returning({ id: courses.id })
    for (const [skillId, strength] of Object.entries(skills))
      await db.insert(courseSkills).values({ courseId: row?.id ?? 0, skillId, strength, place: 'title' })
  }
  await foldRows(product.dependencies, 'courses')
})

async function list(query: Readonly<Record<string, string>>) {
  const reply = await product.app.inject({ url: '/api/courses', query })
  const header = reply.headers[coursesFirstHeader]
  return {
    status: reply.statusCode,
    titles: reply.statusCode === 200 ? reply.json<Course[]>().map(({ title }) => title) : [],
    total: Number(reply.headers['x-total-count']),
    first: readCoursesFirst(typeof header === 'string' ? header : null),
  }
}

describe('courses for the learner’s steps', () => {
  const steps = { next_skills: 'docker', later_skills: 'git,rust' }
  const inOrder = ['Docker basics', 'Docker in depth', 'Git for teams', 'Rust', 'Watercolours', 'SQL']

  test('come first in the order of the steps, the surest first, each course once', async () => {
    expect(await list(steps)).toEqual({ status: 200, titles: inOrder, total: 6, first: { next: 2, later: 2 } })
  })

  test.each([1, 2, 3, 4])('in one list with one count, %i a page', async (size) => {
    const found: string[] = []
    for (let page = 1; found.length < inOrder.length; page += 1) {
      const { titles, total, first } = await list({ ...steps, page: String(page), page_size: String(size) })
      expect(titles.length).toBeGreaterThan(0)
      found.push(...titles)
      const [next, upToLater] = [Math.min(2, found.length), Math.min(4, found.length)]
      expect([total, first]).toEqual([6, { next, later: upToLater - next }])
    }
    expect(found).toEqual(inOrder)
  })

  test('keep the filters', async () => {
    expect(await list({ ...steps, max_price: '0' })).toMatchObject({
      titles: ['Docker basics', 'SQL'],
      total: 2,
      first: { next: 1, later: 0 },
    })
  })

  test('give way to words and to a chosen order', async () => {
    expect(await list({ ...steps, search: 'SQL' })).toMatchObject({ titles: ['SQL'], first: null })
    expect(await list({ ...steps, sort: 'newest' })).toMatchObject({
      titles: catalogue.map(([title]) => title).toReversed(),
      first: null,
    })
  })

  test('without a next or a later step', async () => {
    expect(await list({ later_skills: 'git' })).toMatchObject({ first: { next: 0, later: 2 } })
    expect(await list({ next_skills: 'git' })).toMatchObject({ first: { next: 2, later: 0 } })
    expect(await list({ next_skills: 'kafka' })).toMatchObject({ total: 6, first: { next: 0, later: 0 } })
    expect((await list({})).first).toBeNull()
  })
})

test.each([
  ['price', ['SQL', 'Docker basics', 'Git for teams', 'Docker in depth', 'Rust', 'Watercolours']],
  ['weeks', ['Watercolours', 'Docker basics', 'SQL', 'Docker in depth', 'Rust', 'Git for teams']],
  ['title', ['Docker basics', 'Docker in depth', 'Git for teams', 'Rust', 'SQL', 'Watercolours']],
])('sorts by %s', async (sort, titles) => {
  expect((await list({ sort })).titles).toEqual(titles)
  expect((await list({ sort, page: '2', page_size: '2' })).titles).toEqual(titles.slice(2, 4))
})

test('filters by a skill that a course teaches, not by one that it only mentions', async () => {
  expect((await list({ skill: 'docker' })).titles).toEqual(['Docker basics', 'Docker in depth'])
  expect((await list({ skill: 'docker', search: 'docker in depth' })).titles).toEqual(['Docker in depth'])
  expect(await list({ skill: 'quantum' })).toMatchObject({ titles: [], total: 0 })
})

test.each([
  { sort: 'luck' },
  { skill: 'SQL; --' },
  { next_skills: 'a,B' },
  { later_skills: Array(61).fill('a').join() },
])('refuses %j', async (query) => {
  expect((await list(query)).status).toBe(400)
})
