import type { Page } from '@playwright/test'
import { linkIn, mailTo } from './mails.ts'
import { expect, expectAccessibleByDayAndNight, password, pressByKey, signInByForm, signUp, test } from './product.ts'

const refused = /Failed to load resource: (net::ERR_|the server responded with a status of 4\d\d)/
const forged = 'A'.repeat(43)

const bannerOn = (page: Page) => page.getByRole('region', { name: 'Verify your address' })

test('a banner asks to verify, sends again, and is gone in every tab once the link was opened', async ({
  page,
  context,
}) => {
  const { email } = await signUp(page)
  const banner = bannerOn(page)
  await page.goto('/dashboard/courses')
  await expect(banner).toContainText(email)
  await expectAccessibleByDayAndNight(page)
  await mailTo(page, email, 'verify_email')
  await banner.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect(banner.getByRole('status')).toHaveText('A link to verify your address is on its way to it.')
  const link = linkIn(await mailTo(page, email, 'verify_email', 2))
  const other = await context.newPage()
  let calls = 0
  other.on('request', (request) => {
    if (request.url().includes('/api/auth/verify-email/')) calls += 1
  })
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: 'Address verified' })).toBeVisible()
  await expect(other.getByRole('status')).toHaveText('Thank you. Your address is verified.')
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessibleByDayAndNight(other)
  await expect(banner).toHaveCount(0)
  await other.getByRole('link', { name: 'Go on' }).click()
  await expect(other).toHaveURL('/dashboard')
  await other.goto('/dashboard/courses')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOn(other)).toHaveCount(0)
  expect(calls).toBe(1)
})

test('the banner is put away for the tab, and comes in another', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/dashboard/courses')
  await bannerOn(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(bannerOn(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOn(page)).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/dashboard/courses')
  await expect(bannerOn(other)).toBeVisible()
})

test('by the keyboard alone the mail is sent again, and the banner put away', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/dashboard/courses')
  await mailTo(page, email, 'verify_email')
  const again = bannerOn(page).getByRole('button', { name: 'Send again' })
  await pressByKey(page, again)
  await expect(bannerOn(page).getByRole('status')).toHaveText('A link to verify your address is on its way to it.')
  await expect(again).toBeFocused()
  await mailTo(page, email, 'verify_email', 2)
  await pressByKey(page, bannerOn(page).getByRole('button', { name: 'Dismiss' }))
  await expect(bannerOn(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('links that do not work', () => {
  test.use({ allowedConsoleErrors: [refused] })

  test('a link that was used says so, and that nothing is left to do', async ({ page }) => {
    const { email } = await signUp(page)
    const link = linkIn(await mailTo(page, email, 'verify_email'))
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Address verified' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
    await expect(page.getByText('there is nothing left to do for it')).toBeVisible()
    await expectAccessibleByDayAndNight(page)
  })

  test('a forged link leads a visitor to sign-in, and an answer that did not come is asked for again', async ({
    page,
  }) => {
    await page.goto(`/verify-email/${forged}`)
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/login')
    const { email } = await signUp(page)
    await page.route('**/api/auth/verify-email/*', (route) => route.abort())
    await page.goto(linkIn(await mailTo(page, email, 'verify_email')))
    await expect(page.getByRole('alert')).toHaveText('Something went wrong.')
    await page.unroute('**/api/auth/verify-email/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Address verified' })).toBeVisible()
  })

  test('made-up links for undoing and unsubscribing say so', async ({ page }) => {
    await page.goto(`/undo-email/${forged}`)
    await page.getByRole('button', { name: 'Undo the Change' }).click()
    await expect(page.getByRole('heading', { name: 'The change was not undone' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
    await expectAccessibleByDayAndNight(page)
    await page.goto(`/unsubscribe/${forged}`)
    await expect(page.getByRole('heading', { name: 'The mails were not ended' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
    await expectAccessibleByDayAndNight(page)
  })
})

test.describe('undoing', () => {
  // Its own session is over then, which the page finds out by asking.
  test.use({ allowedConsoleErrors: [refused] })

  test('a change of address is undone by the former address, after a press', async ({ page }) => {
    const { email } = await signUp(page)
    const newEmail = `new-${email}`
    await page.goto('/dashboard/settings')
    await page.getByLabel('Email', { exact: true }).fill(newEmail)
    await page
      .getByRole('region', { name: 'Account', exact: true })
      .getByRole('button', { name: 'Save Changes' })
      .click()
    await page.goto(linkIn(await mailTo(page, newEmail, 'change_email')))
    await expect(page.getByRole('status')).toContainText('Your account has its new address')
    await page.goto('/dashboard/settings')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail)
    await page.goto(linkIn(await mailTo(page, email, 'email_changed')))
    await expect(page.getByRole('heading', { level: 1, name: 'Undo the change of address?' })).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('button', { name: 'Undo the Change' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.goto(linkIn(await mailTo(page, email, 'reset_password')))
    await page.getByLabel('New Password').fill(password)
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expect(page).toHaveURL('/login')
    await signInByForm(page, email, password)
  })
})

test('unsubscribing ends mails as the page opens, and offers to take them again', async ({ page }) => {
  const calls: string[] = []
  await page.route('**/api/mail/unsubscribe/*', (route) => {
    calls.push(route.request().method())
    const ended = route.request().method() === 'POST'
    return route.fulfill({ json: { message: ended ? 'You will get no more of them.' : 'They come again.' } })
  })
  await page.goto(`/unsubscribe/${forged}`)
  await expect(page.getByRole('heading', { level: 1, name: 'No more of these mails' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('You will get no more of them.')
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('button', { name: 'Take them again' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('They come again.')
  await page.getByRole('button', { name: 'End them after all' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('You will get no more of them.')
  expect(calls).toEqual(['POST', 'DELETE', 'POST'])
})
