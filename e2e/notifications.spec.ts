import type { Page } from '@playwright/test'
import { actForInstitution, answerFor, offerCourse, openCourse } from './institution.ts'
import { expect, expectAccessibleByDayAndNight, signIn, signUp, test } from './product.ts'

const bell = (page: Page, unread = 0) =>
  page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

async function apply(page: Page, title: string): Promise<void> {
  await openCourse(page, title)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
}

test('an answer appears without reloading, leads to its page, and two windows agree on what is read', async ({
  page,
  context,
  product,
}) => {
  const institution = await actForInstitution(product.address)
  const title = 'Dyes of the dry zone'
  await offerCourse(institution, title)
  await signUp(page)
  await apply(page, title)
  await page.goto('/dashboard/mentoring')
  await bell(page).click()
  await expect(panel(page)).toContainText('Nothing new')
  await expectAccessibleByDayAndNight(page)
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await other.goto('/dashboard/courses')
  await expect(bell(other)).toBeVisible()

  await answerFor(institution, title, { status: 'accepted', answer: 'Welcome!' })
  await expect(bell(page, 1)).toBeVisible()
  await expect(bell(other, 1)).toBeVisible()
  await bell(page, 1).click()
  const item = panel(page).getByRole('listitem')
  await expect(item).toContainText('Unread:')
  await expectAccessibleByDayAndNight(page)
  await item.getByRole('link', { name: `Lagoonside Polytechnic has accepted your application to “${title}”.` }).click()
  await expect(page).toHaveURL('/dashboard/applications')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeVisible()
  await expect(bell(other)).toBeVisible()
})

test('one or all are marked as read, by the keyboard alone', async ({ page, product }) => {
  const institution = await actForInstitution(product.address)
  await signUp(page)
  for (const title of ['Reeds and mats', 'Salt from the sea']) {
    await offerCourse(institution, title)
    await apply(page, title)
    await answerFor(institution, title, { status: 'accepted', answer: 'Welcome!' })
  }
  await page.goto('/dashboard/mentoring')
  await expect(bell(page, 2)).toBeVisible()
  await bell(page, 2).focus()
  await page.keyboard.press('Enter')
  const items = panel(page).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await items.first().getByRole('button', { name: 'Mark as read' }).focus()
  await page.keyboard.press('Enter')
  await expect(items.first()).not.toContainText('Unread:')
  await expect(items.nth(1)).toContainText('Unread:')
  await expect(bell(page, 1)).toBeAttached()
  await panel(page).getByRole('button', { name: 'Mark all as read' }).focus()
  await page.keyboard.press('Enter')
  await expect(items.nth(1)).not.toContainText('Unread:')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await page.reload()
  await bell(page).click()
  await items.nth(1).getByRole('link').click()
  await expect(page).toHaveURL('/dashboard/applications')
})

test('a notification about a step leads to that step', async ({ page }) => {
  await signIn(page, 'halfway@milepost.example')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await panel(page)
    .getByRole('link', { name: /^The course of your step/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/roadmap\?step=\d+/)
})

test('institutions are told of applications, and older notifications come on demand', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  const institution = await actForInstitution(product.address)
  await signIn(page, 'lagoonside@milepost.example')
  await expect(page).toHaveURL('/institution')
  const learner = await (await browser.newContext({ baseURL: product.address })).newPage()
  await signUp(learner)
  for (let one = 1; one <= 6; one += 1) {
    const title = `Pottery ${one}`
    await offerCourse(institution, title)
    await apply(learner, title)
    await learner.goto('/dashboard/applications')
    await learner.getByRole('button', { name: `Withdraw the application to ${title}` }).click()
    await learner.getByRole('button', { name: 'Withdraw the application', exact: true }).click()
    await expect(learner.getByRole('alertdialog')).toBeHidden()
  }
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await expect(panel(page)).toContainText('An application to “Pottery 6” was withdrawn.')
  await expect(panel(page)).toContainText('Somebody has applied to “Pottery 6”.')
  await expect(panel(page)).not.toContainText('Pottery 1”')
  await panel(page).getByRole('button', { name: 'Show older ones' }).click()
  await expect(panel(page)).toContainText('Somebody has applied to “Pottery 1”.')
  await expectAccessibleByDayAndNight(page)
  await learner.context().close()
})

test.describe('what fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource|net::ERR/] })

  test('a list that fails can be tried again, and a mark that fails is taken back', async ({ page, product }) => {
    const institution = await actForInstitution(product.address)
    const title = 'Baskets'
    await offerCourse(institution, title)
    await signUp(page)
    await apply(page, title)
    await answerFor(institution, title, { status: 'declined', answer: '' })
    await page.goto('/dashboard/mentoring')
    await expect(bell(page, 1)).toBeVisible()
    await page.route('**/api/notifications/*?*', (route) => route.fulfill({ status: 500, body: '' }))
    await bell(page, 1).click()
    await expect(panel(page).getByRole('alert')).toContainText('Your notifications could not be loaded.', {
      timeout: 15_000,
    })
    await expectAccessibleByDayAndNight(page)
    await page.unroute('**/api/notifications/*?*')
    await panel(page).getByRole('button', { name: 'Try Again' }).click()
    await page.route('**/api/notifications/*/read', (route) => route.abort())
    await panel(page).getByRole('button', { name: 'Mark as read', exact: true }).click()
    await expect(panel(page).getByRole('alert')).toContainText('That could not be saved. Please try again.')
    await expect(panel(page).getByRole('listitem')).toContainText('Unread:')
    await page.unroute('**/api/notifications/*/read')
    await panel(page).getByRole('button', { name: 'Mark as read', exact: true }).click()
    await expect(panel(page).getByRole('listitem')).not.toContainText('Unread:')
    await expect(panel(page).getByRole('alert')).toHaveCount(0)
  })

  test('what came while there was no network is there once there is', async ({ page, context, product }) => {
    const institution = await actForInstitution(product.address)
    const title = 'Lanterns'
    await offerCourse(institution, title)
    await signUp(page)
    await apply(page, title)
    await page.goto('/dashboard/mentoring')
    await expect(bell(page)).toBeVisible()
    await context.setOffline(true)
    await answerFor(institution, title, { status: 'accepted', answer: '' })
    await context.setOffline(false)
    await expect(bell(page, 1)).toBeVisible()
  })
})

test('the panel holds at 320 pixels and with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'halfway@milepost.example')
  await page.goto('/dashboard/mentoring')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const box = await panel(page).boundingBox()
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
})
