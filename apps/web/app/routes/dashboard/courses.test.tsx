import { recordCourseOpened } from '@milepost/contract/analytics/routes'
import { understoodSearchHeader } from '@milepost/contract/courses/catalogue/limits'
import { type UnderstoodSearch, writeUnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { listCourses } from '@milepost/contract/courses/routes'
import type { Course } from '@milepost/contract/courses/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatDay } from '#lib/format.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, Page, server } from '#test/stand-in-server.ts'

const total = 40
const main = page.getByRole('main')
const cards = main.getByRole('heading', { level: 2 })
const pages = page.getByRole('navigation', { name: 'Pages' })
const pageButton = (number: number) => pages.getByRole('button', { name: `Page ${number}`, exact: true })
const shows = (text: string) => page.getByText(text, { exact: true })

let catalogue: Course[]
beforeEach(async () => {
  await actAs('fresh')
  const [course] = await recorded('fresh', 'listCourses')
  if (course === undefined) throw new Error('the demo has no course')
  catalogue = Array.from({ length: total }, (_, place) => ({ ...course, id: place + 1, title: `Course ${place + 1}` }))
  server.on(recordCourseOpened, undefined)
  server.on(listCourses, ({ query: { page: number = 1, page_size = 6, ...filters } }) => {
    const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '')
    const found = isFiltered ? catalogue.slice(0, 1) : catalogue
    return new Page(found.slice((number - 1) * page_size, number * page_size), found.length)
  })
})

test('six courses a page, with the count, five page buttons and an ellipsis', async () => {
  const screen = await openScreen('/dashboard/courses')
  await expect.element(cards).toHaveLength(6)
  await expect.element(shows('Showing 1-6 of 40 courses')).toBeVisible()
  await expect.element(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveLength(5)
  await expect.element(pages.getByText('…')).toBeVisible()
  await expectAccessible()
  await pageButton(2).click()
  await expect.element(shows('Showing 7-12 of 40 courses')).toBeVisible()
  await expect.element(cards.first()).toHaveTextContent('Course 7')
  const again = await screen.reload()
  await expect.element(shows('Showing 7-12 of 40 courses')).toBeVisible()
  await expect.poll(again.address).toBe('/dashboard/courses?page=2')
})

test('more courses than are counted are said to be more', async () => {
  server.on(listCourses, () => new Page(catalogue.slice(0, 6), 2_001))
  await openScreen('/dashboard/courses')
  await expect.element(shows('Showing 1-6 of more than 2,000 courses')).toBeVisible()
})

test('a course without duration, price or institution says so in words', async () => {
  catalogue = catalogue.slice(0, 1).map((course) => ({ ...course, duration: null, price: null, institution_id: null }))
  await openScreen('/dashboard/courses')
  await expect.element(cards).toHaveLength(1)
  for (const words of ['Flexible', 'Free', 'Institution Unknown']) await expect.element(main).toMatchTextContent(words)
})

test('the Back button leads to the page before', async () => {
  const screen = await openScreen('/dashboard/courses')
  await pageButton(2).click()
  await expect.element(shows('Showing 7-12 of 40 courses')).toBeVisible()
  await screen.goBack()
  await expect.element(shows('Showing 1-6 of 40 courses')).toBeVisible()
})

test('filters are in the address and begin with the first page; clearing brings everything back', async () => {
  const screen = await openScreen('/dashboard/courses?page=3')
  await page.getByLabelText('Search').fill('python')
  await expect.poll(screen.address).toBe('/dashboard/courses?search=python')
  await expect.element(cards).toHaveLength(1)
  await page.getByLabelText('Maximum price').fill('0')
  await expect.poll(screen.address).toMatch(/maxPrice=0/)
  server.on(listCourses, new Page([], 0))
  await page.getByLabelText('Minimum weeks').fill('20')
  await page.getByLabelText('Maximum weeks').fill('3')
  await expect.element(page.getByText('The minimum can’t be higher than the maximum.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No courses match your filters' })).toBeVisible()
  await expectAccessible()
  await expect
    .poll(() => server.calls(listCourses).at(-1)?.query)
    .toMatchObject({
      search: 'python',
      max_price: 0,
      min_weeks: 20,
      max_weeks: 3,
      page: 1,
    })
  server.on(listCourses, new Page(catalogue.slice(0, 6), total))
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.element(page.getByLabelText('Search')).toHaveValue('')
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
  await expect.element(shows('Showing 1-6 of 40 courses')).toBeVisible()
})

