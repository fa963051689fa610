import { login } from '@milepost/contract/accounts/routes'
import { createCheckoutSession } from '@milepost/contract/payment/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signOut } from '#lib/session.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { Failure, pending, refused, server } from '#test/stand-in-server.ts'

const plan = page.getByLabelText('Plan', { exact: true })
const subscribe = page.getByRole('button', { name: /^Subscribe to/ })
const alert = page.getByRole('alert')
const main = page.getByRole('main')

test('without a choice it is Pro', async () => {
  await actAs('visitor')
  await openScreen('/payment-methods')
  await expect.element(plan).toHaveValue('pro')
  await expect.element(page.getByText('You’ll be charged LKR 990 every month until you cancel.')).toBeVisible()
  await expect.element(main).toMatchTextContent('On the plans page and in your roadmap, the price is USD 9.99 a month.')
})

test('Basic costs nothing: it leads a visitor to sign up, and a learner to the dashboard', async () => {
  await actAs('visitor')
  const before = await openScreen('/plans')
  await page.getByRole('link', { name: 'Continue to Payment' }).first().click()
  await expect.poll(before.address).toBe('/signup')
  await actAs('halfway')
  const after = await openScreen('/plans')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Current Plan' })).toMatchTextContent('Basic')
  await page.getByRole('link', { name: 'Continue to Payment' }).first().click()
  await expect.poll(after.address).toBe('/dashboard')
})

test('the chosen plan is kept in this browser, with its price in rupees', async () => {
  await actAs('halfway')
  const screen = await openScreen('/plans')
  await expect.element(page.getByText('USD 9.99/month')).toBeVisible()
  await expect.element(page.getByText('USD 19.99/month')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Payment' }).last().click()
  await expect.poll(screen.address).toBe('/payment-methods')
  await expect.element(plan).toHaveValue('premium')
  await expect
    .poll(() =>
      plan
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Pro (LKR 990/month)', 'Premium (LKR 1990/month)'])
  await screen.reload()
  await expect.element(plan).toHaveValue('premium')
})

test('a double press opens one checkout', async () => {
  const user = await actAs('halfway')
  server.on(createCheckoutSession, pending)
  await openScreen('/payment-methods')
  await subscribe.dblClick()
  await expect.element(page.getByRole('button', { name: 'Redirecting to Stripe...' })).toBeVisible()
  await expect
    .poll(() => server.calls(createCheckoutSession).map(({ body }) => body))
    .toEqual([{ userId: user.id, plan: 'pro', priceId: 'pro-lkr' }])
})

test('a page that the browser kept is ready again after the Back button', async () => {
  await actAs('halfway')
  server.on(createCheckoutSession, pending)
  await openScreen('/payment-methods')
  await subscribe.click()
  await expect
    .element(page.getByRole('button', { name: 'Redirecting to Stripe...' }))
    .toHaveAttribute('aria-disabled', 'true')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(subscribe).not.toHaveAttribute('aria-disabled')
})

test('a visitor signs in on the way, comes back, and the choice is kept', async () => {
  const user = await actAs('halfway')
  signOut()
  server.on(login, { user, token: 'a-token' })
  const screen = await openScreen('/payment-methods?plan=premium')
  await subscribe.click()
  await expect.element(alert).toMatchTextContent('Please log in to continue.')
  await expectAccessible()
  await page.getByRole('link', { name: 'Log in and come back here' }).click()
  await page.getByLabelText('Email Address').fill(user.email)
  await page.getByLabelText('Password', { exact: true }).fill('any password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/payment-methods')
  await expect.element(page.getByRole('button', { name: 'Subscribe to Premium' })).toBeVisible()
})

test('a checkout that fails says so, keeps the choice, and can be tried again', async () => {
  await actAs('halfway')
  server.on(createCheckoutSession, new Failure(async () => new Response('no JSON', { status: 500 })))
  await openScreen('/payment-methods')
  await plan.selectOptions('premium')
  await subscribe.click()
  await expect.element(alert).toHaveTextContent('Error starting checkout session. Please try again.')
  const words = 'The payment service isn’t responding. You haven’t been charged. Please try again soon.'
  server.on(createCheckoutSession, refused('payment_unreachable', words))
  await subscribe.click()
  await expect.element(alert).toHaveTextContent(words)
  await expectAccessible()
  server.on(createCheckoutSession, pending)
  await subscribe.click()
  await expect.element(page.getByRole('button', { name: 'Redirecting to Stripe...' })).toBeVisible()
  await expect
    .poll(() => server.calls(createCheckoutSession).map(({ body }) => body?.plan))
    .toEqual(['premium', 'premium', 'premium'])
})

test('a session that has ended asks to log in', async () => {
  await actAs('halfway')
  server.on(createCheckoutSession, refused('unauthenticated', 'Please sign in.'))
  await openScreen('/payment-methods')
  await subscribe.click()
  await expect.element(alert).toMatchTextContent('Please log in to continue.')
})

test('an admin has nothing to subscribe to', async () => {
  await actAs('admin')
  await openScreen('/payment-methods')
  await expect.element(main).toMatchTextContent('Plans are for learners only.')
  await expect.element(subscribe).not.toBeInTheDocument()
})

test('a learner with a plan is offered no second one, and led to where it is managed', async () => {
  await actAs('premium')
  const screen = await openScreen('/payment-methods')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your plan')
  await expect.element(main).toMatchTextContent('You’re on the Premium plan. You can change it in Settings.')
  await expect.element(subscribe).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Manage your plan' }).click()
  await expect.poll(screen.address).toBe('/dashboard/settings')
})
