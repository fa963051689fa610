import type { Page } from '@playwright/test'
import { expect, signUpWithRoadmap, test, toastOf } from './product.ts'

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')
const record = (page: Page) => page.getByRole('region', { name: 'Your activity' })

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
  const question = page.getByRole('alertdialog', { name: 'Delete your activity?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(record(page).getByRole('listitem')).toHaveCount(2)
  await record(page).getByRole('button', { name: 'Delete all' }).click()
  const other = await context.newPage()
  await other.goto('/dashboard/analytics')
  await expect(record(other).getByRole('listitem')).toHaveCount(2)
  await question.getByRole('button', { name: 'Delete all' }).click()
  await expect(toastOf(page, 'Your activity has been deleted.')).toBeVisible()
  await expect(record(page)).toContainText('Nothing yet.')
  await expect(figure(page, 'Courses Explored')).toHaveText('0')
  await expect(figure(page, 'Last Active')).toHaveText('No activity yet')
  await expect(figure(page, 'Roadmaps Generated')).toHaveText('1')
  // The other tab deletes what is gone already.
  await record(other).getByRole('button', { name: 'Delete all' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click()
  await expect(record(other)).toContainText('Nothing yet.')
})
