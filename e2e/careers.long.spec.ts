import { careerIds } from '@milepost/contract/careers/limits'
import { expect, holdScripts, password, test } from './product.ts'

test('all careers and a whole roadmap read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/careers')
  await expect(page).toHaveTitle('13 careers in technology · Milepost')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(careerIds.length)
  await page.getByRole('link', { name: 'QA Engineer' }).click()
  await expect(page).toHaveURL('/careers/qa-engineer')
  await expect(page).toHaveTitle('QA Engineer: the work and the roadmap · Milepost')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Finds out how good software/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/careers\/qa-engineer$/)
  for (const text of ['What you’ll do', 'The roadmap, step by step', 'Similar careers', 'The numbers'])
    await expect(page.getByRole('heading', { name: text })).toBeVisible()
  await expect(page.getByText('26 steps, 4 of them milestones')).toBeVisible()
  await expect(page.locator('[id^=step-]')).toHaveCount(26)
  const step = page.locator('#step-1')
  await step.getByText('What to learn and build').click()
  await expect(step.getByText('What you can do afterwards')).toBeVisible()
  await expect(step.getByRole('heading', { name: 'Free to study from' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make it mine' }).first()).toHaveAttribute(
    'href',
    '/signup?career=qa-engineer',
  )
  await context.close()
})

test('a visitor reads a career and arrives in the wizard with it chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Read about each career' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '13 careers in technology' })).toBeVisible()
  await page.getByRole('link', { name: 'QA Engineer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'QA Engineer' })).toBeVisible()
  await page.getByRole('link', { name: 'UI/UX Designer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX Designer' })).toBeVisible()
  await page.getByRole('link', { name: 'Make it mine' }).first().click()
  await expect(page.getByText('You chose UI/UX Designer.')).toBeVisible()
  await page.getByLabel('Name').fill('Nila')
  await page.getByLabel('Email').fill(`nila-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.getByLabel('Date of Birth').fill('2001-04-05')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Preferred Career')).toHaveValue('UI/UX Designer')
})

test('a career chosen before the scripts are there is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/careers/data-scientist', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Make it mine' }).first().click()
  await expect(page).toHaveURL('/signup?career=data-scientist')
  release()
  await expect(page.getByText('You chose Data Scientist.')).toBeVisible()
})

test.describe('an address that names no career', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 404/] })

  test('is not found', async ({ page }) => {
    const reply = await page.goto('/careers/astronaut')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })
})
