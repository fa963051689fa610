import { forgotPassword, resetPassword } from '@milepost/contract/accounts/routes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { issueOf } from '#test/issue.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const link = `/reset-password/${'A'.repeat(43)}`
const field = page.getByLabelText('New Password')
const submit = page.getByRole('button', { name: 'Set New Password' })
const again = page.getByRole('link', { name: 'Ask for a new link' })
const alert = page.getByRole('alert')

test('the field is reached from the way back, and what is typed can be looked at', async () => {
  await actAs('visitor')
  await openScreen(link)
  const back = page.getByRole('link', { name: 'Back' })
  await expect.element(back).toBeVisible()
  back.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('quite another{Tab}{Enter}')
  await expect.element(field).toHaveAttribute('type', 'text')
  await expectAccessible()
})

test('an empty password is not sent, and a refused one stays to be changed', async () => {
  await actAs('visitor')
  const issue = issueOf('password', 'This password is too easy to guess.')
  server.on(resetPassword, refused('password_too_common', issue.message, [issue]))
  await openScreen(link)
  await submit.click()
  await expect.element(field).toHaveFocus()
  expect(server.calls(resetPassword)).toHaveLength(0)
  await field.fill('password123')
  await submit.click()
  await expect.element(alert.first()).toMatchTextContent('too easy to guess')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('password123')
  await expect.element(again).not.toBeInTheDocument()
  await expectAccessible()
})

test('a link that is used up, or none at all, says so, and keeps what was typed', async () => {
  await actAs('visitor')
  server.on(resetPassword, refused('link_invalid', 'This link no longer works.'))
  const screen = await openScreen(link)
  await field.fill('quite another unusual one')
  await submit.click()
  await expect.element(alert).toMatchTextContent('This link no longer works')
  await expect.element(field).toHaveValue('quite another unusual one')
  await expect.poll(screen.address).toBe(link)
  await expectAccessible()
  const missing = 'Part of the link is missing.'
  server.on(resetPassword, refused('invalid', missing, [issueOf('token', missing)]))
  await submit.click()
  await expect.element(alert).toMatchTextContent(missing)
  server.on(forgotPassword, lost)
  await again.click()
  await expect.poll(screen.address).toBe('/forgot-password')
})

test('without an answer it says that something went wrong', async () => {
  await actAs('visitor')
  server.on(resetPassword, lost)
  await openScreen(link)
  await field.fill('quite another unusual one')
  await submit.click()
  await expect.element(alert).toMatchTextContent('Something went wrong.')
})
