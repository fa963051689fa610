import { resubscribe, undoEmailChange, unsubscribe, verifyEmail } from '@milepost/contract/accounts'
import { signInByLink } from '@milepost/contract/sign-in-links'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs, answerAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const token = 'A'.repeat(43)
const noGood = refused('link_invalid', 'This link does not work any more.')
const alert = page.getByRole('alert')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('a link that verified the address already says so, and that nothing is left to do', async () => {
  await actAs('halfway')
  server.on(verifyEmail, noGood)
  await openScreen(`/verify-email/${token}`)
  await expect.element(alert).toMatchTextContent('This link does not work any more')
  await expect.element(page.getByText(/there is nothing left to do for it/)).toBeVisible()
  await expectAccessible()
})

test('a visitor whose link does not verify the address is led to sign-in', async () => {
  await actAs('visitor')
  server.on(verifyEmail, noGood)
  const screen = await openScreen(`/verify-email/${token}`)
  await expect.element(alert).toMatchTextContent('This link does not work any more')
  await expectAccessible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test('an address is verified by the second try when the first got no answer', async () => {
  const { email } = await actAs('halfway')
  server.on(verifyEmail, lost)
  const screen = await openScreen(`/verify-email/${token}`)
  await expect.element(alert).toMatchTextContent('Something went wrong.')
  server.on(verifyEmail, { message: 'Thank you. Your address is verified.', email })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(heading('Address verified')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Thank you. Your address is verified.')
  await expectAccessible()
  await page.getByRole('link', { name: 'Go on' }).click()
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
  expect(window.localStorage.getItem('token')).toBe('a-new-token')
})

test('a link that no longer works says so, and where to get another', async () => {
  await actAs('visitor')
  server.on(signInByLink, noGood)
  const screen = await openScreen(`/sign-in-link/${token}`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(heading('You are not signed in')).toBeVisible()
  await expect.element(alert).toMatchTextContent('This link does not work any more')
  await expectAccessible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect.poll(screen.address).toBe('/login')
})

test('a link that cannot undo a change of address says so, after a press', async () => {
  await actAs('visitor')
  server.on(undoEmailChange, noGood)
  await openScreen(`/undo-email/${token}`)
  await expect.element(heading('Undo the change of address?')).toBeVisible()
  await expectAccessible()
  expect(server.calls(undoEmailChange)).toHaveLength(0)
  await page.getByRole('button', { name: 'Undo the Change' }).click()
  await expect.element(heading('The change was not undone')).toBeVisible()
  await expect.element(alert).toMatchTextContent('This link does not work any more')
  await expectAccessible()
})

test('a link that cannot end mails says so', async () => {
  await actAs('visitor')
  server.on(unsubscribe, noGood)
  await openScreen(`/unsubscribe/${token}`)
  await expect.element(heading('The mails were not ended')).toBeVisible()
  await expect.element(alert).toMatchTextContent('This link does not work any more')
  await expectAccessible()
})

test('mails end as the page opens, and can be taken again and ended after all, by the keyboard alone', async () => {
  await actAs('visitor')
  server.on(unsubscribe, { message: 'You will get no more of them.' })
  server.on(resubscribe, { message: 'They come again.' })
  await openScreen(`/unsubscribe/${token}`)
  const status = page.getByRole('status')
  await expect.element(heading('No more of these mails')).toBeVisible()
  await expect.element(status).toHaveTextContent('You will get no more of them.')
  await expectAccessible()
  await pressByKey(page.getByRole('button', { name: 'Take them again' }))
  await expect.element(status).toHaveTextContent('They come again.')
  await pressByKey(page.getByRole('button', { name: 'End them after all' }))
  await expect.element(status).toHaveTextContent('You will get no more of them.')
  expect(server.calls(unsubscribe)).toHaveLength(2)
  expect(server.calls(resubscribe)).toHaveLength(1)
})
