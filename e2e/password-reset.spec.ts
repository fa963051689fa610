import { emailTo, linkIn } from './emails.ts'
import { expect, password, signIn, signInByForm, signUp, test } from './product.ts'

const newPassword = 'quite another unusual one'

test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 4\d\d/] })

test('a forgotten password is set again by the keyboard alone, from sign-in to sign-in, and ends every session', async ({
  page,
  browser,
  product,
}) => {
  const { email } = await signUp(page)
  const elsewhere = await browser.newContext({ baseURL: product.address })
  const other = await elsewhere.newPage()
  await signIn(other, email, password)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/forgot-password')
  await expect(page).toHaveTitle('Forgot Password · Milepost')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email Address')).toBeFocused()
  const sent = page.getByRole('status').filter({ hasText: 'we’ve sent it a link to set a new password' })
  const texts = []
  for (const address of ['nobody-at-all@example.com', email.toUpperCase()]) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Read them at /dev/mail' })).toHaveAttribute(
      'href',
      `/dev/mail?to=${encodeURIComponent(address.toLowerCase())}`,
    )
    texts.push(await sent.innerText())
  }
  expect(texts[0]).toBe(texts[1])
  const link = linkIn(await emailTo(page, email, 'reset_password'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Read them at /dev/mail' }).click()
  const emails = await opened
  await expect(emails.getByRole('heading', { level: 1 })).toBeVisible()
  await emails.close()
  const unknown = await page.request.get('/dev/mail?to=nobody-at-all@example.com', {
    headers: { accept: 'application/json' },
  })
  expect(await unknown.json()).toEqual([])

  await page.goto(link)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const field = page.getByLabel('New Password')
  await page.getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('password123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('too easy to guess')
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your password has been changed' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await signInByForm(page, email, newPassword)
  await expect(page).toHaveURL('/dashboard')

  // The other browser hears of it by itself.
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await other.goto(link)
  await other.getByLabel('New Password').fill('a third unusual one')
  await other.getByRole('button', { name: 'Set New Password' }).click()
  await expect(other.getByRole('alert')).toContainText('This link no longer works')
  await elsewhere.close()
})
