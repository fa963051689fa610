import {
  deleteActivityEvents,
  getActivity,
  listActivityEvents,
  recordCourseOpened,
} from '@milepost/contract/analytics/routes'
import { getCourse, listCourses } from '@milepost/contract/courses/routes'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { broken, lost, Page, pending, refused, server } from '#test/stand-in-server.ts'

const address = '/dashboard/analytics'
const record = page.getByRole('region', { name: 'Your activity' })
const remove = record.getByRole('button', { name: 'Delete all' })
const question = page.getByRole('alertdialog', { name: 'Delete your activity?' })
const firstCourse = page.getByRole('main').getByRole('listitem').getByRole('button').first()

function deleteAll(): undefined {
  server.on(listActivityEvents, new Page([], 0))
}

/** The figure below a label, as text. */
function figure(label: string): string | null | undefined {
  const terms = [...document.querySelectorAll('dt')]
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent
}

test('a learner who has done nothing yet reads that nothing is recorded', async () => {
  await actAs('fresh')
  server.on(listActivityEvents, new Page([], 0))
  await openScreen(address)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your Career Analytics')
  await expect.poll(() => figure('Roadmaps Generated')).toBe('0')
  await expect.poll(() => figure('Feedback Given')).toBe('0')
  await expect.poll(() => figure('Courses Explored')).toBe('0')
  await expect.poll(() => figure('Average Feedback Rating')).toBe('N/A')
  await expect.poll(() => figure('Top Interest Area')).toBe('N/A')
  await expect.poll(() => figure('Most Engaged Institution')).toBeUndefined()
  await expect.element(page.getByText('Your progress will show up here')).toBeVisible()
  await expect.element(record).toMatchTextContent(/Nothing yet\./)
  await expect.element(record.getByRole('button')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a failure on our side is named by its code, beside our own words', async () => {
  await actAs('halfway')
  server.on(getActivity, broken('0123456789'))
  await openScreen(address)
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load your analytics.' })
  await expect.element(failure).toMatchTextContent(/If it happens again, tell us this code: 0123456789/)
})

test('the navigation lists Overview, Find Courses, Analytics, Settings', async () => {
  await actAs('fresh')
  await openScreen(address)
  const screens = page.getByRole('navigation').getByRole('list').first().getByRole('listitem')
  await expect.element(screens).toHaveLength(4)
  const names = screens.elements().map(({ textContent }) => textContent)
  expect(names).toEqual(['Overview', 'Find Courses', 'Analytics', 'Settings'])
})

test('half-way there are pictures, each with its figures in a table', async () => {
  await actAs('halfway')
  await openScreen(address)
  await expect.poll(() => figure('Most Engaged Institution')).toBe('Banyan Stack Bootcamp')
  await expect.poll(() => figure('Average Feedback Rating')).toBe('4 of 5')
  const { weeks } = await recorded('halfway', 'getActivity')
  expect(weeks.length).toBeGreaterThan(8)
  for (const title of ['Progress over time', 'Activity by week']) {
    const picture = page.getByRole('region', { name: title })
    await picture.getByText('Show as a table').click()
    await expect.element(picture.getByRole('row')).toHaveLength(weeks.length + 1)
  }
  const progress = page.getByRole('region', { name: 'Progress over time' })
  await expect.element(progress).toMatchTextContent(/You’ve finished \d+ of \d+ steps\. \d+ of them since \d+ \w+\./)
  const hours = page.getByRole('region', { name: 'Hours by section' }).getByRole('listitem').first()
  await expect.element(hours).toMatchTextContent(/of \d+ hours/)
  await expectAccessible()
  await page.viewport(320, 640)
  await expectAccessible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('what is recorded is deleted by the keyboard alone, after a question', async () => {
  await actAs('halfway')
  server.on(deleteActivityEvents, deleteAll)
  await openScreen(address)
  await pressByKey(remove)
  await pressByKey(question.getByRole('button', { name: 'Cancel' }))
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(remove).toHaveFocus()
  expect(server.calls(deleteActivityEvents)).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  await pressByKey(question.getByRole('button', { name: 'Delete all' }))
  await expect.element(record).toMatchTextContent(/Nothing yet\./)
  await expect.element(record.getByRole('heading', { name: 'Your activity' })).toHaveFocus()
})

describe('what fails', () => {
  test('while loading and deleting is said, and can be tried again', async () => {
    await actAs('halfway')
    server.on(getActivity, pending)
    const screen = await openScreen(address)
    await expect.element(page.getByText('Loading your analytics...')).toBeVisible()
    server.on(getActivity, refused('invalid'))
    const events = await recorded('halfway', 'listActivityEvents')
    server.on(listActivityEvents, refused('invalid'))
    await screen.reload()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t load your analytics\./)
    await expectAccessible()
    server.on(getActivity, await recorded('halfway', 'getActivity'))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(page.getByRole('main')).toHaveFocus()
    await expect.element(record.getByRole('alert')).toMatchTextContent(/We couldn’t load your activity\./)
    server.on(listActivityEvents, new Page(events, events.length))
    await record.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(record.getByRole('listitem')).toHaveLength(events.length)
    server.on(deleteActivityEvents, lost)
    await remove.click()
    await server.holdWhile(() => question.getByRole('button', { name: 'Delete all' }).dblClick())
    const alert = question.getByRole('alert')
    await expect.element(alert).toHaveTextContent('We couldn’t delete your activity. Please try again.')
    server.on(deleteActivityEvents, deleteAll)
    await question.getByRole('button', { name: 'Delete all' }).click()
    await expect.element(record).toMatchTextContent(/Nothing yet\./)
  })

  test('while an opened course is recorded is not shown: the course opens all the same', async () => {
    await actAs('fresh')
    const courses = await recorded('fresh', 'listCourses')
    server.on(listCourses, new Page(courses, courses.length))
    server.on(getCourse, ({ params }) => {
      const course = courses.find(({ id }) => id === Number(params.id)) ?? courses[0]
      if (course === undefined) throw new Error('There are courses')
      return course
    })
    server.on(recordCourseOpened, lost)
    await openScreen('/dashboard/courses')
    await firstCourse.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => server.calls(recordCourseOpened)).toHaveLength(1)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(firstCourse).toHaveFocus()
  })
})
