import { linkIn, mailTo } from './mails.ts'
import { expect, expectAccessibleByDayAndNight, password, signInByForm, signUp, test } from './product.ts'

const refused = /Failed to load resource: (net::ERR_|the server responded with a status of 4\d\d)/
const newPassword = 'quite another unusual one'
const forged = `/reset-password/${'A'.repeat(43)}`

test('a forgotten password is set anew by the keyboard alone, from sign-in to sign-in', async ({ page }) => {
  const { email } = await signUp(page)
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
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.type(email.toUpperCase())
  await page.keyboard.press('Enter')
  const sent = page.getByRole('status').filter({ hasText: 'a link to set a new password is on its way' })
  await expect(sent).toBeVisible()
  await expect(page.getByText('Sandbox: no mail leaves this server.')).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  const link = linkIn(await mailTo(page, email, 'reset_password'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'read it at /dev/mail' }).click()
  const mails = await opened
  await expect(mails.getByRole('link', { name: 'Set a new password' })).toBeVisible()
  await mails.close()

  await page.goto(link)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const field = page.getByLabel('New Password')
  await page.getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await expectAccessibleByDayAndNight(page)
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is set' })).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await expect(page).toHaveURL('/login')
  await signInByForm(page, email, newPassword)
  await expect(page).toHaveURL('/dashboard')
})

test.describe('what goes wrong', () => {
  test.use({ allowedConsoleErrors: [refused] })

  test('an unknown address gets the same words, and no mail', async ({ page }) => {
    const { email } = await signUp(page)
    await page.goto('/forgot-password')
    const texts = []
    for (const address of [email, 'nobody-at-all@example.com']) {
      await page.getByLabel('Email Address').fill(address)
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await expect(page.getByRole('link', { name: 'read it at /dev/mail' })).toHaveAttribute(
        'href',
        `/dev/mail?to=${encodeURIComponent(address)}`,
      )
      texts.push(await page.getByRole('main').getByRole('status').innerText())
    }
    expect(texts[0]).toBe(texts[1])
    await mailTo(page, email, 'reset_password')
    const reply = await page.request.get('/dev/mail?to=nobody-at-all@example.com', {
      headers: { accept: 'application/json' },
    })
    expect(await reply.json()).toEqual([])
  })

  test('a refused password stays to be changed, and the link works afterwards, once', async ({ page }) => {
    const { email } = await signUp(page)
    await page.goto('/forgot-password')
    await page.getByLabel('Email Address').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    const link = linkIn(await mailTo(page, email, 'reset_password'))
    await page.goto(link)
    const field = page.getByLabel('New Password')
    const submit = page.getByRole('button', { name: 'Set New Password' })
    await submit.click()
    await expect(field).toBeFocused()
    await field.fill('password123')
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('among the most common passwords')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('password123')
    await expectAccessibleByDayAndNight(page)
    await field.fill(newPassword)
    await submit.click()
    await expect(page).toHaveURL('/login')
    await page.goto(link)
    await field.fill('a third unusual one')
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await signInByForm(page, email, newPassword)
  })

  test('a forged link, and one of the wrong form, say so and keep what was typed', async ({ page }) => {
    for (const path of [forged, '/reset-password/short']) {
      await page.goto(path)
      await page.getByLabel('New Password').fill(newPassword)
      await page.getByRole('button', { name: 'Set New Password' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
      await expect(page.getByLabel('New Password')).toHaveValue(newPassword)
      await expect(page).toHaveURL(path)
    }
  })

  test('without an answer both forms say that something went wrong', async ({ page }) => {
    await page.route('**/api/auth/forgot-password', (route) => route.abort())
    await page.route('**/api/auth/reset-password/*', (route) => route.abort())
    await page.goto('/forgot-password')
    await page.getByLabel('Email Address').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong.')
    await expect(page.getByLabel('Email Address')).toHaveValue('somebody@example.com')
    await page.goto(forged)
    await page.getByLabel('New Password').fill(newPassword)
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong.')
  })

  test('a session that is open elsewhere ends there', async ({ page, browser, product }) => {
    const { email } = await signUp(page)
    const elsewhere = await browser.newContext({ baseURL: product.address })
    const other = await elsewhere.newPage()
    await signInByForm(other, email, password)
    await other.goto('/forgot-password')
    await other.getByLabel('Email Address').fill(email)
    await other.getByRole('button', { name: 'Send Reset Link' }).click()
    await other.goto(linkIn(await mailTo(page, email, 'reset_password')))
    await other.getByLabel('New Password').fill(newPassword)
    await other.getByRole('button', { name: 'Set New Password' }).click()
    // Its own session has ended too: sign-in is shown, not the dashboard.
    await expect(other).toHaveURL('/login')
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await elsewhere.close()
  })
})

test('where mail is off, sign-in offers no link that leads nowhere', async ({ page }) => {
  await page.route('**/api/services', (route) =>
    route.fulfill({ json: { mail: 'off', google: 'off', github: 'off', payment: 'off' } }),
  )
  const services = page.waitForResponse('**/api/services')
  await page.goto('/login')
  await services
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})
