import { getSignInMethods, reauthenticate, setPassword } from '@milepost/contract/accounts/routes'
import { updateUser } from '@milepost/contract/users/routes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { issueOf } from '#test/issue.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const secondFactor = { on: false, recoveryCodes: 0, required: false }

const account = page.getByRole('region', { name: 'Account' })
const name = account.getByLabelText('Name')
const email = account.getByLabelText('Email')
const save = account.getByRole('button', { name: 'Save Changes' })
const signInCard = page.getByRole('region', { name: 'Sign-in' })
const newPassword = account.getByLabelText('New Password')
const change = account.getByRole('button', { name: 'Change Password' })
const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
const proof = dialog.getByLabelText('Your Password')
const stale = refused('reauthentication_required', 'Please confirm.')

async function openSettings() {
  const user = await actAs('halfway')
  const screen = await openScreen('/dashboard/settings')
  await expect.element(change).toBeVisible()
  return { user, screen }
}

/** Wants the password before the change is accepted. */
function wantProof(password: string) {
  let isProved = false
  server.on(reauthenticate, ({ body }) => {
    isProved = body.password === password
    return isProved ? { message: 'Confirmed.' } : refused('wrong_credentials', 'Wrong.')
  })
  return <T,>(reply: T) => (isProved ? reply : stale)
}

test('the name is saved by Enter, and greets at once', async () => {
  const { user } = await openSettings()
  server.on(updateUser, ({ body }) => ({ ...user, name: body.name }))
  await name.fill('Nila the Second')
  await userEvent.keyboard('{Enter}')
  await expect.element(account.getByRole('status')).toHaveTextContent('Account info updated successfully!')
  await expect.element(page.getByText('Welcome back, Nila the Second!')).toBeVisible()
  await expect.element(name).toHaveValue('Nila the Second')
  await expect.element(account.getByText(/We sent a link to/)).not.toBeInTheDocument()
})

test('another address is asked for by the keyboard alone, with a wrong password first', async () => {
  const { user } = await openSettings()
  const proved = wantProof('the right one')
  const pendingEmail = 'new@example.com'
  server.on(updateUser, () => proved(user))
  name.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(email).toHaveFocus()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.keyboard(`${pendingEmail}{Enter}`)
  await expect.element(proof).toBeVisible()
  proof.element().focus()
  await userEvent.keyboard('not this one{Enter}')
  await expect.element(proof).toHaveAccessibleDescription('That password isn’t right.')
  await expect.element(proof).toHaveFocus()
  await expectAccessible()
  server.on(getSignInMethods, { password: true, providers: [], emailVerified: true, pendingEmail, secondFactor })
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.keyboard('the right one{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(account.getByRole('status').first()).toHaveTextContent('Account info updated successfully!')
  await expect.poll(() => server.calls(updateUser)).toHaveLength(2)
  await expect.element(account.getByText(`We sent a link to ${pendingEmail}.`, { exact: false })).toBeVisible()
  await expect.element(email).toHaveValue(user.email)
  await expectAccessible()
})

test('closing the dialog sends nothing, and keeps what was typed', async () => {
  await openSettings()
  server.on(updateUser, stale)
  await email.fill('new@example.com')
  for (const close of ['Cancel', 'Close', 'Escape'] as const) {
    save.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(proof).toBeVisible()
    if (close === 'Escape') await userEvent.keyboard('{Escape}')
    else await dialog.getByRole('button', { name: close }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(save).toHaveFocus()
    await expect.element(email).toHaveValue('new@example.com')
    await expect.element(account.getByRole('alert')).not.toBeInTheDocument()
  }
  await expect.poll(() => server.calls(updateUser)).toHaveLength(3)
})

test('an address that is taken is said beside its field', async () => {
  await openSettings()
  const issue = issueOf('email', 'Email is already in use.')
  server.on(updateUser, refused('email_taken', 'Taken.', [issue]))
  await email.fill('taken@example.com')
  await save.click()
  const alert = account.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Something went wrong while updating.')
  await expect.element(email).toHaveAccessibleDescription(/is already in use/)
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveValue('taken@example.com')
  await expectAccessible()
  server.on(updateUser, lost)
  await save.click()
  await expect.poll(() => alert.element().textContent?.trim()).toBe('Something went wrong while updating.')
  await expect.element(email).not.toHaveAccessibleDescription(/is already in use/)
})

test('a new password is refused, proved and set, and its button has the focus again', async () => {
  await openSettings()
  const issue = issueOf('password', 'This password is too easy to guess.')
  server.on(setPassword, refused('password_too_common', issue.message, [issue]))
  expect(
    signInCard
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Set', 'None'])
  change.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(newPassword).toHaveFocus()
  await userEvent.keyboard('password123{Enter}')
  await expect.element(account.getByRole('alert').first()).toMatchTextContent('too easy to guess')
  await expect.element(newPassword).toHaveFocus()
  await expectAccessible()
  const proved = wantProof('the old one')
  server.on(setPassword, () => proved({ message: 'Your password has been changed.' }))
  await newPassword.fill('quite another unusual one')
  await userEvent.keyboard('{Enter}')
  await proof.fill('the old one')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(account.getByRole('status')).toHaveTextContent('Your password has been changed.')
  await expect.element(change).toHaveFocus()
})

test('how one signs in can be asked for again where it could not be loaded', async () => {
  await actAs('halfway')
  server.on(getSignInMethods, lost)
  await openScreen('/dashboard/settings')
  await expect.element(signInCard.getByRole('alert')).toMatchTextContent('We couldn’t load your sign-in details.')
  await expectAccessible()
  server.on(getSignInMethods, {
    password: true,
    providers: [],
    emailVerified: true,
    pendingEmail: null,
    secondFactor,
  })
  await signInCard.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(signInCard.getByText('None')).toBeVisible()
})
