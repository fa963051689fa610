import { expect, type Locator, type Page } from '@playwright/test'
import { signUp } from './product.ts'

/** The provider's pages in the sandbox. */
export const sandboxCheckout = /\/sandbox\/checkout\//
const sandboxPortal = /\/sandbox\/portal\//

/** From the page of plans to the provider's checkout. */
export async function goToCheckout(page: Page, plan: 'Pro' | 'Premium'): Promise<void> {
  await page.goto('/plans')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
    .getByRole('link', { name: 'Continue to Payment' })
    .click()
  await page.getByRole('button', { name: `Subscribe to ${plan}` }).click()
  await expect(page).toHaveURL(sandboxCheckout)
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible()
}

/** Signs a new learner up who pays for a plan. */
export async function subscribe(page: Page, plan: 'Pro' | 'Premium'): Promise<void> {
  await signUp(page)
  await goToCheckout(page, plan)
  await pay(page)
}

export function planCardOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Your plan' })
}

/** From the settings to the portal, what is pressed there, and back. */
export async function inPortal(page: Page, from: string, ...presses: readonly (string | RegExp)[]): Promise<void> {
  await page.goto('/dashboard/settings')
  await planCardOf(page).getByRole('button', { name: from }).click()
  await expect(page).toHaveURL(sandboxPortal)
  for (const name of presses) await page.getByRole('button', { name }).click()
  await page.getByRole('link', { name: 'Back to Milepost' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
}
