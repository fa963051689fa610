import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { createNewAdmin } from './admins.ts'
import { emailTo } from './emails.ts'
import { expect, password, signInByForm, test } from './product.ts'

const cardOn = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/** The code some time steps from now. */
function codeLater(secret: string, steps: number): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
}

/**
 * Turns it on by the shown key.
 * @returns The secret.
 */
async function turnOn(page: Page): Promise<string> {
  const card = cardOn(page)
  await card.getByRole('button', { name: 'Set up' }).click()
  const shown = await card.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await card.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }))
  await card.getByRole('button', { name: 'Turn on' }).click()
  return secret
}

test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 40[13]/] })

test('an admin turns on two-step sign-in, signs in with a code and with a recovery code, and turns it off', async ({
  page,
  product,
}) => {
  const email = await createNewAdmin(product.address)
  const card = cardOn(page)
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
  }

  await signInByForm(page, email, password)
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/settings')
  const secret = await turnOn(page)
  await expect(card.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  const recoveryCodes = await card.getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(recoveryCodes.join('\n'))
  await card.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(card.getByText('You have 10 recovery codes left.')).toBeVisible()
  await emailTo(page, email, 'second_factor_enabled')
  await signOut()

  await signInByForm(page, email, password)
  await expect(page).toHaveURL('/login/code')
  const code = page.getByLabel('6-digit code')
  await expect(code).toBeFocused()
  // The code of this moment may be the one that turned it on. A wrong one is neither now nor beside now.
  await code.fill(codeLater(secret, 100))
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(
    'That code doesn’t work. Enter the newest code. Each code works only once.',
  )
  await expect(page).toHaveURL('/login/code')
  await code.fill(codeLater(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await signOut()

  await signInByForm(page, email, password)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[4]?.toLowerCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/settings')
  await expect(card.getByText('You have 9 recovery codes left.')).toBeVisible()

  await card.getByRole('button', { name: 'Turn off' }).click()
  await card.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[4] ?? '')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect(card.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/That code doesn’t work/)
  await card.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[5] ?? '')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect(card.getByText('Two-step sign-in is off.')).toBeVisible()
  await signOut()
  await signInByForm(page, email, password)
  await expect(page).toHaveURL('/admin')
})

test('an admin requires it of every admin, and another is led to the setup before anything else', async ({
  page,
  browser,
  product,
}) => {
  const email = await createNewAdmin(product.address)
  await signInByForm(page, await createNewAdmin(product.address), password)
  await page.goto('/admin/settings')
  await turnOn(page)
  const card = cardOn(page)
  await card.getByRole('button', { name: 'I’ve saved them' }).click()
  const requirement = card.getByRole('switch', { name: 'Require it of every admin' })
  await requirement.check()
  await expect(card.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Turn off' })).toHaveCount(0)

  const other = await browser.newPage({ baseURL: product.address })
  await signInByForm(other, email, password)
  await expect(other).toHaveURL('/admin/two-step-sign-in')
  await expect(other.getByText('Every admin here needs two-step sign-in. You can continue once it’s on.')).toBeVisible()
  await other.goto('/admin/users')
  await expect(other).toHaveURL('/admin/two-step-sign-in')
  await turnOn(other)
  await expect(cardOn(other).getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  await cardOn(other).getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(other).toHaveURL('/admin')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.getByRole('link', { name: 'Users' }).click()
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  await other.context().close()

  await requirement.uncheck()
  await expect(card.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Turn off' })).toBeVisible()
})
