import type { LearnerFilter } from '@milepost/contract/courses/catalogue/learner'
import { coursesFirstHeader, understoodSearchHeader } from '@milepost/contract/courses/catalogue/limits'
import { readCoursesFirst, readUnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import type { CatalogueFilter, Course } from '@milepost/contract/courses/schema'
import { eq, gte } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createInstitution } from '../../../../test/factories.ts'

/*
 * What the catalogue reads along indexes, only as far as it must, is here compared with all courses, filtered and sorted one
 * by one.
 */
const product = await buildTestApp()
afterAll(() => product.close())

const skillIds = ['docker', 'git', 'sql', 'rust', 'figma']
const words = ['practice', 'practices', 'practical', 'pr', 'docker', 'dockerfile', 'doc', 'go', 'golang', 'c']

const offeredCourse = fc.record({
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
  description: fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(' ')),
  price: fc.constantFrom(null, 0, 500, 900),
  weeks: fc.constantFrom(null, 2, 4, 8),
  startsOn: fc.constantFrom(null, '2027-01-05', '2027-06-01'),
  language: fc.constantFrom('en' as const, 'ta' as const, 'si' as const),
  whereabouts: fc.constantFrom(
    { mode: null },
    { mode: 'online' as const },
    { mode: 'offline' as const, country: 'LK', town: 'Jaffna' },
    { mode: 'offline' as const, country: 'LK', town: null },
    { mode: 'hybrid' as const, country: 'IN', town: 'Puducherry' },
  ),
  level: fc.constantFrom(null, 'beginner' as const, 'advanced' as const),
  status: fc.constantFrom('approved' as const, 'approved' as const, 'approved' as const, 'pending' as const),
  isArchived: fc.constantFrom(false, false, false, true),
  institution: fc.constantFrom('public' as const, 'public' as const, 'hidden' as const, null),
  skills: fc.dictionary(fc.constantFrom(...skillIds), fc.constantFrom(0.25, 0.5, 0.75, 1), { maxKeys: 4 }),
})
type SampledCourse = (typeof sampled)[number] & { readonly id: number }
const sampled = fc.sample(offeredCourse, { numRuns: 120, seed: 1 })
let all: readonly SampledCourse[] = []

beforeAll(async () => {
  const { db } = product.dependencies
  const ids = { public: await createInstitution(product), hidden: await createInstitution(product, 'Hidden') }
  await db.update(institutions).set({ email: '' }).where(eq(institutions.id, ids.hidden))
  const rows = await db
    .insert(courses)
    .values(
      sampled.map(({ institution, whereabouts, skills: _, ...row }) => ({
        ...row,
        ...whereabouts,
        institutionId: institution && ids[institution],
      })),
    )
    .returning({ id: courses.id })
  await foldRows(product.dependencies, 'courses')
  all = sampled.map((course, index) => ({ ...course, id: rows[index]?.id ?? 0 }))
  const taught = all.flatMap(({ id, skills }) => Object.entries(skills).map((skill) => [id, ...skill] as const))
  await db
    .insert(courseSkills)
    .values(taught.map(([courseId, skillId, strength]) => ({ courseId, skillId, strength, place: 'title' as const })))
})

async function list(query: Readonly<Record<string, string | number | readonly string[]>>) {
  const given = Object.entries(query).flatMap(([name, value]) => (String(value) === '' ? [] : [[name, String(value)]]))
  const { headers, ...reply } = await product.app.inject({ url: '/api/courses', query: Object.fromEntries(given) })
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null)
  return {
    ids: reply.json<Course[]>().map(({ id }) => id),
    total: Number(text('x-total-count')),
    first: readCoursesFirst(text(coursesFirstHeader)),
    understood: readUnderstoodSearch(text(understoodSearchHeader)),
  }
}

const teaches = ({ skills }: SampledCourse, skill: string) => (skills[skill] ?? 0) >= 0.5

/** The offered courses of the filters, the newest first. */
function listMatching({ language, level, max_price, min_weeks, starts_by, skill }: CatalogueFilter) {
  return all
    .filter((one) => one.status === 'approved' && !one.isArchived && one.institution !== 'hidden')
    .filter((one) => language === undefined || one.language === language)
    .filter((one) => level === undefined || one.level === level)
    .filter((one) => max_price === undefined || (one.price ?? 0) <= max_price)
    .filter((one) => min_weeks === undefined || (one.weeks ?? 0) >= min_weeks)
    .filter((one) => starts_by === undefined || (one.startsOn ?? '9999') <= starts_by)
    .filter((one) => skill === undefined || teaches(one, skill))
    .toReversed()
}

const someone = fc.record(
  {
    for_language: fc.constantFrom('en' as const, 'ta' as const),
    for_budget: fc.constantFrom(0, 500),
    for_country: fc.constantFrom('LK', 'IN'),
    for_town: fc.constantFrom('jaffna', 'Kandy'),
    for_mode: fc.constantFrom('online' as const, 'offline' as const, 'hybrid' as const),
  },
  { requiredKeys: ['for_language'] },
)
const learners = fc.oneof(fc.constant({}), someone)

