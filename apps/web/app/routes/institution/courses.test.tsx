import { changeCourses, createCourse, deleteCourses, suggestCourseFacts } from '@milepost/contract/courses/routes'
import type { Course } from '@milepost/contract/courses/schema'
import { listInstitutionCourses } from '@milepost/contract/institutions/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formatDay } from '#lib/format.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'

test('a card says in words what a course leaves out', async () => {
  await actAs('institution')
  const [course] = await recorded('institution', 'listInstitutionCourses')
  if (course === undefined) throw new Error('the demo has no course')
  const bare = { ...course, title: '', description: '', duration: null, price: null }
  const full = {
    ...course,
    id: course.id + 1,
    title: 'Nets',
    description: 'Ropes',
    duration: '6',
    price: 4500,
    startsOn: '2099-01-05',
  }
  server.on(listInstitutionCourses, new Page([bare, full], 2))
  await openScreen('/institution/courses')
  const cards = page.getByRole('main').getByRole('listitem')
  for (const words of ['Untitled Course', 'No description provided.', 'Duration: Flexible', 'Price: Free']) {
    await expect.element(cards.first()).toMatchTextContent(words)
  }
  for (const words of [
    'Nets',
    'Ropes',
    'Duration: 6 weeks',
    'Price: ₹4,500',
    `Start date: ${formatDay(new Date(2099, 0, 5))}`,
  ]) {
    await expect.element(cards.nth(1)).toMatchTextContent(words)
  }
  await expect.element(cards.nth(1).getByRole('button', { name: 'Edit (Nets)' })).toBeVisible()
  await expect.element(cards.nth(1).getByRole('button', { name: 'Delete (Nets)' })).toBeVisible()
})

/** Opens the institution's courses, with a server that takes another one. */
async function openToAddCourse() {
  await actAs('institution')
  const [course] = await recorded('institution', 'listInstitutionCourses')
  if (course === undefined) throw new Error('the demo has no course')
  server.on(createCourse, course)
  server.on(suggestCourseFacts, { skills: [], level: null, language: 'en' })
  await openScreen('/institution/courses')
}

test('a new course wants four fields and a price of 0 or more, and Cancel clears what was typed', async () => {
  await openToAddCourse()
  const add = page.getByRole('button', { name: '+ Add Course' })
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Add New Course' })
  const create = dialog.getByRole('button', { name: 'Create' })
  await dialog.getByLabelText(/^Title/).fill('   ')
  await create.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please fill all fields before submitting.')
  await dialog.getByLabelText(/^Title/).fill('Nets and knots')
  await dialog.getByLabelText(/^Description/).fill('Ropes for beginners.')
  await dialog.getByLabelText(/^Duration/).fill('6')
  await create.click()
  await expect.element(dialog.getByLabelText(/^Price/)).toHaveAccessibleDescription(/Please fill this in\.$/)
  await dialog.getByLabelText(/^Price/).fill('-1')
  await create.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Price must be a valid positive number.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await add.click()
  await expect.element(dialog.getByLabelText(/^Title/)).toHaveValue('')
  expect(server.calls(createCourse)).toEqual([])
})

test('a start date may be left out, is sent as a day, and one out of range is explained at its field', async () => {
  await openToAddCourse()
  const dialog = page.getByRole('dialog', { name: 'Add New Course' })
  const fillIn = async (startsOn: string) => {
    await page.getByRole('button', { name: '+ Add Course' }).click()
    for (const [name, value] of [
      ['Title', 'Nets'],
      ['Description', 'Ropes for beginners.'],
      ['Duration', '6'],
      ['Price', '0'],
      ['Start date', startsOn],
    ] as const) {
      await dialog.getByLabelText(new RegExp(`^${name}`)).fill(value)
    }
    await dialog.getByRole('button', { name: 'Create' }).click()
  }
  await fillIn('')
  await expect.poll(() => server.calls(createCourse).at(-1)?.body.startsOn).toBe(null)
  await expect.element(dialog).not.toBeInTheDocument()
  await fillIn('1999-12-31')
  const start = dialog.getByLabelText(/^Start date/)
  await expect.element(start).toHaveAccessibleDescription(/Enter a date between 2000 and 2099\./)
  await expect.element(start).toHaveFocus()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await start.fill('2027-01-05')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => server.calls(createCourse).at(-1)?.body.startsOn).toBe('2027-01-05')
})

