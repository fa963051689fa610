import type { Page } from '@playwright/test'
import { linkIn, mailTo } from './mails.ts'
import { expect, expectAccessibleByDayAndNight, password, signInByForm, signUp, test } from './product.ts'

const refused = /Failed to load resource: (net::ERR_|the server responded with a status of 4\d\d)/
const newPassword = 'quite another unusual one'
const stale = { code: 'reauthentication_required', message: 'Please confirm.', error: 'Please confirm.', issues: [] }

const account = (page: Page) => page.getByRole('region', { name: 'Account' })
const signInCard = (page: Page) => page.getByRole('region', { name: 'Sign-in' })
const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

/** Answers the next calls as the server does once the last proof is older than five minutes. Out: how many calls came. */
async function beStale(page: Page, path: string, times = 1): Promise<() => number> {
  let calls = 0
  await page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    calls += 1
    return calls <= times ? route.fulfill({ status: 403, json: stale }) : route.continue()
  })
  return () => calls
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(signInCard(page).getByRole('button')).toBeVisible()
}

test('settings are reached by sidebar and avatar, and the name is saved', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await page.goto('/dashboard/courses')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(navigation.getByRole('link')).toContainText(['Overview', 'Find Courses', 'Settings'])
  await navigation.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(navigation.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/dashboard/courses')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
  await expectAccessibleByDayAndNight(page)
  await account(page).getByLabel('Name').fill('Nila the Second')
  await account(page).getByLabel('Name').press('Enter')
  await expect(account(page).getByRole('status')).toHaveText('Account info updated successfully!')
  await expect(page.getByText('Welcome back, Nila the Second!')).toBeVisible()
  await page.reload()
  await expect(account(page).getByLabel('Name')).toHaveValue('Nila the Second')
  await expect(account(page).getByText('A mail went to')).toHaveCount(0)
})

