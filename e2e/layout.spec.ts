import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './product.ts'

const widths = [320, 768, 2560]
const forged = 'A'.repeat(43)
const open = [
  ...['/', '/login', '/signup', '/unauthorized', '/sources', '/help', '/help/roadmap'],
  ...['/forgot-password', `/reset-password/${forged}`, `/undo-email/${forged}`],
  ...['/plans', '/payment-methods', '/payment-success', '/privacy', '/terms', '/contact', '/test'],
]
const learners = [
  '/dashboard',
  '/dashboard/courses',
  '/dashboard/settings',
  '/dashboard/recommendation',
  '/dashboard/recommendation?compare=frontend-developer,data-scientist,ui-ux-designer',
  '/dashboard/careers/machine-learning-engineer',
  '/dashboard/skills/react',
  '/dashboard/roadmap',
  '/roadmap',
  '/userdetails',
  '/dashboard/mentoring',
  '/userdetails?step=2',
  '/userdetails?step=3',
]

async function expectNothingSideways(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow, { message: `${address} at ${width} px` }).toBeLessThanOrEqual(0)
  }
}

test('no screen scrolls sideways from 320 to 2560 px', async ({ page }) => {
  for (const address of open) await expectNothingSideways(page, address)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'halfway@milepost.example')
  for (const address of learners) await expectNothingSideways(page, address)
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  async function expectAccessibleAt(page: Page, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  }

  test('every public screen is as accessible as in the light', ({ page }) => expectAccessibleAt(page, open))
  test('every screen of a learner is as accessible as in the light', async ({ page }) => {
    await signIn(page, 'halfway@milepost.example')
    await expectAccessibleAt(page, learners)
  })
})

test('the first page says what Milepost is without a script', async ({ browser, product }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: product.address })).newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await page.close()
})

test('the API’s page for readers works under its content security policy', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('Make a roadmap from one’s profile, or get the one that exists')).toBeVisible()
})
