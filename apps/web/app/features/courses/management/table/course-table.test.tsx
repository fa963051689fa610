import { changeCourses, deleteCourses } from '@milepost/contract/courses/routes'
import type { Course } from '@milepost/contract/courses/schema'
import { listInstitutionCourses } from '@milepost/contract/institutions/routes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { chooseAction } from '#test/row-menu.ts'
import { Page, server } from '#test/stand-in-server.ts'

const courseOf = (id: number, title: string, price: number | null): Course => ({
  id,
  title,
  description: 'About it',
  duration: '4',
  price,
  institution_id: 1,
  startsOn: null,
  status: 'approved',
  language: 'en',
  level: null,
  skills: [],
  management: { reason: null, skillsConfirmed: true, version: 1 },
})
const courses = [courseOf(1, 'Git', 100), courseOf(2, 'Docker', 250), courseOf(3, 'Python', null)]

/** The server changes every course but Docker, which a colleague has changed in between, if `refuses`. */
async function openTable({
  refuses = false,
  shown = courses,
  address = '/institution/courses?view=table',
} = {}): Promise<void> {
  await actAs('institution')
  server.on(listInstitutionCourses, new Page([...shown], shown.length))
  server.on(changeCourses, ({ body }) => ({
    done: body.courses
      .filter(({ id }) => !refuses || id !== 2)
      .map(({ id, version }) => ({ id, version: version + 1 })),
    refused: refuses ? [{ id: 2, code: 'changed_meanwhile' as const }] : [],
  }))
  await openScreen(address)
}
const sent = () => server.calls(changeCourses).at(-1)?.body.courses
const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click()

test('prices of many change by a percentage, and one press undoes it', async () => {
  await openTable()
  await page.getByLabelText('Select this page').click()
  await expect.element(page.getByText('3 selected')).toBeVisible()
  await expectAccessible()
  await press('Change prices')
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByLabelText('Percent').fill('ten')
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect.element(dialog.getByLabelText('Percent')).toHaveAccessibleDescription(/Enter a number/)
  await dialog.getByLabelText('Percent').fill('10')
  await expect.element(dialog).toMatchTextContent('Docker: ₹250 → ₹275')
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect.element(page.getByText('2 courses were changed.')).toBeVisible()
  expect(sent()).toEqual([
    { id: 1, version: 1, price: 110 },
    { id: 2, version: 1, price: 275 },
  ])
  await expectAccessible()
  await press('Undo')
  await expect.element(page.getByText('2 courses are as before.')).toBeVisible()
  expect(sent()).toEqual([
    { id: 1, version: 2, price: 100 },
    { id: 2, version: 2, price: 250 },
  ])
})

test('a cell is edited in place: Enter saves what we understand, Escape leaves it, and nonsense is explained', async () => {
  await openTable()
  await press(/Change: Price of Git/)
  const price = page.getByLabelText('Price of Git')
  await price.fill('ask')
  await expect.element(price).toHaveAccessibleDescription('Enter a price such as 5000.')
  await userEvent.keyboard('{Enter}')
  await expect.element(price).toBeVisible()
  await price.fill('₹5,000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 course was changed.')).toBeVisible()
  expect(sent()).toEqual([{ id: 1, version: 1, price: 5000 }])
  await press(/Change: Duration of Docker/)
  await page.getByLabelText('Duration of Docker').fill('2 months')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('Duration of Docker')).not.toBeInTheDocument()
  expect(server.calls(changeCourses)).toHaveLength(1)
})

test('places say how many are taken, and blank is no limit', async () => {
  const management = { reason: null, skillsConfirmed: true, version: 1, placesTaken: 2 }
  await openTable({ shown: [{ ...courseOf(1, 'Git', 100), places: 2, full: true, management }] })
  await expect.element(page.getByRole('row', { name: /Git/ })).toMatchTextContent('2 of 2')
  await expect.element(page.getByRole('row', { name: /Git/ })).toMatchTextContent('Full')
  await expectAccessible()
  await press(/Change: Places of Git/)
  const places = page.getByLabelText('Places of Git')
  await places.fill('many')
  await expect.element(places).toHaveAccessibleDescription(/Enter a whole number/)
  await places.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual([{ id: 1, version: 1, places: null }])
})

