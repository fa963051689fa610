import {
  getSignInMethods,
  login,
  reauthenticate,
  requireSecondFactor,
  saveSecondFactor,
  signInByCode,
  startSecondFactor,
} from '@milepost/contract/accounts/routes'
import { listUsers } from '@milepost/contract/users/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs, answerAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const methods = { password: true, providers: [], emailVerified: true, pendingEmail: null }
const on = { ...methods, secondFactor: { on: true, recoveryCodes: 1, required: false } }
const off = { ...methods, secondFactor: { on: false, recoveryCodes: 0, required: false } }
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const uri = `otpauth://totp/Milepost:admin%40example.com?secret=${secret}&issuer=Milepost`
const recoveryCodes = ['ABCD-EFGH-IJKL-MNOP-QRST-UVWX', 'BBCD-EFGH-IJKL-MNOP-QRST-UVWX']
const wrong = 'That code doesn’t work. Enter the newest code. Each code works only once.'

const card = page.getByRole('region', { name: 'Two-step sign-in' })
const codeField = card.getByLabelText('Code', { exact: true })

test('an admin sets it up: the password again, the key, a wrong code, the right one, and the recovery codes', async () => {
  await actAs('admin')
  server.on(getSignInMethods, off)
  server.on(startSecondFactor, refused('reauthentication_required', 'Please confirm it’s you.'))
  server.on(reauthenticate, () => {
    server.on(startSecondFactor, { secret, uri })
    return { message: 'Thanks, that’s confirmed.' }
  })
  server.on(saveSecondFactor, refused('wrong_code', wrong))
  await openScreen('/admin/settings')
  await expect.element(card.getByText('Off', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabelText('Your Password').fill('a long and unusual one')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(card.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  await expect.element(card.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  await expect.element(codeField).toHaveFocus()
  await expectAccessible()
  await codeField.fill('123456')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(codeField).toHaveAccessibleDescription(new RegExp(wrong))
  server.on(saveSecondFactor, () => {
    server.on(getSignInMethods, on)
    return { recoveryCodes }
  })
  await codeField.fill('654321')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(card.getByText(recoveryCodes[0] ?? '')).toBeVisible()
  await expect.element(card.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus()
  await expectAccessible()
  expect(server.calls(saveSecondFactor).map(({ body }) => body)).toEqual([
    { on: true, code: '123456' },
    { on: true, code: '654321' },
  ])
  await card.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(card.getByText('On', { exact: true })).toBeVisible()
  await expect.element(card.getByText(/You have 1 recovery code left\./)).toBeVisible()
  await expect.element(card.getByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument()
  await expect.element(card.getByRole('button', { name: 'Make new recovery codes' })).toHaveFocus()
})

test('turning it off takes a code, and cancelling gives the focus back', async () => {
  await actAs('admin')
  server.on(getSignInMethods, on)
  server.on(saveSecondFactor, () => {
    server.on(getSignInMethods, off)
    return { recoveryCodes: [] }
  })
  await openScreen('/admin/settings')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(codeField).toHaveFocus()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(card.getByRole('button', { name: 'Make new recovery codes' })).toHaveFocus()
  await card.getByRole('button', { name: 'Turn off' }).click()
  await codeField.fill('123456')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(card.getByRole('status').first()).toMatchTextContent('Two-step sign-in is off.')
  await expect.element(card.getByRole('button', { name: 'Set up' })).toHaveFocus()
  expect(server.calls(saveSecondFactor).map(({ body }) => body)).toEqual([{ on: false, code: '123456' }])
})

test.each([
  ['halfway', '/dashboard/settings'],
  ['institution', '/institution/settings'],
] as const)('%s finds the same card in Settings, without what concerns admins', async (who, address) => {
  await actAs(who)
  server.on(getSignInMethods, on)
  await openScreen(address)
  await expect.element(card.getByRole('button', { name: 'Make new recovery codes' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await expect.element(card.getByRole('switch')).not.toBeInTheDocument()
})

test('requiring it of every admin takes a proof, a refusal is shown, and it can’t be turned off while it is required', async () => {
  await actAs('admin')
  server.on(getSignInMethods, on)
  server.on(requireSecondFactor, refused('reauthentication_required', 'Please confirm it’s you.'))
  server.on(reauthenticate, () => {
    server.on(requireSecondFactor, refused('second_factor_off', 'Turn on two-step sign-in for your own account first.'))
    return { message: 'Thanks, that’s confirmed.' }
  })
  await openScreen('/admin/settings')
  const requirement = card.getByRole('switch', { name: 'Require it of every admin' })
  await requirement.click()
  await page.getByLabelText('Your Password').fill('a long and unusual one')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect
    .element(card.getByRole('alert'))
    .toMatchTextContent('Turn on two-step sign-in for your own account first.')
  await expect.element(requirement).not.toBeChecked()
  await expectAccessible()
  server.on(requireSecondFactor, () => {
    server.on(getSignInMethods, { ...on, secondFactor: { ...on.secondFactor, required: true } })
    return { required: true }
  })
  await requirement.click()
  await expect.element(card.getByText('Saved.', { exact: true })).toBeVisible()
  await expect.element(requirement).toBeChecked()
  await expect.element(card.getByRole('button', { name: 'Turn off' })).not.toBeInTheDocument()
  expect(server.calls(requireSecondFactor).map(({ body }) => body)).toEqual(Array(3).fill({ required: true }))
})

test('an admin who must set it up first is led there from any screen, and on once the codes are saved', async () => {
  await actAs('admin')
  server.on(getSignInMethods, { ...off, secondFactor: { ...off.secondFactor, required: true } })
  server.on(listUsers, refused('second_factor_required', 'Admins here need two-step sign-in. Set it up to continue.'))
  server.on(startSecondFactor, { secret, uri })
  server.on(saveSecondFactor, () => {
    server.on(getSignInMethods, on)
    return { recoveryCodes }
  })
  await openScreen('/admin/users')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Protect your account' })).toBeVisible()
  await expectAccessible()
  await card.getByRole('button', { name: 'Set up' }).click()
  await codeField.fill('123456')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await card.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(page.getByRole('navigation').getByRole('link', { name: 'Users' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Protect your account' })).not.toBeInTheDocument()
})

async function openCodeStep() {
  server.on(login, refused('second_factor_needed', 'Enter the 6-digit code.'))
  const screen = await openScreen('/login')
  await page.getByLabelText('Email Address').fill('admin@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('a long and unusual one')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  return screen
}

test('signing in asks for the code, takes a recovery code instead, and leads to the admin’s area', async () => {
  const user = await answerAs('admin')
  const screen = await openCodeStep()
  const digits = page.getByLabelText('6-digit code')
  await expect.element(digits).toHaveFocus()
  await expect.element(digits).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(digits).toHaveAttribute('inputmode', 'numeric')
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  await expectAccessible()
  server.on(signInByCode, refused('wrong_code', wrong))
  await digits.fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(digits).toHaveAccessibleDescription(wrong)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = page.getByLabelText('Recovery code')
  await expect.element(recovery).toHaveFocus()
  server.on(signInByCode, { user, token: 'a-new-token' })
  await recovery.fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(screen.address).toBe('/admin')
  expect(server.calls(signInByCode).map(({ body }) => body)).toEqual([{ code: '123456' }, { code: recoveryCodes[0] }])
})

test('a sign-in that has expired leads back to the password, and a lost connection keeps the code', async () => {
  await actAs('visitor')
  await openCodeStep()
  const digits = page.getByLabelText('6-digit code')
  server.on(signInByCode, lost)
  await digits.fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong')
  await expect.element(digits).toHaveValue('123456')
  server.on(signInByCode, refused('sign_in_expired', 'This sign-in has expired.'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Sign in again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})
