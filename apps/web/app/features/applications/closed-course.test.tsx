import { recordCourseOpened } from '@milepost/contract/analytics'
import { listApplications } from '@milepost/contract/applications'
import { listCourses } from '@milepost/contract/courses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'

test.each([
  [{ closed: true }, 'This course isn’t taking applications now.'],
  [{ places: 3, full: true }, 'This course is full. Every place is taken.'],
] as const)('a course that is %o says so and has no button to apply', async (state, text) => {
  await actAs('halfway')
  const [course] = await recorded('halfway', 'listCourses')
  if (course === undefined) throw new Error('the demo has no course')
  server.on(recordCourseOpened, undefined)
  server.on(listApplications, new Page([], 0))
  server.on(listCourses, new Page([{ ...course, ...state }], 1))
  await openScreen('/dashboard/courses')
  await page.getByRole('main').getByRole('button', { name: course.title, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(text)
  await expect.element(dialog.getByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument()
})
