import { coursesFirstHeader } from '@milepost/contract/courses/catalogue/limits'
import { listCourses } from '@milepost/contract/courses/routes'
import type { Course } from '@milepost/contract/courses/schema'
import { searchSkills } from '@milepost/contract/knowledge/routes'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openStepsOf } from '#features/courses/open-steps.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, Page, server } from '#test/stand-in-server.ts'

const main = page.getByRole('main')
const groups = main.getByRole('heading', { level: 2 })
const lastQuery = () => server.calls(listCourses).at(-1)?.query

let catalogue: Course[]
let steps: ReturnType<typeof openStepsOf>

beforeEach(async () => {
  await actAs('halfway')
  const roadmap: Roadmap = await recorded('halfway', 'getRoadmap')
  const progress = await recorded('halfway', 'listProgress')
  steps = openStepsOf(roadmap.roadmap, Object.fromEntries(progress.map((row) => [row.step_id, row.status])))
  const [course] = await recorded('halfway', 'listCourses')
  if (course === undefined || steps.length < 3) throw new Error('the demo has too little')
  const teaching = (place: number) => (steps[place]?.skills ?? []).map((id) => ({ id, name: id }))
  catalogue = Array.from({ length: 8 }, (_, place) => ({
    ...course,
    id: 9000 + place,
    title: `Course ${place + 1}`,
    skills: place < 2 ? teaching(0) : place < 5 ? teaching(2) : [],
  }))
  server.on(listCourses, ({ query: { page: number = 1, page_size = 6, next_skills } }) => {
    const headers = next_skills === undefined ? {} : { [coursesFirstHeader]: JSON.stringify({ next: 2, later: 3 }) }
    const start = (Number(number) - 1) * Number(page_size)
    return new Page(catalogue.slice(start, start + Number(page_size)), catalogue.length, headers)
  })
})

test('courses for the next step come first, then for later ones, each with its step, in one list with one count', async () => {
  await openScreen('/dashboard/courses')
  await expect.element(groups).toHaveLength(3)
  expect(groups.elements().map((heading) => heading.textContent)).toEqual([
    'For your next step',
    'Later on your roadmap',
    'Everything else',
  ])
  const cards = (name: string) => main.getByRole('region', { name }).getByRole('listitem')
  await expect.element(cards('For your next step')).toHaveLength(2)
  await expect.element(cards('Later on your roadmap')).toHaveLength(3)
  await expect.element(cards('Everything else')).toHaveLength(1)
  const forStep = (place: number) => `For step ${steps[place]?.id}: ${steps[place]?.label}`
  await expect.element(cards('For your next step').first()).toMatchTextContent(forStep(0))
  await expect.element(cards('Later on your roadmap').first()).toMatchTextContent(forStep(2))
  await expect.element(cards('Everything else').first()).not.toMatchTextContent('For step')
  await expect.element(page.getByText('Showing 1-6 of 8 courses')).toBeVisible()
  expect(lastQuery()).toMatchObject({ next_skills: steps[0]?.skills })
  await expectAccessible()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect.element(page.getByText('Showing 7-8 of 8 courses')).toBeVisible()
  await expect.element(groups).toHaveLength(1)
  await expect.element(groups).toMatchTextContent('Everything else')
})

test('without a roadmap that can be read the courses are there, in one piece', async () => {
  server.on(getRoadmap, lost)
  await openScreen('/dashboard/courses')
  await expect.element(main.getByRole('heading', { name: 'Course 1', level: 2 })).toBeVisible()
  await expect.element(main.getByText('For your next step')).not.toBeInTheDocument()
})

test('skill, free courses and order are in the address, and taken away again', async () => {
  server.on(searchSkills, [{ id: 'html', name: 'HTML' }])
  const screen = await openScreen('/dashboard/courses')
  await page.getByRole('checkbox', { name: 'Free courses only' }).click()
  await expect.poll(screen.address).toBe('/dashboard/courses?maxPrice=0')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Lowest price')
  await page.getByRole('combobox', { name: 'Skill' }).fill('ht')
  await page.getByRole('option', { name: 'HTML' }).click()
  await expect.poll(screen.address).toBe('/dashboard/courses?maxPrice=0&skill=html&sort=price')
  await expect.poll(lastQuery).toMatchObject({ max_price: 0, skill: 'html', sort: 'price' })
  await expect.element(page.getByRole('combobox', { name: 'Skill' })).toHaveValue('HTML')
  await page.getByRole('checkbox', { name: 'Free courses only' }).click()
  await userEvent.fill(page.getByRole('combobox', { name: 'Skill' }), '')
  await expect.poll(screen.address).toBe('/dashboard/courses?sort=price')
})

test('on a narrow screen the filters that matter less wait behind a button, unless one is set', async () => {
  await page.viewport(390, 844)
  const institution = page.getByRole('combobox', { name: 'Institution' })
  await openScreen('/dashboard/courses')
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await expect.element(institution).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect.element(institution).toBeVisible()
  await openScreen('/dashboard/courses?minWeeks=2')
  await expect.element(page.getByLabelText('Minimum weeks')).toBeVisible()
})
