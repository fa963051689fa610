import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { goToCheckout, pay, planCardOf, sandboxCheckout, subscribe } from './paying.ts'
import { completeWizard, expect, expectAccessible, password, signIn, signUp, test } from './product.ts'

const checkout = '**/api/payment/create-checkout-session'

function countCheckouts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payment/create-checkout-session')) count += 1
  })
  return () => count
}

const failing = (code: string, message: string, status: number) => ({
  status,
  json: { code, message, error: message, issues: [] },
})

test.describe('the plan dialog', () => {
  // The server's word that another roadmap takes a plan is a refusal.
  test.use({ allowedConsoleErrors: [/403 \(Forbidden\)/] })

  async function openDialog(page: Page) {
    await page.goto('/dashboard/roadmap')
    await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' })
    await expect(dialog).toBeVisible()
    return dialog
  }

  test('leads to Pro in dollars, and what was locked before is open after', async ({ page }) => {
    await signUp(page)
    await completeWizard(page)
    const dialog = await openDialog(page)
    await expect(dialog).toContainText('You will be charged USD 9.99 each month until you cancel.')
    await expect(dialog).toContainText('100 messages to the assistant a day')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Priority Support' })).toContainText('coming')
    await expect(dialog).toContainText('Sandbox: the payment provider is a stand-in here, and no money moves.')
    await dialog.getByRole('button', { name: 'Subscribe to Pro' }).click()
    await expect(page).toHaveURL(sandboxCheckout)
    await expect(page.getByText(/9\.99 a month/)).toBeVisible()
    await pay(page)
    await expect(page.getByText('You have the Pro plan now.')).toBeVisible()
    await expect(page.getByText(/^USD 9\.99\/month\. It renews on/)).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/dashboard/roadmap')
    await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
    await expect(page.getByRole('dialog', { name: 'What a new roadmap would change' })).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ allowedConsoleErrors: [/Failed to load resource/] })

    test('says so, in the server’s words where they help, and can be tried again', async ({ page }) => {
      await signUp(page)
      await completeWizard(page)
      const dialog = await openDialog(page)
      await page.route(checkout, (route) => route.abort())
      await dialog.getByRole('button', { name: 'Subscribe to Pro' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Try again later.')
      await page.unroute(checkout)
      const words = 'You have a paid plan already. Change it in your settings.'
      await page.route(checkout, (route) => route.fulfill(failing('already_subscribed', words, 409)))
      await dialog.getByRole('button', { name: 'Subscribe to Pro' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(words)
      await expectAccessible(page)
      await dialog.getByRole('link', { name: 'See all plans' }).click()
      await expect(page).toHaveURL('/plans')
    })
  })

  test('where payment is off its button is off, with a reason', async ({ page }) => {
    await page.route('**/api/services', (route) =>
      route.fulfill({ json: { mail: 'off', google: 'off', github: 'off', payment: 'off' } }),
    )
    await signUp(page)
    await completeWizard(page)
    const dialog = await openDialog(page)
    await expect(dialog.getByRole('button', { name: 'Subscribe to Pro' })).toBeDisabled()
    await expect(dialog).toContainText('Payment is not set up here, so plans cannot be bought at the moment.')
  })
})

test.describe('choosing and paying', () => {
  test('a plan is charged in rupees as the screen said', async ({ page }) => {
    await signUp(page)
    await page.goto('/plans')
    await expect(page.getByText('USD 9.99/month')).toBeVisible()
    await expect(page.getByText('USD 19.99/month')).toBeVisible()
    await page.getByRole('link', { name: 'Continue to Payment' }).last().click()
    await expect(page).toHaveURL('/payment-methods')
    expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBe('premium')
    const select = page.getByLabel('Plan', { exact: true })
    await expect(select).toHaveValue('premium')
    await expect(select.locator('option')).toHaveText(['Pro (LKR 990/month)', 'Premium (LKR 1990/month)'])
    await expect(page.getByText('You will be charged LKR 1990 each month until you cancel.')).toBeVisible()
    await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
    await expect(page.getByText('LKR 1,990.00 a month')).toBeVisible()
    await pay(page)
    await page.goto('/plans')
    const own = page.getByRole('listitem').filter({ hasText: 'Your plan' })
    await expect(own.getByRole('heading', { name: 'Premium' })).toBeVisible()
    await own.getByRole('link', { name: 'Manage your plan' }).click()
    await expect(planCardOf(page)).toContainText('LKR 1990/month, renews on')
    await page.goto('/payment-methods')
    await expect(page.getByRole('main')).toContainText('You have the Premium plan. It is changed in your settings.')
  })

  test('without a choice it is Pro, and Basic costs nothing', async ({ page }) => {
    await page.goto('/payment-methods')
    await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('pro')
    await page.goto('/plans')
    await page.getByRole('link', { name: 'Continue to Payment' }).first().click()
    await expect(page).toHaveURL('/signup')
    await signUp(page)
    await page.goto('/plans')
    await expect(page.getByRole('listitem').filter({ hasText: 'Your plan' })).toContainText('Basic')
    await page.getByRole('link', { name: 'Continue to Payment' }).first().click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a declined card charges nothing and can be tried again', async ({ page }) => {
    await signUp(page)
    await goToCheckout(page, 'Pro')
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await expect(page.getByRole('alert')).toContainText('The card was declined')
    await pay(page)
  })

  test('who cancels the payment is told that nothing was charged', async ({ page }) => {
    await signUp(page)
    await goToCheckout(page, 'Pro')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/plans?payment=cancelled')
    await expect(page.getByRole('status')).toHaveText('You left the payment before it was done. Nothing was charged.')
    await expect(page.getByRole('listitem').filter({ hasText: 'Your plan' })).toContainText('Basic')
    await page.goto('/payment-success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no payment')
  })

  test('a double click opens one checkout, and coming back by the Back button finds the screen ready', async ({
    page,
  }) => {
    await signUp(page)
    const opened = countCheckouts(page)
    await page.goto('/payment-methods')
    await page.getByRole('button', { name: 'Subscribe to Pro' }).dblclick()
    await expect(page).toHaveURL(sandboxCheckout)
    expect(opened()).toBe(1)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Subscribe to Pro' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Subscribe to Pro' })).not.toHaveAttribute('aria-disabled')
  })

  test('a page kept by the browser is ready again too', async ({ page }) => {
    await signUp(page)
    await page.goto('/payment-methods')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(checkout, async (route) => {
      await held
      await route.abort()
    })
    await page.getByRole('button', { name: 'Subscribe to Pro' }).click()
    await expect(page.getByRole('button', { name: 'Redirecting to Stripe...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.getByRole('button', { name: 'Subscribe to Pro' })).not.toHaveAttribute('aria-disabled')
    letGo()
  })

  test('a visitor signs in on the way and keeps the choice', async ({ page }) => {
    const email = `${randomUUID()}@example.com`
    await page.request.post('/api/auth/register', { data: { name: 'Nila Learner', email, password } })
    await page.goto('/plans')
    await page.getByRole('link', { name: 'Continue to Payment' }).last().click()
    await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
    await expect(page.getByRole('alert')).toContainText('Please log in to continue.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Log in and come back here' }).click()
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/payment-methods')
    await expect(page.getByRole('button', { name: 'Subscribe to Premium' })).toBeVisible()
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

  test('works by the keyboard alone', async ({ page }) => {
    await signUp(page)
    await page.goto('/plans')
    const first = page.getByRole('link', { name: 'Continue to Payment' }).first()
    await expect(first).toBeVisible()
    while (!(await first.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/payment-methods')
    const select = page.getByLabel('Plan', { exact: true })
    await expect(select).toBeVisible()
    while (!(await select.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(select).toHaveValue('premium')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Subscribe to Premium' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(sandboxCheckout)
  })
})

test.describe('checkouts that fail', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('say so, keep the choice, and can be tried again', async ({ page }) => {
    await signUp(page)
    await page.goto('/payment-methods')
    await page.getByLabel('Plan', { exact: true }).selectOption('premium')
    await page.route(checkout, (route) => route.fulfill({ status: 500, body: 'no JSON' }))
    await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
    await expect(page.getByRole('alert')).toHaveText('Error starting checkout session. Please try again.')
    await page.unroute(checkout)
    const words = 'The payment service does not answer. Nothing was charged; please try again soon.'
    await page.route(checkout, (route) => route.fulfill(failing('payment_unreachable', words, 503)))
    await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
    await expect(page.getByRole('alert')).toHaveText(words)
    await expectAccessible(page)
    await page.unroute(checkout)
    await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
    await expect(page).toHaveURL(sandboxCheckout)
  })

  test('for a session that has ended asks to log in', async ({ page }) => {
    await signUp(page)
    await page.goto('/payment-methods')
    await page.route(checkout, (route) => route.fulfill(failing('unauthenticated', 'Please sign in.', 401)))
    await page.getByRole('button', { name: 'Subscribe to Pro' }).click()
    await expect(page.getByRole('alert')).toContainText('Please log in to continue.')
  })

  test('an admin has nothing to subscribe to', async ({ page }) => {
    await signIn(page, 'admin@milepost.example')
    await page.goto('/payment-methods')
    await expect(page.getByRole('main')).toContainText('Plans are for learners.')
    await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0)
  })

  test('who has a plan is offered no second one, and led to where it is managed', async ({ page }) => {
    await subscribe(page, 'Pro')
    await page.goto('/payment-methods')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan')
    await expect(page.getByRole('main')).toContainText('You have the Pro plan.')
    await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Manage your plan' }).click()
    await expect(page).toHaveURL('/dashboard/settings')
  })
})