describe('what was understood from a search', () => {
  const chips = page.getByRole('list', { name: 'Filters from your search:' }).getByRole('button')
  const answer = (understood: UnderstoodSearch) =>
    server.on(listCourses, new Page(catalogue.slice(0, 1), 1, headersOf(understood)))
  const headersOf = (understood: UnderstoodSearch) => ({ [understoodSearchHeader]: writeUnderstoodSearch(understood) })
  const tamil = { name: 'language', value: 'ta', words: ['in Tamil'] } as const
  const free = { name: 'price', value: 'free', words: ['free'] } as const

  beforeEach(() => {
    server.on(listCourses, ({ query: { search = '' } }) => {
      const filters = [tamil, free].filter(({ words }) => search.includes(words[0]))
      const understood = { search, filters: filters.map((one) => ({ ...one, words: [...one.words] })), corrections: [] }
      return new Page(catalogue.slice(0, 1), 1, search === '' ? {} : headersOf(understood as UnderstoodSearch))
    })
  })

  test.each([
    [{ partial: true } as const, 'No course has all words. These have some of them.'],
    [{ career: 'Data Scientist' }, 'No course has all words. These teach skills for this career: Data Scientist.'],
  ])('where no course has all words: %j', async (nearest, text) => {
    answer({ search: 'data analyst', filters: [], corrections: [], ...nearest })
    await openScreen('/dashboard/courses?search=data+analyst')
    await expect.element(page.getByText(text)).toBeVisible()
    const link = page.getByRole('link', { name: 'Ask for a course' })
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('data'))
  })

  test('is shown as chips; one that is removed takes its words along, and Back, Forward and a reload work', async () => {
    const screen = await openScreen('/dashboard/courses?level=beginner')
    await page.getByLabelText('Search').fill('free python in Tamil')
    await expect.element(chips).toHaveLength(2)
    await expectAccessible()
    await page.getByRole('button', { name: 'Remove Tamil' }).click()
    await expect.poll(screen.address).toBe('/dashboard/courses?search=free+python&level=beginner')
    await expect.element(page.getByLabelText('Search')).toHaveValue('free python')
    await expect.element(chips).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: 'Remove Free' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Search')).toHaveValue('python')
    await expect.element(page.getByLabelText('Search')).toHaveFocus()
    await expect.element(chips).toHaveLength(0)
    await screen.goBack()
    await screen.goBack()
    await expect.element(page.getByLabelText('Search')).toHaveValue('free python in Tamil')
    await expect.element(chips).toHaveLength(2)
    await screen.goForward()
    await expect.element(page.getByLabelText('Search')).toHaveValue('free python')
    await expect.element(chips).toHaveLength(1)
    const again = await screen.reload()
    await expect.element(page.getByLabelText('Search')).toHaveValue('free python')
    await expect.element(page.getByLabelText('Level')).toHaveValue('beginner')
    await expect.element(chips).toHaveLength(1)
    await expect.poll(again.address).toBe('/dashboard/courses?search=free+python&level=beginner')
  })

  test('says which spelling was searched for instead', async () => {
    answer({ search: 'python in Tamil', filters: [], corrections: [{ typed: 'pyhton', shown: 'python' }] })
    await openScreen('/dashboard/courses?search=pyhton')
    await expect.element(shows('No course matches "pyhton". Showing "python".')).toBeVisible()
    await expectAccessible()
  })

  test('a chip of a corrected search leaves the corrected words', async () => {
    const filters: UnderstoodSearch['filters'] = [{ ...tamil, words: ['tamil'] }]
    answer({ search: 'python tamil', filters, corrections: [{ typed: 'pyhton tamli', shown: 'python tamil' }] })
    const screen = await openScreen('/dashboard/courses?search=pyhton+tamli')
    await page.getByRole('button', { name: 'Remove Tamil' }).click()
    await expect.poll(screen.address).toBe('/dashboard/courses?search=python')
  })
})

