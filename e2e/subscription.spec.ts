import { goToCheckout, inPortal, planCardOf, subscribe } from './paying.ts'
import { expect, pressByKey, test } from './product.ts'

test('a plan changes from Pro to Premium, and mentoring opens with it; it is cancelled, and kept after all', async ({
  page,
}) => {
  await subscribe(page, 'Pro')
  await page.goto('/dashboard/mentoring')
  await expect(page.getByRole('heading', { name: 'Part of the Premium plan' })).toBeVisible()
  await inPortal(page, 'Change plan', /^Change to .*Premium/)
  await expect(planCardOf(page)).toContainText('LKR 1990/month, renews on')
  await page.getByRole('link', { name: 'Mentoring' }).click()
  await expect(page.getByRole('button', { name: 'Request a session' })).toBeVisible()

  // By the keyboard alone.
  await page.goto('/dashboard/settings')
  for (const [from, choice, outcome] of [
    ['Cancel plan', 'Cancel at the end of the period', 'Your plan ends on'],
    ['Keep the plan', 'Do not cancel', 'renews on'],
  ] as const) {
    await pressByKey(page, planCardOf(page).getByRole('button', { name: from }))
    await pressByKey(page, page.getByRole('button', { name: choice }))
    await expect(page.getByRole('button', { name: choice })).toHaveCount(0)
    await pressByKey(page, page.getByRole('link', { name: 'Back to Milepost' }))
    await expect(planCardOf(page)).toContainText(outcome)
  }
})

test('a late payment is paid after all; a plan that has ended leaves the free one, and another can be bought', async ({
  page,
}) => {
  await subscribe(page, 'Premium')
  await inPortal(page, 'Change plan', 'Let the next payment fail')
  await expect(planCardOf(page)).toContainText('Payment overdue')
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your last payment didn’t go through')
  await inPortal(page, 'Update payment method', /^Pay the open invoice/)
  await expect(planCardOf(page)).toContainText('Active')
  await inPortal(page, 'Cancel plan', 'End it now')
  await expect(planCardOf(page)).toContainText('Your Premium plan has ended. You won’t be charged again.')
  await page.goto('/dashboard/mentoring')
  await expect(page.getByRole('heading', { name: 'Part of the Premium plan' })).toBeVisible()
  await goToCheckout(page, 'Pro')
})
