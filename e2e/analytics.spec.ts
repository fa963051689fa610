import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  noticeOf,
  pressByKey,
  signIn,
  signUp,
  signUpWithRoadmap,
  test,
} from './product.ts'

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')
const record = (page: Page) => page.getByRole('region', { name: 'What is recorded' })

test('who has done nothing yet is told so', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/courses')
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page).toHaveURL('/dashboard/analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Career Analytics' })).toBeVisible()
  for (const label of ['Roadmaps Generated', 'Feedback Given', 'Courses Explored'])
    await expect(figure(page, label)).toHaveText('0')
  await expect(figure(page, 'Last Active')).toHaveText('No activity yet')
  await expect(figure(page, 'Average Feedback Rating')).toHaveText('N/A')
  await expect(figure(page, 'Top Interest Area')).toHaveText('N/A')
  await expect(figure(page, 'Most Engaged Institution')).toHaveCount(0)
  await expect(page.getByText('Your progress is drawn here')).toBeVisible()
  await expect(record(page)).toContainText('Nothing is recorded.')
  await expect(record(page).getByRole('button')).toHaveCount(0)
  await expectAccessibleByDayAndNight(page)
})

test('the way along: Overview, Find Courses, Analytics, Settings', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/analytics')
  const screens = page.getByRole('navigation').getByRole('list').first().getByRole('listitem')
  await expect(screens).toHaveText(['Overview', 'Find Courses', 'Analytics', 'Settings'])
})

test('the demo’s half-way learner has pictures, each with its figures in a table', async ({ page }) => {
  await signIn(page, 'halfway@milepost.example')
  await page.goto('/dashboard/analytics')
  await expect(figure(page, 'Most Engaged Institution')).not.toBeEmpty()
  await expect(figure(page, 'Average Feedback Rating')).toHaveText('4 of 5')
  for (const title of ['Progress over time', 'Activity by week']) {
    const picture = page.getByRole('region', { name: title })
    await picture.getByText('Show the figures').click()
    await expect(picture.getByRole('row')).toHaveCount(13)
  }
  await expect(page.getByRole('region', { name: 'Hours by section' }).getByRole('listitem').first()).toContainText(
    /of \d+ hours/,
  )
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('what one does is recorded once, seen page by page, and deleted after a question', async ({ page, context }) => {
  await signUpWithRoadmap(page)
  await page.goto('/dashboard/courses')
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button')
  const title = await cards.first().innerText()
  for (const _ of [1, 2]) {
    const heard = page.waitForResponse('**/api/activity/courses-opened').catch(() => null)
    await cards.first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    if (_ === 1) expect((await heard)?.status()).toBe(204)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(figure(page, 'Courses Explored')).toHaveText('1')
  await expect(figure(page, 'Roadmaps Generated')).toHaveText('1')
  await expect(record(page).getByRole('listitem')).toHaveText([/Course opened: /, /Roadmap generated/])
  await expect(record(page)).toContainText(title)

  await record(page).getByRole('button', { name: 'Delete all' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete all that is recorded?' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(record(page).getByRole('listitem')).toHaveCount(2)
  await record(page).getByRole('button', { name: 'Delete all' }).click()
  const other = await context.newPage()
  await other.goto('/dashboard/analytics')
  await expect(record(other).getByRole('listitem')).toHaveCount(2)
  await question.getByRole('button', { name: 'Delete all' }).click()
  await expect(noticeOf(page, 'Your recorded activity is deleted.')).toBeVisible()
  await expect(record(page)).toContainText('Nothing is recorded.')
  await expect(figure(page, 'Courses Explored')).toHaveText('0')
  await expect(figure(page, 'Last Active')).toHaveText('No activity yet')
  await expect(figure(page, 'Roadmaps Generated')).toHaveText('1')
  // The other tab deletes what is gone already.
  await record(other).getByRole('button', { name: 'Delete all' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click()
  await expect(record(other)).toContainText('Nothing is recorded.')
})

test('what is recorded is deleted by the keyboard alone', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/courses')
  const course = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await Promise.all([page.waitForResponse('**/api/activity/courses-opened'), pressByKey(page, course)])
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(course).toBeFocused()
  await pressByKey(page, page.getByRole('link', { name: 'Analytics' }), 'Shift+Tab')
  const remove = record(page).getByRole('button', { name: 'Delete all' })
  const question = page.getByRole('alertdialog', { name: 'Delete all that is recorded?' })
  await pressByKey(page, remove)
  await pressByKey(page, question.getByRole('button', { name: 'Cancel' }))
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await pressByKey(page, question.getByRole('button', { name: 'Delete all' }))
  await expect(record(page)).toContainText('Nothing is recorded.')
  await expect(record(page).getByRole('heading', { name: 'What is recorded' })).toBeFocused()
})

test.describe('what fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('is said and can be tried again', async ({ page }) => {
    await signUpWithRoadmap(page)
    await page.route('**/api/analytics/*', async (route) => {
      await expect(page.getByText('Loading your analytics...')).toBeVisible()
      await route.fulfill({ status: 400, json: {} })
    })
    await page.getByRole('link', { name: 'Analytics' }).click()
    await expect(page.getByRole('alert')).toContainText('Your analytics could not be loaded.')
    await expectAccessible(page)
    await page.unroute('**/api/analytics/*')
    await page.route('**/api/analytics/*/events*', (route) => route.fulfill({ status: 400, json: {} }))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(record(page).getByRole('alert')).toContainText('The record could not be loaded.')
    await page.unroute('**/api/analytics/*/events*')
    await record(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(record(page).getByRole('listitem')).toHaveCount(1)
    await page.route('**/api/analytics/*/events', (route) => route.abort())
    await record(page).getByRole('button', { name: 'Delete all' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).dblclick()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
      'The record could not be deleted. Please try again.',
    )
    await page.unroute('**/api/analytics/*/events')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click()
    await expect(record(page)).toContainText('Nothing is recorded.')
  })

  test('a course that cannot be written down is shown all the same', async ({ page }) => {
    await signUp(page)
    await page.goto('/dashboard/courses')
    await page.route('**/api/activity/courses-opened', (route) => route.abort())
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