test('language and level are chosen, and what is typed is kept', async () => {
  const screen = await openScreen('/dashboard/courses?search=data')
  await page.getByLabelText('Language').selectOptions('Sinhala')
  await page.getByLabelText('Level').selectOptions('Advanced')
  await expect.poll(screen.address).toBe('/dashboard/courses?search=data&language=si&level=advanced')
  await expect
    .poll(() => server.calls(listCourses).at(-1)?.query)
    .toMatchObject({ search: 'data', language: 'si', level: 'advanced' })
})

test('a start date is shown on the card and in the dialog, and courses are filtered by it', async () => {
  catalogue = catalogue.slice(0, 3).map((course, place) => ({
    ...course,
    // A course that was opened is reported once, and another test waits for that.
    id: place + 101,
    startsOn: ['2099-01-05', '2020-03-02', null][place] ?? null,
  }))
  const screen = await openScreen('/dashboard/courses')
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect.element(items.first()).toMatchTextContent(`Starts:${formatDay(new Date(2099, 0, 5))}`)
  await expect.element(items.nth(1)).toMatchTextContent(`Started:${formatDay(new Date(2020, 2, 2))}`)
  await expect.element(items.nth(2)).not.toMatchTextContent('Start')
  await page.getByRole('button', { name: 'Course 1', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(`Starts:${formatDay(new Date(2099, 0, 5))}`)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await page.getByLabelText('Starts by').fill('2099-01-31')
  await expect.poll(screen.address).toBe('/dashboard/courses?startsBy=2099-01-31')
  await expect.poll(() => server.calls(listCourses).at(-1)?.query.starts_by).toBe('2099-01-31')
  await screen.reload()
  await expect.element(page.getByLabelText('Starts by')).toHaveValue('2099-01-31')
})

test('a card and the dialog say where a course is taught, and courses are filtered by mode', async () => {
  const places = [
    { mode: 'hybrid', country: 'LK', town: 'Jaffna' },
    { mode: 'online', country: undefined, town: undefined },
    { mode: undefined, country: undefined, town: undefined },
  ] as const
  catalogue = catalogue.slice(0, 3).map((course, place) => ({ ...course, id: place + 201, ...places[place] }))
  const screen = await openScreen('/dashboard/courses')
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect.element(items.first()).toMatchTextContent('Mode:Hybrid in Jaffna, Sri Lanka')
  await expect.element(items.nth(1)).toMatchTextContent('Mode:Online')
  await expect.element(items.nth(2)).not.toMatchTextContent('Mode')
  await page.getByLabelText('Mode').selectOptions('Offline')
  await expect.poll(screen.address).toBe('/dashboard/courses?mode=offline')
  await expect.poll(() => server.calls(listCourses).at(-1)?.query.mode).toBe('offline')
})

test('an institution is chosen by its name', async () => {
  const [institution] = await recorded('fresh', 'listInstitutions')
  if (institution === undefined) throw new Error('the demo has no institution')
  const screen = await openScreen('/dashboard/courses')
  await page.getByLabelText('Institution').selectOptions(institution.name)
  await expect.poll(screen.address).toBe(`/dashboard/courses?institution=${institution.id}`)
  await expect.poll(() => server.calls(listCourses).at(-1)?.query.institution_id).toBe(institution.id)
})

test('a course opens with its institution, by the keyboard, and gives the focus back', async () => {
  await openScreen('/dashboard/courses')
  const first = page.getByRole('button', { name: 'Course 1', exact: true })
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('Offered By')
  await expect.element(dialog.getByRole('link', { name: /@.*\.example$/ })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(first).toHaveFocus()
  await expect.poll(() => server.calls(recordCourseOpened).map(({ body }) => body.courseId)).toEqual([1])
})

test('a catalogue that cannot be loaded is asked for again', async () => {
  server.on(listCourses, lost)
  await openScreen('/dashboard/courses')
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load the courses.')
  server.on(listCourses, new Page(catalogue.slice(0, 6), total))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(cards).toHaveLength(6)
})
