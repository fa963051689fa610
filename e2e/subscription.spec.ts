import type { Page } from '@playwright/test'
import { goToCheckout, inPortal, planCardOf, subscribe } from './paying.ts'
import { expect, expectAccessible, expectAccessibleByDayAndNight, pressByKey, signUp, test } from './product.ts'

const billing = '**/api/payment/billing/*'

test.describe('a subscription', () => {
  test('changes from Pro to Premium in the portal, and mentoring opens with it', async ({ page }) => {
    await subscribe(page, 'Pro')
    await page.goto('/dashboard/mentoring')
    await expect(page.getByRole('heading', { name: 'Part of the Premium plan' })).toBeVisible()
    await inPortal(page, 'Change plan', /^Change to .*Premium/)
    await expect(planCardOf(page)).toContainText('LKR 1990/month, renews on')
    await page.getByRole('link', { name: 'Mentoring' }).click()
    await expect(page.getByRole('button', { name: 'Ask for a session' })).toBeVisible()
  })

  test('is cancelled to its end, and kept after all', async ({ page }) => {
    await subscribe(page, 'Pro')
    await inPortal(page, 'Cancel plan', 'Cancel at the end of the period')
    await expect(planCardOf(page)).toContainText('It ends on')
    await expect(planCardOf(page)).toContainText('Cancelled')
    await expect(planCardOf(page).getByRole('button', { name: 'Cancel plan' })).toHaveCount(0)
    await expectAccessible(page)
    await inPortal(page, 'Keep the plan', 'Do not cancel')
    await expect(planCardOf(page)).toContainText('LKR 990/month, renews on')
  })

  test('is cancelled and kept by the keyboard alone', async ({ page }) => {
    await subscribe(page, 'Pro')
    await page.goto('/dashboard/settings')
    for (const [from, choice, outcome] of [
      ['Cancel plan', 'Cancel at the end of the period', 'It ends on'],
      ['Keep the plan', 'Do not cancel', 'renews on'],
    ] as const) {
      await pressByKey(page, planCardOf(page).getByRole('button', { name: from }))
      await pressByKey(page, page.getByRole('button', { name: choice }))
      await expect(page.getByRole('button', { name: choice })).toHaveCount(0)
      await pressByKey(page, page.getByRole('link', { name: 'Back to Milepost' }))
      await expect(planCardOf(page)).toContainText(outcome)
    }
  })

  test('whose payment is late says what to do, and is in order again once it is paid', async ({ page }) => {
    await subscribe(page, 'Pro')
    await inPortal(page, 'Change plan', 'Let the next payment fail')
    await expect(planCardOf(page)).toContainText('Payment overdue')
    await expect(planCardOf(page).getByRole('alert')).toContainText('The last payment did not go through.')
    await expectAccessibleByDayAndNight(page)
    await page.goto('/payment-success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last payment did not go through')
    await inPortal(page, 'Choose another way to pay', /^Pay the open invoice/)
    await expect(planCardOf(page)).toContainText('Active')
  })

  test('that has ended leaves the free plan, and another can be bought', async ({ page }) => {
    await subscribe(page, 'Premium')
    await inPortal(page, 'Cancel plan', 'End it now')
    await expect(planCardOf(page)).toContainText('Your Premium plan has ended. Nothing is charged any more.')
    await page.goto('/dashboard/mentoring')
    await expect(page.getByRole('heading', { name: 'Part of the Premium plan' })).toBeVisible()
    await goToCheckout(page, 'Pro')
  })

  test.describe('when the portal does not open', () => {
    test.use({ allowedConsoleErrors: [/Failed to load resource/] })

    test('it says so', async ({ page }) => {
      await subscribe(page, 'Pro')
      await page.goto('/dashboard/settings')
      await page.route('**/api/payment/create-portal-session', (route) => route.abort())
      await planCardOf(page).getByRole('button', { name: 'Cancel plan' }).click()
      await expect(planCardOf(page).getByRole('alert')).toHaveText('Something went wrong. Try again later.')
      await expect(planCardOf(page).getByRole('button', { name: 'Change plan' })).toBeEnabled()
      await page.route(billing, (route) => route.abort())
      await page.reload()
      await expect(planCardOf(page).getByRole('alert')).toContainText('Your plan could not be loaded.')
      await page.unroute(billing)
      await planCardOf(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(planCardOf(page)).toContainText('LKR 990/month')
    })
  })
})

test.describe('the page after paying', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1 })

  test('opened without paying it says that there is no payment, and changes nothing', async ({ page }) => {
    await signUp(page)
    await page.goto('/payment-success')
    await expect(title(page)).toHaveText('There is no payment')
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('link', { name: 'See plans' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Your plan' })).toContainText('Basic')
  })

  test('a visitor is asked to sign in', async ({ page }) => {
    await page.goto('/payment-success?session=cs_1')
    await expect(title(page)).toHaveText('Please sign in')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('waits for the provider’s word, a minute at most, and asks again when told to', async ({ page }) => {
    await signUp(page)
    await page.clock.install()
    await page.goto('/payment-success?session=cs_made_up')
    await expect(page.getByText('We are waiting for the payment provider…')).toBeVisible()
    await expectAccessible(page)
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(title(page)).toHaveText('Not confirmed yet')
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('We are waiting for the payment provider…')).toBeVisible()
  })

  test('the word that comes while it waits is shown, and the plan is known everywhere', async ({ page }) => {
    await signUp(page)
    const until = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString()
    let paid = false
    await page.route(billing, (route) =>
      route.fulfill({
        json: paid
          ? {
              plan: 'pro',
              subscription: { plan: 'pro', currency: 'USD', state: 'active', paidUntil: until, cancelled: false },
            }
          : { plan: 'basic', subscription: null },
      }),
    )
    await page.goto('/payment-success?session=cs_1')
    await expect(page.getByText('We are waiting for the payment provider…')).toBeVisible()
    const account = page.waitForRequest(/\/api\/users\//)
    paid = true
    await expect(title(page)).toHaveText('Payment Successful!')
    await account
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})