test('a deleted course is out of sight after a question, also the last one, and one press within a minute brings it back', async () => {
  await actAs('institution')
  const [course] = await recorded('institution', 'listInstitutionCourses')
  if (course === undefined) throw new Error('the demo has no course')
  const nets = { ...course, title: 'Nets', management: { reason: null, skillsConfirmed: true, version: 4 } }
  let shown = [nets]
  server.on(listInstitutionCourses, () => new Page(shown, shown.length))
  server.on(deleteCourses, ({ body }) => {
    shown = []
    return { done: body.courses.map(({ id }) => ({ id, version: 5 })), refused: [] }
  })
  server.on(changeCourses, ({ body }) => {
    shown = [nets]
    return { done: body.courses.map(({ id }) => ({ id, version: 6 })), refused: [] }
  })
  await openScreen('/institution/courses')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Delete (Nets)' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await expect.element(question).toMatchTextContent('Are you sure you want to delete the course "Nets"?')
  await question.getByRole('button', { name: 'Delete' }).click()
  const note = main.getByRole('status').filter({ hasText: '1 course was deleted. You can undo this for 1 minute.' })
  await expect.element(note).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'No courses yet' })).toBeVisible()
  expect(server.calls(deleteCourses)[0]?.body.courses).toEqual([{ id: course.id, version: 4 }])
  await expectAccessible()
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect.element(main.getByRole('heading', { name: 'Nets' })).toBeVisible()
  expect(server.calls(changeCourses)[0]?.body.courses).toEqual([{ id: course.id, version: 5, archived: false }])
})

test('the menu of a card closes, archives and duplicates its course in the words of the table, with the same Undo', async () => {
  await page.viewport(390, 844)
  await actAs('institution')
  const [course] = await recorded('institution', 'listInstitutionCourses')
  if (course === undefined) throw new Error('the demo has no course')
  const version = (at: number) => ({ reason: null, skillsConfirmed: true, version: at })
  const others = Array.from({ length: 8 }, (_, at) => ({ ...course, id: at + 2, title: `Course ${at + 2}` }))
  let nets: Course[] = [{ ...course, id: 1, title: 'Nets', management: version(4) }]
  server.on(listInstitutionCourses, () => new Page([...others, ...nets], others.length + nets.length))
  server.on(changeCourses, ({ body: { courses } }) => {
    const [{ closed, archived } = {}] = courses
    nets = archived ? [] : nets.map((each) => ({ ...each, closed: closed || undefined, management: version(5) }))
    return { done: courses.map(({ id, version: seen }) => ({ id, version: seen + 1 })), refused: [] }
  })
  await openScreen('/institution/courses')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nets' })
  const choose = async (name: string) => {
    await card.getByRole('button', { name: 'More for Nets' }).click()
    await card.getByRole('button', { name, exact: true }).click()
  }
  const note = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /1 course was (closed|archived)/ })
  await choose('Close for applications')
  await expect.element(card).toMatchTextContent('Closed for applications')
  await expect.element(note.getByRole('button', { name: 'Undo' })).toBeInViewport()
  await expect.element(card.getByRole('button', { name: 'More for Nets' })).toHaveFocus()
  await note.getByRole('button', { name: 'Undo' }).click()
  expect(server.calls(changeCourses).map(({ body }) => body.courses)).toEqual([
    [{ id: 1, version: 4, closed: true }],
    [{ id: 1, version: 5, closed: false }],
  ])
  await choose('Duplicate')
  const dialog = page.getByRole('dialog', { name: 'Add New Course' })
  await expect.element(dialog.getByLabelText(/^Title/)).toHaveValue('Nets (copy)')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose('Archive')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(note.getByRole('button', { name: 'Undo' })).toBeInViewport()
  expect(server.calls(changeCourses).at(-1)?.body.courses).toEqual([{ id: 1, version: 5, archived: true }])
})
