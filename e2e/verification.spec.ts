import type { Page } from '@playwright/test'
import { linkIn, mailTo } from './mails.ts'
import { expect, signUp, test } from './product.ts'

const bannerOn = (page: Page) => page.getByRole('region', { name: 'Verify your address' })

test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 400/] })

test('a banner asks to verify, sends again, and is gone in every tab once the link was opened, which works once', async ({
  page,
  context,
}) => {
  const { email } = await signUp(page)
  const banner = bannerOn(page)
  await page.goto('/dashboard/courses')
  await expect(banner).toContainText(email)
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
  await expect(banner).toHaveCount(0)
  expect(calls).toBe(1)
  await other.getByRole('link', { name: 'Go on' }).click()
  await expect(other).toHaveURL('/dashboard')
  await other.goto('/dashboard/courses')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOn(other)).toHaveCount(0)
  await other.goto(link)
  await expect(other.getByRole('alert')).toContainText('This link does not work any more')
})
