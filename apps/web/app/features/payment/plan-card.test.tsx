import { createPortalSession, getBilling } from '@milepost/contract/payment/routes'
import type { Billing } from '@milepost/contract/payment/schema'
import { getUser } from '@milepost/contract/users/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'

const card = page.getByRole('region', { name: 'Your plan' })

function billing(change: Partial<NonNullable<Billing['subscription']>> = {}): Billing {
  const paidUntil = '2026-12-22T10:00:00.000Z'
  return {
    plan: 'pro',
    subscription: { plan: 'pro', currency: 'LKR', state: 'active', cancelled: false, paidUntil, ...change },
  }
}

test('a portal that does not open says so, and can be tried again', async () => {
  await actAs('halfway')
  server.on(getBilling, billing())
  server.on(createPortalSession, lost)
  await openScreen('/dashboard/settings')
  await card.getByRole('button', { name: 'Cancel plan' }).click()
  await expect.element(card.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later.')
  await expect.element(card.getByRole('button', { name: 'Change plan' })).toBeEnabled()
})

test('a plan that cannot be loaded says so, and is asked for again', async () => {
  await actAs('halfway')
  server.on(getBilling, lost)
  await openScreen('/dashboard/settings')
  await expect.element(card.getByRole('alert')).toMatchTextContent('We couldn’t load your plan.')
  server.on(getBilling, billing())
  await card.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(card).toMatchTextContent('LKR 990/month')
})

test('a cancelled plan shows when it ends, and can be kept but not cancelled again', async () => {
  await actAs('halfway')
  server.on(getBilling, billing({ cancelled: true }))
  await openScreen('/dashboard/settings')
  await expect.element(card).toMatchTextContent('Your plan ends on')
  await expect.element(card.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Keep the plan' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Cancel plan' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a late payment shows what to do', async () => {
  await actAs('halfway')
  server.on(getBilling, billing({ state: 'past_due' }))
  await openScreen('/dashboard/settings')
  await expect.element(card).toMatchTextContent('Payment overdue')
  await expect.element(card.getByRole('alert')).toMatchTextContent('Your last payment didn’t go through.')
  await expectAccessible()
})

test('a new plan counts at once, also when an older answer about the account arrives after it', async () => {
  const user = await actAs('halfway')
  const older = Promise.withResolvers<typeof user>()
  let asked = 0
  server.on(getUser, () => {
    asked += 1
    return asked === 1 ? older.promise : { ...user, plan: 'premium' as const }
  })
  server.on(getBilling, { ...billing({ plan: 'premium' }), plan: 'premium' })
  await openScreen('/dashboard/settings')
  await expect.element(card).toMatchTextContent('LKR 1990/month')
  await expect.poll(() => asked).toBe(2)
  older.resolve(user)
  await page.getByRole('link', { name: 'Mentoring' }).click()
  await expect.element(page.getByRole('button', { name: 'Request a session' })).toBeVisible()
})