test('long lengths and many badges push no menu out of the window, and make no row taller', async () => {
  await page.viewport(1440, 900)
  const long = { duration: 'twelve weeks or as long as it takes', startsOn: '2027-01-05', closed: true as const }
  await openTable({ shown: [{ ...courseOf(1, 'Responsible and accessible interfaces', 125_000), ...long }] })
  await expect.element(page.getByRole('button', { name: /^Actions for/ })).toBeInViewport({ ratio: 1 })
  expect(document.querySelector('tbody tr')?.getBoundingClientRect().height).toBeLessThanOrEqual(41)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440)
})

test('what could not be changed is named', async () => {
  await openTable({ refuses: true })
  await page.getByLabelText('Select Git').click()
  await page.getByLabelText('Select Docker').click()
  await press('Close for applications')
  await expect.element(page.getByText('1 course was closed for applications.')).toBeVisible()
  await expect.element(page.getByText(/1 course had been changed by someone else, so we left it: Docker/)).toBeVisible()
  expect(sent()).toEqual([
    { id: 1, version: 1, closed: true },
    { id: 2, version: 1, closed: true },
  ])
})

test('many are deleted after a question, and one press within a minute brings them back', async () => {
  await openTable()
  server.on(deleteCourses, { done: [{ id: 1, version: 2 }], refused: [] })
  await page.getByLabelText('Select Git').click()
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 1 course?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('1 course was deleted. You can undo this for 1 minute.')).toBeVisible()
  await press('Undo')
  await expect.element(page.getByText('1 course is as before.')).toBeVisible()
  expect(sent()).toEqual([{ id: 1, version: 2, archived: false }])
})

test('Undo says which courses a colleague kept from deletion, and which are gone', async () => {
  await openTable()
  server.on(deleteCourses, {
    done: [
      { id: 1, version: 2 },
      { id: 2, version: 2 },
    ],
    refused: [],
  })
  server.on(changeCourses, {
    done: [],
    refused: [
      { id: 1, code: 'changed_meanwhile' },
      { id: 2, code: 'not_found' },
    ],
  })
  await page.getByLabelText('Select Git').click()
  await page.getByLabelText('Select Docker').click()
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await press('Undo')
  await expect.element(page.getByText(/1 course had been changed by someone else, so we left it: Git/)).toBeVisible()
  await expect.element(page.getByText(/1 course is deleted for good: Docker/)).toBeVisible()
})

test('a duplicate begins as a copy', async () => {
  await openTable()
  await chooseAction('Docker', 'Duplicate')
  const dialog = page.getByRole('dialog', { name: 'Add New Course' })
  await expect.element(dialog.getByLabelText(/^Title/)).toHaveValue('Docker (copy)')
  await expect.element(dialog.getByLabelText(/^Price/)).toHaveValue('250')
})

test('the table is sorted by the server', async () => {
  await openTable()
  await page.getByLabelText('Sort by').selectOptions('Highest price')
  await expect
    .poll(() => server.calls(listInstitutionCourses).at(-1)?.query)
    .toMatchObject({ sort: 'price', direction: 'desc', page_size: 50 })
})

test('the list is chosen, and so many rows of it, and the browser remembers both', async () => {
  const many = Array.from({ length: 12 }, (_, place) => courseOf(place + 1, `Course ${place + 1}`, 100))
  await openTable({ shown: many, address: '/institution/courses' })
  await page.getByLabelText('Show as').selectOptions('List')
  await page.getByLabelText('Rows per page').selectOptions('10')
  await expect.poll(() => server.calls(listInstitutionCourses).at(-1)?.query).toMatchObject({ page: 1, page_size: 10 })
  await cleanup()
  await openScreen('/institution/courses')
  await expect.element(page.getByRole('table', { name: 'Your courses' })).toBeVisible()
  await expect.element(page.getByLabelText('Rows per page')).toHaveValue('10')
})

test('a course is read beside the list, where it can be changed', async () => {
  await openTable()
  await page.getByRole('button', { name: 'Docker', exact: true }).click()
  const record = page.getByRole('article', { name: 'Docker' })
  await expect.element(record).toMatchTextContent('About it')
  await expectAccessible()
  await record.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('1 course was archived.')).toBeVisible()
  await record.getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Course' })).toBeVisible()
})
