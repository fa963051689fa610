import { getBilling } from '@milepost/contract/payment/routes'
import type { Billing } from '@milepost/contract/payment/schema'
import { getUser } from '@milepost/contract/users/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { currentSession } from '#lib/session.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { server } from '#test/stand-in-server.ts'

const title = page.getByRole('heading', { level: 1 })
const waiting = page.getByText('Confirming your payment...')
const unpaid: Billing = { plan: 'basic', subscription: null }
const paid: Billing = {
  plan: 'pro',
  subscription: {
    plan: 'pro',
    currency: 'USD',
    state: 'active',
    cancelled: false,
    paidUntil: '2026-12-22T10:00:00.000Z',
  },
}

afterEach(() => {
  vi.useRealTimers()
})

/** Lets the time pass that the page waits between its questions, until the heading is another. */
async function waitFor(text: string): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(5_000)
      return title.query()?.textContent
    })
    .toBe(text)
}

test('opened without paying it says that there is no payment', async () => {
  await actAs('fresh')
  await openScreen('/payment-success')
  await expect.element(title).toHaveTextContent('No payment found')
  await expectAccessible()
  await page.getByRole('link', { name: 'See plans' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Current Plan' })).toMatchTextContent('Basic')
})

test('a visitor is asked to sign in', async () => {
  await actAs('visitor')
  const screen = await openScreen('/payment-success?session=cs_1')
  await expect.element(title).toHaveTextContent('Please sign in')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test('it waits for the provider’s word for a minute, and asks again on demand', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await actAs('fresh')
  server.on(getBilling, unpaid)
  await openScreen('/payment-success?session=cs_made_up')
  await expect.element(waiting).toBeVisible()
  await waitFor('Not confirmed yet')
  vi.useRealTimers()
  await expectAccessible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(waiting).toBeVisible()
  await expectAccessible()
})

test('the word that comes while it waits is shown, and the plan is known on every screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const user = await actAs('fresh')
  server.on(getBilling, unpaid)
  const screen = await openScreen('/payment-success?session=cs_1')
  await expect.element(waiting).toBeVisible()
  server.on(getBilling, paid)
  server.on(getUser, { ...user, plan: 'pro', is_premium: true })
  await waitFor('Payment Successful!')
  vi.useRealTimers()
  await expectAccessible()
  await expect.poll(() => currentSession().user?.plan).toBe('pro')
  await page.getByRole('link', { name: 'Leave Feedback' }).click()
  await expect.poll(screen.address).toBe('/feedback')
})
