import { forgotPassword } from '@milepost/contract/accounts/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, pending, refused, server } from '#test/stand-in-server.ts'

const address = page.getByLabelText('Email Address')
const send = page.getByRole('button', { name: 'Send Reset Link' })

test('an address that the server refuses is named beside its field, and gets the focus', async () => {
  const message = 'Email is not an address.'
  server.on(
    forgotPassword,
    refused('invalid', 'Check your entries.', [{ field: 'email', rule: 'email', message, params: {} }]),
  )
  await openScreen('/forgot-password')
  await address.fill('asha@example.com')
  await send.click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(address).toHaveFocus()
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})

test('without an answer it says that something went wrong, and the address is kept', async () => {
  server.on(forgotPassword, lost)
  await openScreen('/forgot-password')
  await address.fill('asha@example.com')
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Something went wrong\./)
  await expect.element(address).toHaveValue('asha@example.com')
})

test('while the answer is on its way the button says so, and a second press sends nothing', async () => {
  server.on(forgotPassword, pending)
  await openScreen('/forgot-password')
  await address.fill('asha@example.com')
  await send.dblClick()
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect.poll(() => server.calls(forgotPassword)).toHaveLength(1)
})
