import { getCourse, suggestCourseFacts, updateCourse } from '@milepost/contract/courses/routes'
import type { Course } from '@milepost/contract/courses/schema'
import { listInstitutionCourses } from '@milepost/contract/institutions/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Page, refused, server } from '#test/stand-in-server.ts'

const course: Course = {
  id: 7,
  title: 'Git',
  description: 'Branches',
  duration: '4',
  price: 100,
  institution_id: 1,
  startsOn: null,
  status: 'approved',
  language: 'en',
  level: null,
  skills: [],
  management: { reason: null, skillsConfirmed: true, version: 1 },
}
const dialog = () => page.getByRole('dialog', { name: 'Edit Course' })

/** Opens the course for editing, while a colleague saves these changes. */
async function editWhile(changes: Partial<Course>): Promise<void> {
  const theirs = { ...course, management: { reason: null, skillsConfirmed: true, version: 2 }, ...changes }
  await actAs('institution')
  server.on(listInstitutionCourses, new Page([course], 1))
  server.on(suggestCourseFacts, { skills: [], level: null, language: 'en' })
  server.on(getCourse, theirs)
  server.on(updateCourse, ({ body }) => (body.version === 2 ? theirs : refused('changed_meanwhile')))
  await openScreen('/institution/courses')
  await page.getByRole('button', { name: 'Edit (Git)' }).click()
}

test('a colleague’s changes of other fields are kept without a question', async () => {
  await editWhile({ price: 175, duration: '6' })
  await dialog()
    .getByLabelText(/^Title/)
    .fill('Git for all')
  await dialog().getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Someone else’s changes are kept too: Duration and Price.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(server.calls(updateCourse).at(-1)?.body).toMatchObject({
    title: 'Git for all',
    price: 175,
    duration: '6',
    version: 2,
  })
})

test('only what both changed is asked, and my other changes stay with their version of it', async () => {
  await editWhile({ price: 175, duration: '6' })
  await dialog()
    .getByLabelText(/^Title/)
    .fill('Git for all')
  await dialog()
    .getByLabelText(/^Price/)
    .fill('250')
  await dialog().getByRole('button', { name: 'Update' }).click()
  const fields = dialog().getByRole('term')
  await expect.element(fields).toHaveTextContent('Price')
  await expect.element(dialog()).toMatchTextContent('Their version₹175Your version₹250')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Use their version' }).click()
  await expect.element(dialog().getByLabelText(/^Title/)).toHaveValue('Git for all')
  await expect.element(dialog().getByLabelText(/^Price/)).toHaveValue('175')
  await expect.element(dialog().getByLabelText(/^Duration/)).toHaveValue('6')
  await dialog().getByRole('button', { name: 'Update' }).click()
  await expect
    .poll(() => server.calls(updateCourse).at(-1)?.body)
    .toMatchObject({ title: 'Git for all', price: 175, version: 2 })
})

test('my version of what both changed is saved with their other changes, and lengths have units', async () => {
  await editWhile({ price: 175, duration: '6' })
  await dialog()
    .getByLabelText(/^Price/)
    .fill('250')
  await dialog()
    .getByLabelText(/^Duration/)
    .fill('8')
  await dialog().getByRole('button', { name: 'Update' }).click()
  await expect.element(dialog()).toMatchTextContent('Their version6 weeksYour version8 weeks')
  await dialog().getByRole('button', { name: 'Use my version' }).click()
  await expect
    .poll(() => server.calls(updateCourse).at(-1)?.body)
    .toMatchObject({ price: 250, duration: '8', version: 2 })
})

test('a colleague who archives or deletes the course is named after my changes are saved', async () => {
  await editWhile({ management: { reason: null, skillsConfirmed: true, version: 2, archived: true } })
  await dialog()
    .getByLabelText(/^Price/)
    .fill('₹2,500')
  await dialog().getByRole('button', { name: 'Update' }).click()
  await expect
    .element(page.getByText('Someone else archived or deleted this course. You’ll find it under “Archived”.'))
    .toBeVisible()
  expect(server.calls(updateCourse).at(-1)?.body).toMatchObject({ price: 2500, version: 2 })
})
