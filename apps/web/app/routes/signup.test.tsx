import { register } from '@milepost/contract/accounts/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { issueOf } from '#test/issue.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, pending, refused, server } from '#test/stand-in-server.ts'

const secret = 'a long and unusual one'
const name = page.getByLabelText('Name')
const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const confirmation = page.getByLabelText('Confirm Password', { exact: true })
const create = page.getByRole('button', { name: 'Create Account' })

async function fill(address: string, confirmed = secret) {
  await name.fill('Tharini Test')
  await email.fill(address)
  await password.fill(secret)
  await confirmation.fill(confirmed)
}

test('a taken address is named, and nothing typed is lost', async () => {
  await actAs('visitor')
  const issue = issueOf('email', 'Email is already in use.')
  server.on(register, refused('email_taken', 'There’s already an account with this email address.', [issue]))
  const screen = await openScreen('/signup')
  await fill('taken@example.com')
  await create.click()
  await expect.element(page.getByText(/There’s already an account with this email address/)).toBeVisible()
  await expect.element(page.getByText(issue.message)).toBeVisible()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveFocus()
  await expect.element(name).toHaveValue('Tharini Test')
  await expect.element(email).toHaveValue('taken@example.com')
  await expect.element(password).toHaveValue(secret)
  await expect.element(confirmation).toHaveValue(secret)
  await expect.poll(screen.address).toBe('/signup')
  await expectAccessible()
})

test('a password that the server refuses is named beside its field', async () => {
  await actAs('visitor')
  const issue = issueOf('password', 'Password must have at least 8 characters.')
  server.on(register, refused('invalid', 'Please check what you entered.', [issue]))
  await openScreen('/signup')
  await fill('short@example.com')
  await create.click()
  await expect.element(password).toHaveAccessibleDescription(/at least 8 characters\./)
  await expect.element(page.getByText(issue.message)).toBeVisible()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
})

test('two different passwords are never sent', async () => {
  await actAs('visitor')
  server.on(register, lost)
  await openScreen('/signup')
  await fill('different@example.com', 'something else')
  await create.click()
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  await expect.element(confirmation).toHaveFocus()
  expect(server.calls(register)).toHaveLength(0)
})

test('without an answer it says that registration failed, and keeps the address', async () => {
  await actAs('visitor')
  server.on(register, lost)
  await openScreen('/signup')
  await fill('offline@example.com')
  await create.click()
  await expect.element(page.getByText('Registration failed')).toBeVisible()
  await expect.element(email).toHaveValue('offline@example.com')
})

test('empty fields and a malformed address never reach the server', async () => {
  await actAs('visitor')
  server.on(register, lost)
  await openScreen('/signup')
  await create.click()
  await expect.element(name).toHaveFocus()
  await fill('not-an-address')
  await create.click()
  await expect.element(email).toHaveFocus()
  expect(server.calls(register)).toHaveLength(0)
})

test('a double click makes one account', async () => {
  await actAs('visitor')
  server.on(register, pending)
  await openScreen('/signup')
  await fill('double.click@example.com')
  await create.dblClick()
  await expect.element(page.getByRole('button', { name: 'Creating your account...' })).toBeVisible()
  await expect.poll(() => server.calls(register)).toHaveLength(1)
})

test('each password can be looked at by itself', async () => {
  await actAs('visitor')
  const screen = await openScreen('/signup')
  await page.getByRole('button', { name: 'Show password' }).last().click()
  await expect.element(confirmation).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(confirmation).toHaveAttribute('type', 'password')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(screen.address).toBe('/')
})
