import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { emailTo, linkIn } from './emails.ts'
import { expect, expectAccessibleInLightAndDark, password, pressByKey, test } from './product.ts'

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
const expired = (page: Page) => page.getByText('This sign-in has expired or started in another browser.')
const signOutHere = (page: Page) => page.evaluate(() => localStorage.clear())

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
  test('by Google makes an account and leads to the dashboard, and its token opens nothing elsewhere', async ({
    page,
    product,
  }) => {
    const returned = watchReturn(page)
    let exchanges = 0
    await leaveFor(page, 'Google', '/signup')
    await page.route('**/api/auth/exchange', async (route) => {
      exchanges += 1
      expect(page.url()).not.toContain('token')
      await route.continue()
    })
    await choose(page, 'Meera Ponnambalam')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Meera Ponnambalam').first()).toBeVisible()
    expect(exchanges).toBe(1)
    expect([...new URL(returned()).searchParams.keys()]).toEqual(['token'])
    const [token, id] = await page.evaluate(() => [
      localStorage.getItem('token'),
      (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id,
    ])
    const address = `${product.address}/api/users/${id}`
    expect((await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
    await page.goBack()
    await expect(page).not.toHaveURL(/token/)
  })

  test('by GitHub works by the keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await pressByKey(page, page.getByRole('button', { name: 'Continue with GitHub' }))
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
    await page.keyboard.press('Tab')
    const person = page.getByRole('button', { name: 'Aravind Kandiah' })
    await pressByKey(page, person)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Aravind Kandiah').first()).toBeVisible()
  })

  test('with the verified address of an account lands in its area, or where the guard sent one from', async ({
    page,
  }) => {
    for (const [key, landing] of [
      ['admin', '/admin'],
      ['institution-lagoonside', '/institution'],
      ['halfway', '/dashboard'],
    ] as const) {
      await leaveFor(page, 'Google')
      await choose(page, nameOf(key))
      await expect(page).toHaveURL(landing)
      await expect(page.getByText(nameOf(key)).first()).toBeVisible()
      await signOutHere(page)
    }
    await page.goto('/dashboard/courses')
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: 'Continue with GitHub' }).click()
    await choose(page, nameOf('fresh'))
    await expect(page).toHaveURL('/dashboard/courses')
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
})

test.describe('a sign-in that does not come off', () => {
  for (const [provider, unverified, addressless] of [
    ['Google', 'Rukshan Selvadurai', 'Lakmini Jayawardhana'],
    ['GitHub', 'Faizal Marikkar', 'Nirmala Sivakumar'],
  ] as const) {
    test(`by ${provider} says why, and its sandbox fits phones and desks`, async ({ page }) => {
      await leaveFor(page, provider, '/signup')
      for (const [width, height] of [
        [320, 700],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expectAccessibleInLightAndDark(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      }
      for (const [choice, text] of [
        ['Cancel', `You cancelled signing in with ${provider}.`],
        ['Make it fail', `Signing in with ${provider} didn’t work.`],
        [unverified, `${provider} hasn’t confirmed your email address.`],
        [addressless, `${provider} didn’t share your email address`],
      ] as const) {
        await leaveFor(page, provider)
        await choose(page, choice)
        await expect(page.getByText(text)).toBeVisible()
        await expect(page).toHaveURL('/login')
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      }
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expect(page.getByText(`${provider} didn’t share your email address`)).toHaveCount(0)
    })
  }

  test('cannot be taken over by another browser, and neither a made-up nor a spent code is worth anything', async ({
    page,
    browser,
    product,
  }) => {
    const forged = { token: 'A'.repeat(43), name: 'Evil', email: 'admin@milepost.example', role: 'admin', id: '1' }
    await page.goto(`/oauth-redirect?${new URLSearchParams(forged)}`)
    await expect(expired(page)).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const returned = watchReturn(page)
    await leaveFor(page, 'Google')
    await page.route('**/api/auth/exchange', (route) => route.abort())
    await choose(page, 'Meera Ponnambalam')
    await expect(page.getByRole('heading', { name: 'No answer' })).toBeVisible()
    const elsewhere = await browser.newContext({ baseURL: product.address })
    const other = await elsewhere.newPage()
    await other.goto(returned())
    await expect(expired(other)).toBeVisible()
    await expect(other).toHaveURL('/login')
    await elsewhere.close()
    await page.unroute('**/api/auth/exchange')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/dashboard')
    await signOutHere(page)
    await page.goto(returned())
    await expect(expired(page)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('since it was reloaded in the middle leads to sign-in', async ({ page }) => {
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
    await expect(page.getByText(email)).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Connect and Sign In' }).click()
    await expect(page.getByText('That password isn’t right.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard')
    const reply = await page.request.post('/api/auth/login', { data: { email, password } })
    expect(reply.status()).toBe(401)
    await signOutHere(page)
    await leaveFor(page, 'Google')
    await choose(page, 'Tariq Hameed')
    await expect(page).toHaveURL('/dashboard')
  })

  test('is connected by a mailed link, in this browser and once', async ({ page, browser, context, product }) => {
    const email = 'sanduni@people.example'
    await makeUnverifiedAccount(page, email)
    await leaveFor(page, 'GitHub')
    await choose(page, 'Sanduni Weerakkody')
    await page.getByRole('button', { name: 'Email Me a Link Instead' }).click()
    await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible()
    const sent = await emailTo(page, email, 'link_account')
    expect(sent.subject).toBe('Sign in to Milepost with GitHub')
    const link = linkIn(sent)
    const elsewhere = await browser.newContext({ baseURL: product.address })
    const other = await elsewhere.newPage()
    const connect = (tab: Page) => tab.getByRole('button', { name: 'Connect and Sign In' }).click()
    await other.goto(link)
    await connect(other)
    await expect(other.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await elsewhere.close()
    const tab = await context.newPage()
    await tab.goto(link)
    await connect(tab)
    await expect(tab.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
    await expect(tab.getByText('Your account is now connected to GitHub.')).toBeVisible()
    await tab.getByRole('link', { name: 'Continue' }).click()
    await expect(tab).toHaveURL('/dashboard')
    await tab.goto(link)
    await connect(tab)
    await expect(tab.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  })
})

test('axe finds nothing on a sandbox’s page for requests that make no sense', async ({ page }) => {
  await page.goto('/sandbox/github/login/oauth/authorize?client_id=somebody')
  await expect(page.getByRole('heading', { name: 'This cannot go on' })).toBeVisible()
  await expectAccessibleInLightAndDark(page)
})
