import type { Page } from '@playwright/test'
import { emailTo, linkIn } from './emails.ts'
import { expect, signUp, test } from './product.ts'

const bannerOn = (page: Page) => page.getByRole('region', { name: 'Confirm your email' })

test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 400/] })

test('a banner asks to verify, sends again, and is gone in every tab once the link’s button was pressed, which works once', async ({
  page,
  context,
}) => {
  const { email } = await signUp(page)
  const banner = bannerOn(page)
  await page.goto('/dashboard/courses')
  await expect(banner).toContainText(email)
  await emailTo(page, email, 'verify_email')
  await banner.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect(banner.getByRole('status')).toHaveText('We’ve sent you a link to confirm your email address.')
  const link = linkIn(await emailTo(page, email, 'verify_email', 2))
  const other = await context.newPage()
  let calls = 0
  other.on('request', (request) => {
    if (request.url().includes('/api/auth/verify-email/')) calls += 1
  })
  const confirm = other.getByRole('button', { name: 'Confirm your email address' })
  // As an email scanner does: the page's scripts run, and no one presses anything.
  await other.goto(link)
  await expect(confirm).toBeVisible()
  expect(calls).toBe(0)
  await confirm.press('Enter')
  await expect(other.getByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeFocused()
  await expect(other.getByRole('status')).toHaveText('Thanks. Your email address is confirmed.')
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(banner).toHaveCount(0)
  expect(calls).toBe(1)
  await other.getByRole('link', { name: 'Continue' }).click()
  await expect(other).toHaveURL('/dashboard')
  await other.goto('/dashboard/courses')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOn(other)).toHaveCount(0)
  await other.goto(link)
  await confirm.click()
  await expect(other.getByRole('alert')).toContainText('This link no longer works')
})
