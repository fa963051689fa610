import { recordCourseOpened } from '@milepost/contract/analytics/routes'
import { createApplication, listApplications, listCourseIntakes } from '@milepost/contract/applications/routes'
import type { Application } from '@milepost/contract/applications/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { saveProgress } from '@milepost/contract/progress/routes'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownApplication } from '#test/applications.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'

let step: Step
let course: Course
let applications: Application[]

beforeEach(async () => {
  await actAs('halfway')
  const roadmap: Roadmap = await recorded('halfway', 'getRoadmap')
  // The address of each test leads to it, which unfolds it.
  const found = roadmap.roadmap.findLast(({ courseId }) => courseId !== null)
  const linked = roadmap.courses.find(({ id }) => id === found?.courseId)
  if (found === undefined || linked === undefined) throw new Error('no step of the demo has a course')
  step = found
  course = linked
  applications = []
  server.on(recordCourseOpened, undefined)
  server.on(listCourseIntakes, [])
  server.on(listApplications, ({ query }) => {
    const found = applications.filter(({ courseId }) => query.course_id === undefined || courseId === query.course_id)
    return new Page(found, found.length)
  })
  server.on(createApplication, ({ body }) => {
    const sent = applicationOf('applied', body.message)
    applications = [sent, ...applications]
    return sent
  })
})

function applicationOf(status: Application['status'], message: string): Application {
  const { id: courseId, title: courseTitle } = course
  return ownApplication({ id: applications.length + 1, courseId, courseTitle, status, message })
}

const article = () =>
  page.getByRole('listitem', { name: step.label, exact: true }).getByRole('article', { name: 'Course for this step' })
const opener = () => article().getByRole('button', { name: /^See and apply/ })
const dialog = () => page.getByRole('dialog', { name: course.title })

test('a step’s course is read and applied for from the step, by the keyboard alone, and the step says so', async () => {
  await openScreen(`/dashboard/roadmap?step=${step.id}`)
  await expect.element(opener()).toBeVisible()
  await expect.element(article().getByText('Waiting for an answer')).not.toBeInTheDocument()
  await pressByKey(opener())
  await expect.element(dialog()).toBeVisible()
  await expect.element(dialog().getByText(`For step ${step.id}: ${step.label}`)).toBeVisible()
  await expect.element(dialog().getByText(/^Why this course/)).toBeVisible()
  await expectAccessible()
  await pressByKey(dialog().getByRole('button', { name: 'Apply Now' }))
  await pressByKey(dialog().getByRole('button', { name: 'Send application' }))
  await expect.element(dialog().getByText('Applied', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  await expect.element(article().getByText('Waiting for an answer')).toBeVisible()
  await expect.poll(() => server.calls(recordCourseOpened)).toHaveLength(1)
})

test('of several applications to a course the latest is what the step says', async () => {
  applications = [applicationOf('enrolled', 'again'), applicationOf('withdrawn', 'first')]
  await openScreen(`/dashboard/roadmap?step=${step.id}`)
  await expect.element(article().getByText('Enrolled')).toBeVisible()
  await expect.element(article().getByText('Withdrawn')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a confirmed completion is shown at the step, which is done only if the learner says so', async () => {
  applications = [{ ...applicationOf('completed', ''), decidedAt: '2026-11-22T11:00:00.000Z' }]
  const [marked] = await recorded('halfway', 'listProgress')
  if (marked === undefined) throw new Error('the demo has no progress')
  server.on(saveProgress, ({ body }) => ({ ...marked, step_id: body.stepId, status: body.status }))
  await openScreen(`/dashboard/roadmap?step=${step.id}`)
  await expect.element(article()).toMatchTextContent('Confirmed by Hill School on 22 Nov 2026.')
  await expectAccessible()
  await article().getByRole('button', { name: 'Mark the step done' }).click()
  await expect.element(article().getByRole('button', { name: 'Mark the step done' })).not.toBeInTheDocument()
})
