import { undoEmailChange, verifyEmail } from '@milepost/contract/accounts'
import { signInByLink } from '@milepost/contract/accounts/sign-in-links'
import { resubscribe, unsubscribe } from '@milepost/contract/emails'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs, answerAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const token = 'A'.repeat(43)
const noGood = refused('link_invalid', 'This link no longer works.')
const alert = page.getByRole('alert')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('a link that verified the address already says so, and that nothing is left to do', async () => {
  await actAs('halfway')
  server.on(verifyEmail, noGood)
  await openScreen(`/verify-email/${token}`)
  await expect.element(alert).toMatchTextContent('This link no longer works')
  await expect.element(page.getByText(/There’s nothing left to do/)).toBeVisible()
  await expectAccessible()
})

test('a visitor whose link does not verify the address is led to sign-in', async () => {
  await actAs('visitor')
  server.on(verifyEmail, noGood)
  const screen = await openScreen(`/verify-email/${token}`)
  await expect.element(alert).toMatchTextContent('This link no longer works')
  await expectAccessible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test('an address is verified by the second try when the first got no answer', async () => {
  const { email } = await actAs('halfway')
  server.on(verifyEmail, lost)
  const screen = await openScreen(`/verify-email/${token}`)
  await expect.element(alert).toMatchTextContent('Something went wrong.')
  server.on(verifyEmail, { message: 'Thanks. Your email address is confirmed.', email })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(heading('Email address confirmed')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks. Your email address is confirmed.')
  await expectAccessible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('a link signs in after a press, and leads to the person’s own area', async () => {
  const user = await answerAs('halfway')
  server.on(signInByLink, { user, token: 'a-new-token' })
  const screen = await openScreen(`/sign-in-link/${token}`)
  await expect.element(heading('Sign in with your link')).toBeVisible()
  await expectAccessible()
  expect(server.calls(signInByLink)).toHaveLength(0)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
  await expect.poll(() => window.localStorage.getItem('token')).toBe('a-new-token')
})

test('a link that no longer works says so, and where to get another', async () => {
  await actAs('visitor')
  server.on(signInByLink, noGood)
  const screen = await openScreen(`/sign-in-link/${token}`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(heading('You’re not signed in')).toBeVisible()
  await expect.element(alert).toMatchTextContent('This link no longer works')
  await expectAccessible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test('a link that cannot undo a change of address says so, after a press', async () => {
  await actAs('visitor')
  server.on(undoEmailChange, noGood)
  await openScreen(`/undo-email/${token}`)
  await expect.element(heading('Undo the email change?')).toBeVisible()
  await expectAccessible()
  expect(server.calls(undoEmailChange)).toHaveLength(0)
  await page.getByRole('button', { name: 'Undo the Change' }).click()
  await expect.element(heading('We couldn’t undo the change')).toBeVisible()
  await expect.element(alert).toMatchTextContent('This link no longer works')
  await expectAccessible()
})

test('a link that cannot end mails says so', async () => {
  await actAs('visitor')
  server.on(unsubscribe, noGood)
  await openScreen(`/unsubscribe/${token}`)
  await expect.element(heading('You’re still subscribed')).toBeVisible()
  await expect.element(alert).toMatchTextContent('This link no longer works')
  await expectAccessible()
})

test('mails end as the page opens, and can be taken again and ended after all, by the keyboard alone', async () => {
  await actAs('visitor')
  server.on(unsubscribe, { message: 'You will get no more of them.' })
  server.on(resubscribe, { message: 'They come again.' })
  await openScreen(`/unsubscribe/${token}`)
  const status = page.getByRole('status')
  await expect.element(heading('Unsubscribe')).toBeVisible()
  await expect.element(status).toHaveTextContent('You will get no more of them.')
  await expectAccessible()
  await pressByKey(page.getByRole('button', { name: 'Subscribe again' }))
  await expect.element(status).toHaveTextContent('They come again.')
  await pressByKey(page.getByRole('button', { name: 'Unsubscribe again' }))
  await expect.element(status).toHaveTextContent('You will get no more of them.')
  await expect.poll(() => server.calls(unsubscribe)).toHaveLength(2)
  await expect.poll(() => server.calls(resubscribe)).toHaveLength(1)
})