test.describe('changes that want a proof', () => {
  test.use({ allowedConsoleErrors: [refused] })

  test('another address is asked for by the keyboard alone, with a wrong password first', async ({ page }) => {
    const { email } = await signUp(page)
    const newEmail = `new-${email}`
    await openSettings(page)
    const calls = await beStale(page, '/users/*')
    await account(page).getByLabel('Name').focus()
    await page.keyboard.press('Tab')
    await expect(account(page).getByLabel('Email')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(newEmail)
    await page.keyboard.press('Enter')
    const dialog = dialogOn(page)
    await expect(dialog.getByLabel('Your Password')).toBeVisible()
    await dialog.getByLabel('Your Password').focus()
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Your Password')).toHaveAccessibleDescription(
      'That is not the password of this account.',
    )
    await expect(dialog.getByLabel('Your Password')).toBeFocused()
    await expectAccessibleByDayAndNight(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(account(page).getByRole('status').first()).toHaveText('Account info updated successfully!')
    expect(calls()).toBe(2)
    await expect(account(page).getByText(`A mail went to ${newEmail}.`)).toBeVisible()
    await expect(account(page).getByLabel('Email')).toHaveValue(email)
  })

  test('another address counts once its link was opened, and the link is used up then', async ({ page }) => {
    const { email } = await signUp(page)
    const newEmail = `new-${email}`
    await openSettings(page)
    await account(page).getByLabel('Email').fill(newEmail)
    await account(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(account(page).getByText(`A mail went to ${newEmail}.`)).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await page.reload()
    await expect(account(page).getByText(`${email} stays your address`)).toBeVisible()
    const link = linkIn(await mailTo(page, newEmail, 'change_email'))
    await page.goto(link)
    await expect(page.getByRole('status')).toContainText('Your account has its new address')
    await openSettings(page)
    await expect(account(page).getByLabel('Email')).toHaveValue(newEmail)
    await expect(account(page).getByText('A mail went to')).toHaveCount(0)
    await mailTo(page, email, 'email_changed')
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
  })

  test('closing the dialog sends nothing and keeps what was typed', async ({ page }) => {
    const { email } = await signUp(page)
    await openSettings(page)
    const calls = await beStale(page, '/users/*', 10)
    await account(page).getByLabel('Email').fill(`new-${email}`)
    const save = account(page).getByRole('button', { name: 'Save Changes' })
    for (const close of ['Cancel', 'Close', 'Escape'] as const) {
      await save.press('Enter')
      await expect(dialogOn(page).getByLabel('Your Password')).toBeVisible()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialogOn(page).getByRole('button', { name: close }).click()
      await expect(dialogOn(page)).toHaveCount(0)
      await expect(save).toBeFocused()
      await expect(account(page).getByLabel('Email')).toHaveValue(`new-${email}`)
      await expect(account(page).getByRole('alert')).toHaveCount(0)
    }
    expect(calls()).toBe(3)
  })

  test('an address that is taken is said beside its field', async ({ page }) => {
    await signUp(page)
    await openSettings(page)
    await account(page).getByLabel('Email').fill('fresh@milepost.example')
    await account(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(account(page).getByRole('alert')).toContainText('Something went wrong while updating.')
    await expect(account(page).getByLabel('Email')).toHaveAccessibleDescription(/belongs to an account already/)
    await expect(account(page).getByLabel('Email')).toBeFocused()
    await expect(account(page).getByLabel('Email')).toHaveValue('fresh@milepost.example')
    await expectAccessibleByDayAndNight(page)
    await page.route('**/api/users/*', (route) => route.abort())
    await account(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(account(page).getByRole('alert')).toHaveText('Something went wrong while updating.')
  })

  test('a new password: refused, proved, set, and the old one is over', async ({ page }) => {
    const { email } = await signUp(page)
    await openSettings(page)
    const card = signInCard(page)
    await expect(card.getByRole('definition')).toHaveText(['Set', 'None'])
    await card.getByRole('button', { name: 'Change password' }).press('Enter')
    await expect(card.getByLabel('New Password')).toBeFocused()
    await page.keyboard.type('password123')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('alert')).toContainText('among the most common passwords')
    await expect(card.getByLabel('New Password')).toBeFocused()
    await expectAccessibleByDayAndNight(page)
    await beStale(page, '/auth/password')
    await card.getByLabel('New Password').fill(newPassword)
    await page.keyboard.press('Enter')
    await dialogOn(page).getByLabel('Your Password').fill(password)
    await dialogOn(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(card.getByRole('status')).toHaveText('Your password is set. Your other sessions were ended.')
    await expect(card.getByRole('button', { name: 'Change password' })).toBeFocused()
    await mailTo(page, email, 'password_changed')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.')
    await signInByForm(page, email, newPassword)
  })

  test('without a password a linked provider is offered, and what was typed is saved on the way back', async ({
    page,
  }) => {
    await signUp(page)
    await page.route('**/api/auth/sign-in-methods', (route) =>
      route.fulfill({ json: { password: false, providers: ['github'], emailVerified: true, pendingEmail: null } }),
    )
    await page.route('**/api/auth/providers/github/reauthentication', (route) =>
      route.fulfill({ json: { url: '/help' } }),
    )
    await openSettings(page)
    await expect(signInCard(page).getByRole('definition')).toHaveText(['Not set', 'GitHub'])
    const calls = await beStale(page, '/users/*')
    await account(page).getByLabel('Name').fill('Nila Returned')
    await account(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialogOn(page).getByLabel('Your Password')).toHaveCount(0)
    await expectAccessibleByDayAndNight(page)
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
    await signInCard(page).getByRole('button', { name: 'Set a password' }).click()
    await signInCard(page).getByLabel('New Password').fill(newPassword)
    await page.keyboard.press('Enter')
    await dialogOn(page).getByRole('button', { name: 'Confirm with GitHub' }).click()
    await expect(page).toHaveURL('/help')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(newPassword)
    await page.goto('/dashboard/settings')
    await expect(signInCard(page).getByText('Type the new password now')).toBeVisible()
    await expect(signInCard(page).getByLabel('New Password')).toBeVisible()
  })

  test('how one signs in can be asked for again where it could not be loaded', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/auth/sign-in-methods', (route) => route.abort())
    await page.goto('/dashboard/settings')
    const card = signInCard(page)
    await expect(card.getByRole('alert')).toContainText('How you sign in could not be loaded.', { timeout: 20_000 })
    await expectAccessibleByDayAndNight(page)
    await page.unroute('**/api/auth/sign-in-methods')
    await card.getByRole('button', { name: 'Try Again' }).click()
    await expect(card.getByRole('button', { name: 'Change password' })).toBeVisible()
  })
})

test('settings fit on a phone, and where mail is off the address stays', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/services', (route) =>
    route.fulfill({ json: { mail: 'off', google: 'off', github: 'off', payment: 'off' } }),
  )
  for (const width of [320, 390, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    await openSettings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  await expect(account(page).getByLabel('Email')).toHaveAttribute('readonly')
  await expect(account(page).getByText('It cannot be changed now')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verify your address' })).toHaveCount(0)
})
