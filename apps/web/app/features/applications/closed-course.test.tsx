import { recordCourseOpened } from '@milepost/contract/analytics/routes'
import { listApplications } from '@milepost/contract/applications/routes'
import { listCourses } from '@milepost/contract/courses/routes'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'

test.each([
  [{ closed: true as const }, 'Closed for applications', 'This course isn’t taking applications now.', false],
  [{ places: 3, full: true as const }, 'Full', 'Every place is taken. You can apply and wait for one.', true],
])('a course that is %o says so in the catalogue, and whether one can apply', async (state, badge, text, canApply) => {
  await actAs('halfway')
  const [course] = await recorded('halfway', 'listCourses')
  if (course === undefined) throw new Error('the demo has no course')
  server.on(recordCourseOpened, undefined)
  server.on(listApplications, new Page([], 0))
  server.on(listCourses, new Page([{ ...course, ...state }], 1))
  await openScreen('/dashboard/courses')
  await expect.element(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: course.title, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(text)
  expect(dialog.getByRole('button', { name: 'Apply Now' }).elements()).toHaveLength(canApply ? 1 : 0)
})

test('a step’s course that is full says so on the roadmap', async () => {
  await actAs('halfway')
  const roadmap = await recorded('halfway', 'getRoadmap')
  const step = roadmap.roadmap.findLast(({ courseId }) => courseId !== null)
  const courses = roadmap.courses.map((course) => ({ ...course, places: 3, full: true as const }))
  server.on(getRoadmap, { ...roadmap, courses })
  server.on(listApplications, new Page([], 0))
  await openScreen(`/dashboard/roadmap?step=${step?.id}`)
  const article = page
    .getByRole('listitem', { name: step?.label ?? '', exact: true })
    .getByRole('article', { name: 'Course for this step' })
  await expect.element(article.getByText('Full', { exact: true })).toBeVisible()
  await expect.element(article.getByRole('button', { name: /^See and apply/ })).toBeVisible()
})
