import type { Locator, Page } from '@playwright/test'
import { expect, signIn, signUpWithRoadmap, statusOfStep, test } from './product.ts'

const kept = (page: Page) => () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-progress')))

test.describe('saving progress', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('without a network it is kept over a reload, and saved when it is back, each step as chosen last', async ({
    page,
    context,
  }) => {
    await signUpWithRoadmap(page)
    await context.route('**/api/progress', (route) => route.abort())
    await statusOfStep(page, 1).selectOption('done')
    await statusOfStep(page, 2).selectOption('ongoing')
    await expect(page.locator('#step-1').getByText('Not saved yet')).toBeVisible()
    await page.reload()
    await expect(statusOfStep(page, 1)).toHaveValue('done')
    await context.unroute('**/api/progress')
    await page.reload()
    await expect.poll(kept(page)).toEqual([])
    for (const value of ['done', 'ongoing', 'not_started', 'done', 'ongoing'])
      await statusOfStep(page, 3).selectOption(value)
    await expect.poll(kept(page)).toEqual([])
    await page.reload()
    await expect(statusOfStep(page, 1)).toHaveValue('done')
    await expect(statusOfStep(page, 2)).toHaveValue('ongoing')
    await expect(statusOfStep(page, 3)).toHaveValue('ongoing')
  })
})

test('an address by itself leads to the step it asks for', async ({ page }) => {
  await signIn(page, 'halfway@milepost.example')
  await page.goto('/roadmap?step=12')
  await expect(page.locator('#step-12')).toBeInViewport()
  await expect(page.locator('#step-12')).toBeFocused()
})

test('on a phone the next step is near the top of the overview and of the roadmap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'halfway@milepost.example')
  const next = page.getByRole('link', { name: /^Continue with/ })
  await expect(next).toBeVisible()
  await expect.poll(() => topOf(next)).toBeLessThan(400)
  await page.goto('/dashboard/roadmap')
  await expectShortRoad(page)
})

test('on a phone a roadmap that was just made is as short', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUpWithRoadmap(page)
  await expectShortRoad(page)
})

async function expectShortRoad(page: Page): Promise<void> {
  const here = page.getByRole('listitem').filter({ hasText: 'You are here' }).filter({ hasText: 'Estimated Time' })
  await expect(here).toBeVisible()
  await expect.poll(() => topOf(here)).toBeLessThan(1_100)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000)
}

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
