import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { linkIn, mailTo } from './mails.ts'
import { expect, expectAccessibleByDayAndNight, password, pressByKey, test } from './product.ts'

const demo = JSON.parse(readFileSync(new URL('../apps/server/demo/people.json', import.meta.url), 'utf8')) as {
  people: { key: string; name: string; email: string }[]
}
const nameOf = (key: string) => demo.people.find((person) => person.key === key)?.name ?? ''

/** Replies that refuse are what these tests are about. */
test.use({ allowedConsoleErrors: [/Failed to load resource/] })

async function leaveFor(page: Page, provider: 'Google' | 'GitHub', from = '/login') {
  await page.goto(from)
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await expect(page.getByText(`Sandbox: this is not ${provider}.`)).toBeVisible()
}

const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Notes the address that a provider led back to, with its code. */
function watchReturn(page: Page): () => string {
  let seen = ''
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/oauth-redirect?')) seen = request.url()
  })
  return () => seen
}

async function makeUnverifiedAccount(page: Page, email: string) {
  const reply = await page.request.post('/api/auth/register', { data: { name: 'Here Before', email, password } })
  expect(reply.status()).toBe(201)
}

test.describe('signing in', () => {
  for (const [provider, person, from] of [
    ['Google', 'Meera Ponnambalam', '/signup'],
    ['GitHub', 'Aravind Kandiah', '/login'],
  ] as const) {
    test(`by ${provider} makes an account and leads to the dashboard`, async ({ page }) => {
      const returned = watchReturn(page)
      let exchanges = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/exchange')) exchanges += 1
      })
      await leaveFor(page, provider, from)
      await page.route('**/api/auth/exchange', async (route) => {
        await expect(page.getByText(`Signing in via ${provider}...`)).toBeVisible()
        expect(page.url()).not.toContain('token')
        await route.continue()
      })
      await choose(page, person)
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText(person).first()).toBeVisible()
      expect(exchanges).toBe(1)
      expect([...new URL(returned()).searchParams.keys()]).toEqual(['token'])
      await page.goBack()
      await expect(page).not.toHaveURL(/token/)
    })
  }

  for (const [key, landing] of [
    ['admin', '/admin'],
    ['institution-lagoonside', '/institution'],
    ['halfway', '/dashboard'],
  ] as const) {
    test(`with the verified address of the demo account '${key}' lands on ${landing}`, async ({ page }) => {
      await leaveFor(page, 'Google')
      await choose(page, nameOf(key))
      await expect(page).toHaveURL(landing)
      await expect(page.getByText(nameOf(key)).first()).toBeVisible()
    })
  }

  test('leads back to where the guard stood', async ({ page }) => {
    await page.goto('/dashboard/courses')
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: 'Continue with GitHub' }).click()
    await choose(page, nameOf('fresh'))
    await expect(page).toHaveURL('/dashboard/courses')
  })

  test('works by the keyboard alone', async ({ page }) => {
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Continue with Google' })
    await pressByKey(page, button)
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Meera Ponnambalam' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  test('in two tabs of one browser does not break either', async ({ page, context }) => {
    await leaveFor(page, 'Google')
    const second = await context.newPage()
    await leaveFor(second, 'GitHub')
    await choose(page, 'Meera Ponnambalam')
    await expect(page).toHaveURL('/dashboard')
    await choose(second, 'Aravind Kandiah')
    await expect(second).toHaveURL('/dashboard')
    await expect(second.getByText('Aravind Kandiah').first()).toBeVisible()
  })

  test('gives a token that opens nothing elsewhere', async ({ page, product }) => {
    await leaveFor(page, 'Google')
    await choose(page, 'Meera Ponnambalam')
    await expect(page).toHaveURL('/dashboard')
    const [token, id] = await page.evaluate(() => [
      localStorage.getItem('token'),
      (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id,
    ])
    const address = `${product.address}/api/users/${id}`
    expect((await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  })
})

test.describe('a sign-in that does not come off', () => {
  for (const [provider, choice, text] of [
    ['Google', 'Cancel', 'You stopped signing in with Google.'],
    ['GitHub', 'Cancel', 'You stopped signing in with GitHub.'],
    ['Google', 'Make it fail', 'Signing in with Google did not work.'],
    ['GitHub', 'Make it fail', 'Signing in with GitHub did not work.'],
    ['Google', 'Rukshan Selvadurai', 'Your email address is not verified at Google.'],
    ['Google', 'Lakmini Jayawardhana', 'We got no email address from Google'],
    ['GitHub', 'Faizal Marikkar', 'Your email address is not verified at GitHub.'],
    ['GitHub', 'Nirmala Sivakumar', 'We got no email address from GitHub'],
  ] as const) {
    test(`${provider}, ${choice}: says why, and a reload forgets it`, async ({ page }) => {
      await leaveFor(page, provider)
      await choose(page, choice)
      await expect(page.getByText(text)).toBeVisible()
      await expect(page).toHaveURL('/login')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expect(page.getByText(text)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })
  }

  test('without a code, or with a made-up one, leads to sign-in', async ({ page }) => {
    await page.goto('/oauth-redirect')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('This sign-in has expired')).toHaveCount(0)
    const forged = { token: 'A'.repeat(43), name: 'Evil', email: 'admin@milepost.example', role: 'admin', id: '1' }
    await page.goto(`/oauth-redirect?${new URLSearchParams(forged)}`)
    await expect(page.getByText('This sign-in has expired or began in another browser.')).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('without an answer loses nothing; another browser cannot take it over; a spent code is worth nothing', async ({
    page,
    browser,
    product,
  }) => {
    const returned = watchReturn(page)
    await leaveFor(page, 'Google')
    await page.route('**/api/auth/exchange', (route) => route.abort())
    await choose(page, 'Meera Ponnambalam')
    await expect(page.getByRole('heading', { name: 'No answer' })).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    const elsewhere = await browser.newContext({ baseURL: product.address })
    const other = await elsewhere.newPage()
    await other.goto(returned())
    await expect(other.getByText('This sign-in has expired or began in another browser.')).toBeVisible()
    await expect(other).toHaveURL('/login')
    await elsewhere.close()
    await page.unroute('**/api/auth/exchange')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.evaluate(() => localStorage.clear())
    await page.goto(returned())
    await expect(page.getByText('This sign-in has expired or began in another browser.')).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('a reload in the middle leads to sign-in', async ({ page }) => {
    await leaveFor(page, 'Google')
    await page.route('**/api/auth/exchange', () => undefined)
    await choose(page, 'Meera Ponnambalam')
    await expect(page.getByText('Signing in via Google...')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

test.describe('an account that is there already', () => {
  test('is connected with its password, which ends with it', async ({ page }) => {
    const email = 'tariq@people.example'
    await makeUnverifiedAccount(page, email)
    await leaveFor(page, 'Google')
    await choose(page, 'Tariq Hameed')
    await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Connect and Sign In' }).click()
    await expect(page.getByText('This is not the password of the account.')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the right one')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
    await expect(page.getByText('You can set a new password in Settings.')).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard')
    const reply = await page.request.post('/api/auth/login', { data: { email, password } })
    expect(reply.status()).toBe(401)
    await page.evaluate(() => localStorage.clear())
    await leaveFor(page, 'Google')
    await choose(page, 'Tariq Hameed')
    await expect(page).toHaveURL('/dashboard')
  })

  test('is connected by a mailed link, in this browser and once', async ({ page, browser, context, product }) => {
    const email = 'sanduni@people.example'
    await makeUnverifiedAccount(page, email)
    await leaveFor(page, 'GitHub')
    await choose(page, 'Sanduni Weerakkody')
    await page.getByRole('button', { name: 'Mail Me a Link Instead' }).click()
    await expect(page.getByText(`We have mailed a link to ${email}.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'read it at /dev/mail' })).toHaveAttribute('target', '_blank')
    const mail = await mailTo(page, email, 'link_account')
    expect(mail.subject).toBe('Sign in to Milepost with GitHub')
    const link = linkIn(mail)
    const elsewhere = await browser.newContext({ baseURL: product.address })
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
    await elsewhere.close()
    const tab = await context.newPage()
    await tab.goto(link)
    await expect(tab.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
    await expect(tab.getByText('Your account is connected to GitHub.')).toBeVisible()
    await tab.getByRole('link', { name: 'Continue' }).click()
    await expect(tab).toHaveURL('/dashboard')
    await tab.goto(link)
    await expect(tab.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
    await expectAccessibleByDayAndNight(tab)
  })

  test('says so when the mail cannot be ordered, and can try again', async ({ page }) => {
    await makeUnverifiedAccount(page, 'hashini@people.example')
    await leaveFor(page, 'GitHub')
    await choose(page, 'Hashini Mendis')
    await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible()
    await page.route('**/api/auth/link/mail', (route) => route.abort())
    await page.getByRole('button', { name: 'Mail Me a Link Instead' }).click()
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
    await page.unroute('**/api/auth/link/mail')
    await page.getByRole('button', { name: 'Mail Me a Link Instead' }).click()
    await expect(page.getByText('We have mailed a link')).toBeVisible()
  })
})

for (const provider of ['Google', 'GitHub'] as const) {
  for (const [screen, width, height] of [
    ['phone', 320, 700],
    ['desk', 1440, 900],
  ] as const) {
    test(`axe finds nothing on the way in by ${provider} and on its sandbox, on a ${screen}`, async ({ page }) => {
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      await page.setViewportSize({ width, height })
      await leaveFor(page, provider, '/signup')
      await expectAccessibleByDayAndNight(page)
      expect(await fits()).toBe(true)
      await choose(page, 'Make it fail')
      await expect(page.getByText(`Signing in with ${provider} did not work.`)).toBeVisible()
      await expectAccessibleByDayAndNight(page)
      expect(await fits()).toBe(true)
    })
  }
}

test('axe finds nothing on a sandbox’s page for requests that make no sense', async ({ page }) => {
  await page.goto('/sandbox/github/login/oauth/authorize?client_id=somebody')
  await expect(page.getByRole('heading', { name: 'This cannot go on' })).toBeVisible()
  await expectAccessibleByDayAndNight(page)
})
