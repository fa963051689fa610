import type { Page } from '@playwright/test'
import { subscribe } from './paying.ts'
import { expect, expectAccessibleByDayAndNight, noticeOf, signUp, test } from './product.ts'

/** A time of the browser's zone, as a field of a form takes it. */
function inDays(page: Page, days: number): Promise<string> {
  return page.evaluate((ahead) => {
    const time = new Date(Date.now() + ahead * 86_400_000)
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  }, days)
}

const topic = (page: Page) => page.getByLabel('What do you want to talk about?')

test('mentoring is offered with Premium, and who has another plan is told so', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/courses')
  await page.getByRole('link', { name: 'Mentoring' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentoring' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Part of the Premium plan' })).toBeVisible()
  await expect(topic(page)).toHaveCount(0)
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL('/plans')
})

test('a session is asked for, seen, withdrawn and asked for again', async ({ page }) => {
  await subscribe(page, 'Premium')
  await page.goto('/dashboard/mentoring')
  await expect(page.getByText('You have not asked for a session yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a session' }).click()
  await expect(topic(page)).toBeFocused()
  await expect(topic(page)).toHaveAccessibleDescription(/Say what you want to talk about\./)
  await expect(page.getByLabel('Time 1', { exact: true })).toHaveAccessibleDescription('Propose at least one time.')
  await expectAccessibleByDayAndNight(page)

  await topic(page).fill('Which first job leads to data science?')
  await expect(page.getByText('in your own time zone: Asia/Colombo.')).toBeVisible()
  await page.getByLabel('Time 1', { exact: true }).fill(await inDays(page, 61))
  for (const _ of [2, 3, 4, 5]) await page.getByRole('button', { name: 'Add another time' }).click()
  await expect(page.getByRole('button', { name: 'Add another time' })).toHaveCount(0)
  const twice = await inDays(page, 2)
  await page.getByLabel('Time 2', { exact: true }).fill(twice)
  await page.getByLabel('Time 3', { exact: true }).fill(twice)
  await page.getByRole('button', { name: 'Ask for a session' }).click()
  await expect(page.getByLabel('Time 1', { exact: true })).toBeFocused()
  await expect(page.getByText('Choose a time between one hour and 60 days from now.')).toBeVisible()
  await expect(page.getByText('This time is proposed already.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove time 3' }).click()
  await expect(page.getByLabel('Time 2', { exact: true })).toBeFocused()
  await page.getByLabel('Time 1', { exact: true }).fill(await inDays(page, 3))
  await page.getByRole('button', { name: 'Ask for a session' }).click()

  const request = page.getByRole('listitem').filter({ hasText: 'Which first job leads to data science?' })
  await expect(request).toContainText('Waiting for an answer')
  await expect(request.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Your requests' })).toBeFocused()
  await expect(topic(page)).toHaveCount(0)
  await expectAccessibleByDayAndNight(page)

  await request.getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw this request?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(request.getByRole('button', { name: 'Withdraw' })).toBeFocused()
  await request.getByRole('button', { name: 'Withdraw' }).click()
  await expectAccessibleByDayAndNight(page)
  await question.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(request).toContainText('Withdrawn')
  await expect(noticeOf(page, 'Your request is withdrawn.')).toBeVisible()
  await expect(topic(page)).toBeVisible()
})

test('works by the keyboard alone', async ({ page }) => {
  await subscribe(page, 'Premium')
  await page.goto('/dashboard/mentoring')
  await topic(page).focus()
  await page.keyboard.type('My portfolio')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Time 1', { exact: true })).toBeFocused()
  // The field holds what typing into its parts makes of it.
  await page.getByLabel('Time 1', { exact: true }).fill(await inDays(page, 4))
  const add = page.getByRole('button', { name: 'Add another time' })
  while (!(await add.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Time 2', { exact: true })).toBeFocused()
  const ask = page.getByRole('button', { name: 'Ask for a session' })
  while (!(await ask.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'My portfolio' })).toContainText('Waiting for an answer')
})

test.describe('what fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('is said and can be tried again, with all that was typed', async ({ page }) => {
    await subscribe(page, 'Premium')
    await page.route('**/api/mentoring/requests/*', (route) => route.abort())
    await page.goto('/dashboard/mentoring')
    await expect(page.getByRole('alert')).toContainText('Your requests could not be loaded.')
    await page.unroute('**/api/mentoring/requests/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await topic(page).fill('My portfolio')
    const time = await inDays(page, 2)
    await page.getByLabel('Time 1', { exact: true }).fill(time)
    await page.route('**/api/mentoring/requests', (route) => route.abort())
    await page.getByRole('button', { name: 'Ask for a session' }).dblclick()
    await expect(page.getByRole('alert')).toHaveText('Your request could not be sent. Please try again.')
    await expect(topic(page)).toHaveValue('My portfolio')
    await expect(page.getByLabel('Time 1', { exact: true })).toHaveValue(time)
    await page.unroute('**/api/mentoring/requests')
    await page.getByRole('button', { name: 'Ask for a session' }).click()
    await expect(page.getByText('Waiting for an answer')).toBeVisible()
  })

  test('an answer is shown, and a link only where it leads to a page', async ({ page }) => {
    await subscribe(page, 'Premium')
    const shared = { topic: 'My portfolio', proposedTimes: [], createdAt: '2026-11-01T10:00:00.000Z' }
    await page.route('**/api/mentoring/requests/*', (route) =>
      route.fulfill({
        json: [
          {
            ...{ ...shared, id: 3, status: 'answered' },
            answer: { time: '2026-12-01T04:30:00.000Z', link: 'https://meet.example/room', note: 'Bring two projects' },
          },
          {
            ...shared,
            id: 2,
            status: 'declined',
            answer: { time: null, link: 'javascript:alert(1)', note: 'Not now' },
          },
        ],
      }),
    )
    await page.goto('/dashboard/mentoring')
    const [answered, declined] = [page.getByRole('listitem').nth(-2), page.getByRole('listitem').nth(-1)]
    await expect(answered).toContainText('10:00 am, your time (Asia/Colombo)', { ignoreCase: true })
    await expect(answered).toContainText('Bring two projects')
    await expect(answered.getByRole('link')).toHaveAttribute('href', 'https://meet.example/room')
    await expect(declined).toContainText('Not now')
    await expect(declined.getByRole('link')).toHaveCount(0)
    await expectAccessibleByDayAndNight(page)
  })
})
