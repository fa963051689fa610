import type { Page } from '@playwright/test'
import { emailTo, linkIn } from './emails.ts'
import { expect, expectAccessibleInLightAndDark, password, signInByForm, signUp, test } from './product.ts'

const refused = /Failed to load resource: (net::ERR_|the server responded with a status of 4\d\d)/
const newPassword = 'quite another unusual one'
const stale = { code: 'reauthentication_required', message: 'Please confirm.', error: 'Please confirm.', issues: [] }

const account = (page: Page) => page.getByRole('region', { name: 'Account', exact: true })
const signInCard = (page: Page) => page.getByRole('region', { name: 'Sign-in' })
const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/**
 * Answers the next call as if the last proof of identity were too old.
 * @returns A function that counts the calls.
 */
async function beStale(page: Page, path: string): Promise<() => number> {
  let calls = 0
  await page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    calls += 1
    return calls === 1 ? route.fulfill({ status: 403, json: stale }) : route.continue()
  })
  return () => calls
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(account(page).getByRole('button', { name: / Password$/ })).toBeVisible()
}

test.describe('changes that want a proof', () => {
  test.use({ allowedConsoleErrors: [refused] })

  test('another address counts after a press behind its link, and is undone by the former address likewise', async ({
    page,
  }) => {
    const { email } = await signUp(page)
    const newEmail = `new-${email}`
    await openSettings(page)
    await account(page).getByLabel('Name').fill('Nila the Second')
    await account(page).getByLabel('Email').fill(newEmail)
    await account(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(account(page).getByText(`We sent a link to ${newEmail}.`)).toBeVisible()
    await expect(page.getByText('Welcome back, Nila the Second!')).toBeVisible()
    await page.reload()
    await expect(account(page).getByLabel('Name')).toHaveValue('Nila the Second')
    await expect(account(page).getByText(`your address stays ${email}`)).toBeVisible()
    const link = linkIn(await emailTo(page, newEmail, 'change_email'))
    await page.goto(link)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByRole('status')).toContainText('Your email address has been changed')
    await openSettings(page)
    await expect(account(page).getByLabel('Email')).toHaveValue(newEmail)
    await expect(account(page).getByText('We sent a link to')).toHaveCount(0)
    await page.goto(link)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByRole('alert')).toContainText('This link no longer works')

    await page.goto(linkIn(await emailTo(page, email, 'email_changed')))
    await expect(page.getByRole('heading', { level: 1, name: 'Undo the email change?' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo the Change' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'The change has been undone' })).toBeVisible()
    await expectAccessibleInLightAndDark(page)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.goto(linkIn(await emailTo(page, email, 'reset_password')))
    await page.getByLabel('New Password').fill(newPassword)
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expect(page).toHaveURL('/login')
    await signInByForm(page, email, newPassword)
  })

  test('a new password is set once the old one was said again, and the old one is over', async ({ page }) => {
    const { email } = await signUp(page)
    await openSettings(page)
    const card = account(page)
    await card.getByRole('button', { name: 'Change Password' }).press('Enter')
    await beStale(page, '/auth/password')
    await card.getByLabel('New Password').fill(newPassword)
    await page.keyboard.press('Enter')
    await dialogOn(page).getByLabel('Your Password').fill(password)
    await dialogOn(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(card.getByRole('status')).toHaveText(
      'Your password has been changed. You’ve been signed out on your other devices.',
    )
    await emailTo(page, email, 'password_changed')
    await page.evaluate(() => localStorage.clear())
    const reply = await page.request.post('/api/auth/login', { data: { email, password } })
    expect(reply.status()).toBe(401)
    await signInByForm(page, email, newPassword)
  })

  test('without a password a linked provider is offered, and what was typed is saved on the way back', async ({
    page,
  }) => {
    await signUp(page)
    await page.route('**/api/auth/sign-in-methods', (route) =>
      route.fulfill({
        json: {
          password: false,
          providers: ['github'],
          emailVerified: true,
          pendingEmail: null,
          secondFactor: { on: false, recoveryCodes: 0, required: false },
        },
      }),
    )
    await page.route('**/api/auth/providers/github/reauthentication', (route) =>
      route.fulfill({ json: { url: '/help' } }),
    )
    await openSettings(page)
    await expect(signInCard(page).getByRole('definition')).toHaveText(['Not set', 'GitHub'])
    // It moves the form down, and a press in that moment misses its button.
    await expect(page.getByRole('region', { name: 'Confirm your email' })).toBeVisible()
    const calls = await beStale(page, '/users/*')
    await account(page).getByLabel('Name').fill('Nila Returned')
    await account(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialogOn(page)).toBeVisible()
    await expect(dialogOn(page).getByLabel('Your Password')).toHaveCount(0)
    await expectAccessibleInLightAndDark(page)
    await dialogOn(page).getByRole('button', { name: 'Confirm with GitHub' }).click()
    await expect(page).toHaveURL('/help')
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('sign-in-journey') ?? 'null'))).toEqual({
      provider: 'github',
      returnTo: '/dashboard/settings',
    })
    await page.goto('/dashboard/settings')
    await expect(account(page).getByRole('status')).toHaveText('Account info updated successfully!')
    await expect(account(page).getByLabel('Name')).toHaveValue('Nila Returned')
    expect(calls()).toBe(2)
    await page.reload()
    await expect(account(page).getByLabel('Name')).toHaveValue('Nila Returned')
    await expect(account(page).getByRole('status')).toHaveCount(0)
    await beStale(page, '/auth/password')
    await account(page).getByRole('button', { name: 'Set a Password' }).click()
    await account(page).getByLabel('New Password').fill(newPassword)
    await page.keyboard.press('Enter')
    await dialogOn(page).getByRole('button', { name: 'Confirm with GitHub' }).click()
    await expect(page).toHaveURL('/help')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(newPassword)
    await page.goto('/dashboard/settings')
    await expect(account(page).getByText('Please enter your new password again')).toBeVisible()
    await expect(account(page).getByLabel('New Password')).toBeVisible()
  })
})