/** What speaks against a course, one by one; the first weighs more than all others. */
function rankOf({ language, price, level, whereabouts }: SampledCourse, learner: LearnerFilter): number {
  const { for_language: own, for_budget: budget, for_country: country, for_town: town, for_mode: mode } = learner
  const [from, near] = 'country' in whereabouts ? [whereabouts.country, whereabouts.town ?? ''] : [undefined, undefined]
  const signs = [
    country !== undefined && from !== undefined && from !== country,
    own !== undefined && language !== own && language !== 'en',
    budget !== undefined && (price ?? 0) > budget,
    own !== undefined && language !== own,
    own !== undefined && level === 'advanced',
    town !== undefined && near !== undefined && near.toLowerCase() !== town.toLowerCase(),
    mode !== undefined && whereabouts.mode !== null && !['hybrid', mode].includes(whereabouts.mode),
  ]
  return Number.parseInt(signs.map(Number).join(''), 2)
}

const someFilters = fc.record(
  {
    language: fc.constantFrom('en' as const, 'ta' as const),
    level: fc.constantFrom('beginner' as const, 'advanced' as const),
    max_price: fc.constantFrom(0, 500),
    min_weeks: fc.constantFrom(3, 8),
    starts_by: fc.constantFrom('2027-01-05', '2027-03-01'),
    skill: fc.constantFrom(...skillIds),
  },
  { requiredKeys: [] },
)
const filters = fc.oneof(fc.constant({}), someFilters)
const paging = { page: fc.integer({ min: 1, max: 6 }), page_size: fc.integer({ min: 1, max: 12 }) }
const someSkills = fc.array(fc.constantFrom(...skillIds), { maxLength: 4 })

test('a page is a part of all courses: those of the next step, of later ones, then the others', async () => {
  const pages = fc.record({ ...paging, filter: filters, next: someSkills, later: someSkills, learner: learners })
  await fc.assert(
    fc.asyncProperty(pages, async ({ page, page_size, filter, next, later, learner }) => {
      const skills = [...next, ...later]
      const matching = listMatching(filter).toSorted((a, b) => rankOf(a, learner) - rankOf(b, learner))
      const isTaken = (one: SampledCourse) => rankOf(one, learner) < 0b10000
      const ofSkill = (skill: string, place: number) =>
        matching
          .filter((one) => rankOf(one, learner) < 0b1000000)
          .filter((one) => teaches(one, skill) && !skills.slice(0, place).some((before) => teaches(one, before)))
          .toSorted(
            (a, b) => rankOf(a, learner) - rankOf(b, learner) || (b.skills[skill] ?? 0) - (a.skills[skill] ?? 0),
          )
      const bySkill = skills.map(ofSkill)
      const inTurn = (group: SampledCourse[][]) => [
        ...group.flatMap((each) => each.filter(isTaken)),
        ...group.flatMap((each) => each.filter((one) => !isTaken(one))),
      ]
      const first = [inTurn(bySkill.slice(0, next.length)), inTurn(bySkill.slice(next.length))]
      const whole = [...new Set([...first.flat(), ...matching])].map(({ id }) => id)
      const end = page * page_size
      const toEnd = (lists: SampledCourse[][]) => Math.min(end, lists.flat().length)
      const found = await list({ ...filter, ...learner, page, page_size, next_skills: next, later_skills: later })
      expect(found).toMatchObject({ ids: whole.slice(end - page_size, end), total: matching.length })
      const nextToEnd = toEnd(first.slice(0, 1))
      expect(found.first).toEqual(skills.length > 0 ? { next: nextToEnd, later: toEnd(first) - nextToEnd } : null)
    }),
    { numRuns: 100 },
  )
})

test('a beginning of more words than are listed finds the courses of all of them', async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Zither${index}`)
  const added = await product.dependencies.db
    .insert(courses)
    .values(titles.map((title) => ({ title, description: '' })))
    .returning({ id: courses.id })
  await foldRows(product.dependencies, 'courses')
  expect((await list({ search: 'zither', page_size: 100 })).total).toBe(60)
  await product.dependencies.db.delete(courses).where(gte(courses.id, added[0]?.id ?? 0))
})

test('a search finds the courses in which each word is the beginning of a word', async () => {
  const typed = fc
    .constantFrom(...words)
    .chain((word) => fc.integer({ min: 1, max: word.length }).map((length) => word.slice(0, length)))
  const searches = fc.record({ filter: filters, typed: fc.array(typed, { minLength: 1, maxLength: 3 }) })
  await fc.assert(
    fc.asyncProperty(searches, async ({ filter, typed }) => {
      const has = ({ title, description }: SampledCourse, start: string) =>
        `${title} ${description}`.split(' ').some((word) => word.startsWith(start))
      const matching = listMatching(filter).filter((one) => typed.every((start) => has(one, start)))
      const found = await list({ ...filter, search: typed.join(' '), page_size: 100 })
      fc.pre(found.understood?.corrections.length === 0 && found.understood.partial === undefined)
      expect(found.ids.toSorted((a, b) => b - a)).toEqual(matching.map(({ id }) => id))
      expect(found.total).toBe(matching.length)
    }),
    { numRuns: 60 },
  )
})
