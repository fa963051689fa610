import { confirmLink } from '@milepost/contract/accounts/providers/routes'
import { signInByLink, undoEmailChange, verifyEmail } from '@milepost/contract/accounts/routes'
import { resubscribe, unsubscribe } from '@milepost/contract/emails/routes'
import type { RouteShape } from '@milepost/contract/http'
import { acceptInvitation, getInvitation } from '@milepost/contract/institutions/routes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs, answerAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const token = 'A'.repeat(43)
const noGood = refused('link_invalid', 'This link no longer works.')
const alert = page.getByRole('alert')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

interface LinkCase {
  readonly path: string
  readonly name: string
  readonly route: RouteShape
  readonly failedTitle: string
}
const links: readonly LinkCase[] = [
  {
    path: 'verify-email',
    name: 'Confirm your email address',
    route: verifyEmail,
    failedTitle: 'We couldn’t confirm your address',
  },
  {
    path: 'change-email',
    name: 'Use this address',
    route: verifyEmail,
    failedTitle: 'We couldn’t change your address',
  },
  { path: 'undo-email', name: 'Undo the Change', route: undoEmailChange, failedTitle: 'We couldn’t undo the change' },
  { path: 'sign-in-link', name: 'Sign In', route: signInByLink, failedTitle: 'You’re not signed in' },
  { path: 'link-account', name: 'Connect and Sign In', route: confirmLink, failedTitle: 'This link doesn’t work' },
  { path: 'unsubscribe', name: 'Unsubscribe', route: unsubscribe, failedTitle: 'You’re still subscribed' },
]

test.each(links)(
  'opening /$path changes nothing: “$name” does, once, and says when the link is used up',
  async (link) => {
    await actAs('visitor')
    const answered = Promise.withResolvers<void>()
    server.on(link.route, () => answered.promise.then(() => noGood))
    await openScreen(`/${link.path}/${token}`)
    await expect.element(button(link.name)).toBeVisible()
    await expectAccessible()
    expect(server.calls(link.route)).toHaveLength(0)
    await button(link.name).dblClick()
    answered.resolve()
    await expect.element(heading(link.failedTitle)).toHaveFocus()
    await expect.element(alert).toMatchTextContent('This link no longer works')
    expect(server.calls(link.route)).toHaveLength(1)
    await expectAccessible()
  },
)

test('opening an invitation only reads it', async () => {
  await actAs('halfway')
  server.on(getInvitation, {
    institution: 'Lagoonside Polytechnic',
    sentTo: 'h…@example.com',
    standing: 'welcome',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  await openScreen(`/invitation/${token}`)
  await expect.element(button('Join Lagoonside Polytechnic')).toBeVisible()
  expect(server.calls(acceptInvitation)).toHaveLength(0)
})

test('a link that verified the address already says so, and that nothing is left to do', async () => {
  await actAs('halfway')
  server.on(verifyEmail, noGood)
  await openScreen(`/verify-email/${token}`)
  await button('Confirm your email address').click()
  await expect.element(page.getByText(/There’s nothing left to do/)).toBeVisible()
})

test('a visitor whose link does not verify the address is led to sign-in', async () => {
  await actAs('visitor')
  server.on(verifyEmail, noGood)
  const screen = await openScreen(`/verify-email/${token}`)
  await button('Confirm your email address').click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test.each(['/reset-password', '/verify-email/'])(
  '%s, cut off before its secret, says so and leads on',
  async (address) => {
    await actAs('visitor')
    const screen = await openScreen(address)
    await expect.element(heading('Part of the link is missing')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Reset Password' }).click()
    await expect.poll(screen.address).toBe('/forgot-password')
  },
)

test('an address is verified by the second press when the first got no answer', async () => {
  const { email } = await actAs('halfway')
  server.on(verifyEmail, lost)
  const screen = await openScreen(`/verify-email/${token}`)
  await pressByKey(button('Confirm your email address'))
  await expect.element(alert).toMatchTextContent('Something went wrong. Please try again.')
  await expect.element(button('Confirm your email address')).toHaveFocus()
  await expectAccessible()
  server.on(verifyEmail, { message: 'Thanks. Your email address is confirmed.', email })
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Email address confirmed')).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks. Your email address is confirmed.')
  await expectAccessible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('a link signs in after a press, and leads to the person’s own area', async () => {
  const user = await answerAs('halfway')
  server.on(signInByLink, { user, token: 'a-new-token' })
  const screen = await openScreen(`/sign-in-link/${token}`)
  await button('Sign In').click()
  await expect.poll(screen.address).toBe('/dashboard')
  await expect.poll(() => window.localStorage.getItem('token')).toBe('a-new-token')
})

test('a link that no longer signs in leads to where another one can be had', async () => {
  await actAs('visitor')
  server.on(signInByLink, noGood)
  const screen = await openScreen(`/sign-in-link/${token}`)
  await button('Sign In').click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test('emails end with a press, and can be taken again and ended after all, by the keyboard alone', async () => {
  await actAs('visitor')
  server.on(unsubscribe, { message: 'You will get no more of them.' })
  server.on(resubscribe, { message: 'They come again.' })
  await openScreen(`/unsubscribe/${token}`)
  const status = page.getByRole('status')
  await pressByKey(button('Unsubscribe'))
  await expect.element(heading('You’re unsubscribed')).toHaveFocus()
  await expect.element(status).toHaveTextContent('You will get no more of them.')
  await expectAccessible()
  await pressByKey(button('Subscribe again'))
  await expect.element(heading('You’re subscribed again')).toHaveFocus()
  await expect.element(status).toHaveTextContent('They come again.')
  await pressByKey(button('Unsubscribe again'))
  await expect.element(heading('Unsubscribe from these emails?')).toHaveFocus()
  await pressByKey(button('Unsubscribe'))
  await expect.element(heading('You’re unsubscribed')).toHaveFocus()
  expect(server.calls(unsubscribe)).toHaveLength(2)
  expect(server.calls(resubscribe)).toHaveLength(1)
})
