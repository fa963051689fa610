import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectTranslated, translatePages } from './page-translation.ts'
import { completeWizard, expect, password, signUp, signUpWithRoadmap, statusOfStep, test } from './product.ts'

test.beforeEach(({ page }) => translatePages(page))

test('from the sign-up form to a marked step and out again', async ({ page }) => {
  await page.goto('/signup')
  await expectTranslated(page)
  await page.getByLabel('Name').fill('Nila Learner')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin Setup' }).click()
  await expect(page).toHaveURL('/userdetails')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Gender is required.').first()).toBeVisible()
  await completeWizard(page)
  await page.getByRole('link', { name: /^Continue with "/ }).click()
  await expect(page.getByText(/^0 of \d+ steps done/)).toBeVisible()
  await statusOfStep(page, 1).selectOption('done')
  await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible()
  await expectTranslated(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /account menu/i }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test.describe('refused sign-in', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 4\d\d/] })

  test('a wrong password, then the right one, and a forgotten one', async ({ page }) => {
    const { email } = await signUp(page)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await expectTranslated(page)
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await page.getByLabel('Email Address').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'we’ve sent it a link' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a wrong one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('That email address and password don’t match. Try again.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('round the sidebar, settings that are saved, and a search whose count is current', async ({ page }) => {
  await signUpWithRoadmap(page)
  await expectTranslated(page)
  const sidebar = page.getByRole('navigation').first()
  for (const name of await sidebar.getByRole('link').allInnerTexts()) {
    await sidebar.getByRole('link', { name: name.trim(), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading')).toHaveCount(0)
  }
  await page.goto('/dashboard/settings')
  const career = page.getByRole('region', { name: 'Career and learning', exact: true })
  await career.getByLabel('Career Goal').fill('Build maps')
  await career.getByRole('button', { name: 'Save Changes' }).click()
  await expect(career.getByRole('status')).toHaveText('Your choices have been saved.\u200b')
  await expect(career.getByRole('button', { name: 'Save Changes' })).toBeVisible()

  await page.goto('/dashboard/courses')
  const count = page.getByText(/^Showing 1-\d+ of \d+ courses/)
  const before = await count.innerText()
  await page.getByLabel('Search').fill('python')
  await expect(page).toHaveURL(/search=python/)
  await expect(count).not.toHaveText(before)
  await expectTranslated(page)
})

test.describe('what breaks all the same', () => {
  test.use({ allowedConsoleErrors: [/NotFoundError/] })

  test('is reloaded with all answers to the wizard', async ({ page }) => {
    await signUp(page)
    await page.goto('/userdetails')
    await page.getByLabel('Date of Birth').fill('2003-05-17')
    await page.getByLabel('Gender').selectOption('Female')
    await page.getByLabel('Location').fill('Batticaloa')
    await moveElements(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await page.getByLabel('Short-term Goals').fill('Build pages people enjoy')
    await moveElements(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('Batticaloa')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByLabel('Short-term Goals')).toHaveValue('Build pages people enjoy')
  })

  test('is not reloaded for ever', async ({ page }) => {
    await page.goto('/forgot-password')
    const send = page.getByRole('button', { name: 'Send Reset Link' })
    for (const outcome of [send, page.getByRole('heading', { name: 'This page isn’t working' })]) {
      await page.getByLabel('Email Address').fill('nobody-at-all@example.com')
      await moveElements(page)
      await send.click()
      await expect(page.locator('form > font')).toHaveCount(0)
      await expect(outcome).toBeVisible()
    }
  })
})

/** Puts others around the elements of a form, as an extension of the browser may. */
async function moveElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main form *')) {
      const other = document.createElement('font')
      element.replaceWith(other)
      other.append(element)
    }
  })
}
