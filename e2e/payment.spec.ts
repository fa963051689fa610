import { randomUUID } from 'node:crypto'
import { goToCheckout, pay, planCardOf, sandboxCheckout } from './paying.ts'
import { expect, password, pressByKey, signUp, signUpWithRoadmap, tabTo, test } from './product.ts'

test.describe('the plan dialog', () => {
  // The server's word that another roadmap takes a plan is a refusal.
  test.use({ allowedConsoleErrors: [/403 \(Forbidden\)/] })

  test('leads to Pro in dollars, and what was locked before is open after', async ({ page }) => {
    await signUpWithRoadmap(page)
    await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' })
    await dialog.getByRole('button', { name: 'Subscribe to Pro' }).click()
    await expect(page).toHaveURL(sandboxCheckout)
    await expect(page.getByText(/9\.99 a month/)).toBeVisible()
    await pay(page)
    await expect(page.getByText('You’re now on the Pro plan.')).toBeVisible()
    await expect(page.getByText(/^USD 9\.99\/month\. It renews on/)).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/dashboard/roadmap')
    await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
    await expect(page.getByRole('dialog', { name: 'What a new roadmap would change' })).toBeVisible()
  })
})

test('a plan is charged in rupees as the screen said, once a card is accepted, and then managed', async ({ page }) => {
  await signUp(page)
  await goToCheckout(page, 'Premium')
  await expect(page.getByText('LKR 1,990.00 a month')).toBeVisible()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('alert')).toContainText('The card was declined')
  await pay(page)
  await page.goto('/plans')
  const own = page.getByRole('listitem').filter({ hasText: 'Current Plan' })
  await expect(own.getByRole('heading', { name: 'Premium' })).toBeVisible()
  await own.getByRole('link', { name: 'Manage your plan' }).click()
  await expect(planCardOf(page)).toContainText('LKR 1990/month, renews on')
  await page.goto('/payment-methods')
  await expect(page.getByRole('main')).toContainText('You’re on the Premium plan. You can change it in Settings.')
})

test('the Back button finds the screen ready, and a cancelled payment charges nothing', async ({ page }) => {
  await signUp(page)
  await page.goto('/payment-methods')
  const subscribe = page.getByRole('button', { name: 'Subscribe to Pro' })
  let opened = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payment/create-checkout-session')) opened += 1
  })
  await subscribe.dblclick()
  await expect(page).toHaveURL(sandboxCheckout)
  expect(opened).toBe(1)
  await page.goBack()
  await expect(subscribe).toBeEnabled()
  await expect(subscribe).not.toHaveAttribute('aria-disabled')
  await subscribe.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/plans?payment=cancelled')
  await expect(page.getByRole('status')).toHaveText('Payment cancelled. Nothing was charged.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Current Plan' })).toContainText('Basic')
})

test('a visitor without an account makes one on the way', async ({ page }) => {
  await page.goto('/payment-methods')
  await page.getByLabel('Plan', { exact: true }).selectOption('premium')
  await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
  await page.getByRole('link', { name: 'Log in and come back here' }).click()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.getByLabel('Name').fill('Nila Learner')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/payment-methods')
  await expect(page.getByRole('button', { name: 'Subscribe to Premium' })).toBeVisible()
})

test('a plan is chosen and its checkout reached by the keyboard alone', async ({ page }) => {
  await signUp(page)
  await page.goto('/plans')
  await pressByKey(page, page.getByRole('link', { name: 'Continue to Payment' }).nth(1))
  await expect(page).toHaveURL('/payment-methods')
  await tabTo(page, page.getByLabel('Plan', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('premium')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Subscribe to Premium' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(sandboxCheckout)
})
