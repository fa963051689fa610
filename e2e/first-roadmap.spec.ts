import type { Locator, Page } from '@playwright/test'
import { expect, password, pressByKey, tabTo, test } from './product.ts'

async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('from the first page to the first step by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await pressByKey(page, button('Mathematics'))
  await pressByKey(page, button('SQL'))
  await pressByKey(page, button('5 hours'))
  await pressByKey(page, page.getByRole('link', { name: 'Save my roadmap' }))
  // The front page asks for a name and an address, too.
  await expect(page.getByRole('heading', { name: 'Join Milepost' })).toBeVisible()
  await typeAt(page, page.getByLabel('Name'), 'Asha Kumar')
  await typeAt(page, page.getByLabel('Email'), 'asha.by-keyboard@example.com')
  await typeAt(page, page.getByLabel('Password', { exact: true }), password)
  await typeAt(page, page.getByLabel('Confirm Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await typeAt(page, page.getByLabel('Date of Birth'), '05172003')
  await typeAt(page, page.getByLabel('Gender'), 'Fem')
  await pressByKey(page, button('Next'))
  await expect(page.getByLabel('Preferred Career')).toHaveValue('Data Scientist')
  await pressByKey(page, button('Next'))
  await typeAt(page, page.getByLabel('Education Level'), 'Dip')
  await typeAt(page, page.getByLabel('Study Language'), 'Eng')
  await typeAt(page, page.getByLabel('Budget'), 'No')
  await pressByKey(page, button('Generate My Roadmap'))
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(/^At 5 hours a week, you’ll finish around/)).toBeVisible()
  await pressByKey(page, page.getByRole('link', { name: 'See my first step' }))
  await expect(page).toHaveURL('/dashboard/roadmap?step=1')
  await expect(page.locator('#step-1')).toBeFocused()
})
