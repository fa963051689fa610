import type { Page } from '@playwright/test'
import { expect, expectAccessible, pressByKey, signIn, tabTo, test } from './product.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'fresh@milepost.example')
  await page.goto('/dashboard/courses')
  await expect(page.getByRole('heading', { name: 'Explore Available Courses' })).toBeVisible()
})

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('six courses a page, with the count, five page buttons and an ellipsis', async ({ page }) => {
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByText(/^Showing 1-6 of \d{2,} courses$/)).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5)
  await expect(pages.getByText('…')).toBeVisible()
  const before = await cards(page).allTextContents()
  await pages.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible()
  await expect(cards(page).first()).not.toHaveText(before[0] ?? '')
  expect(await cards(page).allTextContents()).not.toEqual(before)
  await page.reload()
  await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible()
  await expectAccessible(page)
})

test('filters narrow the list on the server, and clearing brings everything back', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 3', exact: true }).click()
  await page.getByLabel('Search').fill('python')
  await expect(page).toHaveURL(/search=python/)
  await expect(page.getByText(/^Showing 1-/)).toBeVisible()
  await page.getByLabel('Maximum price').fill('0')
  await expect(page).toHaveURL(/maxPrice=0/)
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items.filter({ hasNotText: 'Price:Free' })).toHaveCount(0)
  await expect(items).not.toHaveCount(0)
  await page.getByLabel('Minimum weeks').fill('20')
  await page.getByLabel('Maximum weeks').fill('3')
  await expect(page.getByText('The lower end is above the upper end.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No courses match your filters' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(page.getByText(/^Showing 1-6 of \d{2,} courses$/)).toBeVisible()
})

test('by institution', async ({ page }) => {
  await page.getByLabel('Institution').selectOption({ index: 1 })
  await expect(page).toHaveURL(/institution=\d+/)
  const name = await page.getByLabel('Institution').locator('option:checked').textContent()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(name ?? '')
})

test('a course opens with who offers it, by keyboard, and gives the focus back', async ({ page }) => {
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('button')
  await first.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Offered By')
  await expect(dialog.getByRole('link', { name: /@.*\.example$/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
})

test('is searched, filtered and turned over by the keyboard alone', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await pressByKey(page, button('Page 2'))
  await expect(page.getByText(/^Showing 7-12 of/)).toBeVisible()
  await expect(button('Page 2')).toBeFocused()
  await pressByKey(page, button('Previous page'), 'Shift+Tab')
  await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible()
  await expect(button('Previous page')).toBeFocused()
  await expect(button('Previous page')).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Showing 1-6 of/)).toBeVisible()

  await tabTo(page, page.getByLabel('Search'), 'Shift+Tab')
  await page.keyboard.type('python')
  await expect(page).toHaveURL(/search=python/)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Institution')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/institution=\d+/)
  await tabTo(page, page.getByLabel('Maximum weeks'))
  await page.keyboard.type('1')
  await expect(page.getByRole('heading', { name: 'No courses match your filters' })).toBeVisible()
  await expect(page.getByLabel('Maximum weeks')).toBeFocused()
  await pressByKey(page, button('Clear Filters'))
  await expect(page.getByText(/^Showing 1-6 of \d{2,} courses$/)).toBeVisible()
  await expect(page.getByLabel('Search')).toBeFocused()
  await expect(page.getByLabel('Search')).toHaveValue('')
})

test.describe('when the catalogue cannot be had', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('the screen says so and tries again', async ({ page }) => {
    await page.route('**/api/courses?*', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'The courses could not be loaded.' })).toBeVisible({
      timeout: 20_000,
    })
    await page.unroute('**/api/courses?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page)).toHaveCount(6)
  })
})
