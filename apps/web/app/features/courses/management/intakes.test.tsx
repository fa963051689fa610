import { listCourseIntakes, saveCourseIntakes } from '@milepost/contract/applications/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { refused, server } from '#test/stand-in-server.ts'

test('a start is added and another removed, what is missing is named, and a refusal keeps all that was typed', async () => {
  await actAs('institution')
  const [course] = await recorded('institution', 'listInstitutionCourses')
  server.on(listCourseIntakes, [
    { id: 5, startsOn: '2027-01-11', places: 30, taken: 2 },
    { id: 6, startsOn: '2027-06-07', mode: 'offline', country: 'LK', town: 'Jaffna', taken: 0 },
  ])
  server.on(saveCourseIntakes, refused('intake_in_use', 'Learners have applied for the start on 2027-01-11.'))
  await openScreen('/institution/courses')
  await page.getByRole('button', { name: `More for ${course?.title}` }).click()
  await page.getByRole('button', { name: 'Starts and places' }).click()
  const dialog = page.getByRole('dialog', { name: 'Starts and places' })
  await dialog.getByRole('button', { name: 'Remove start 1' }).click()
  await dialog.getByRole('button', { name: 'Add a start' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose a day for each start.')
  await dialog.getByLabelText('First day').nth(1).fill('2027-09-01')
  await dialog
    .getByLabelText(/^Places/)
    .nth(1)
    .fill('12')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Learners have applied for the start')
  await expect.element(dialog.getByLabelText('First day').nth(1)).toHaveValue('2027-09-01')
  expect(server.calls(saveCourseIntakes).map(({ body }) => body.intakes)).toMatchObject([
    [
      { id: 6, startsOn: '2027-06-07', mode: 'offline', country: 'LK', town: 'Jaffna' },
      { startsOn: '2027-09-01', places: 12 },
    ],
  ])
})
