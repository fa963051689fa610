import { emailsTo } from './emails.ts'
import { demoPassword, expect, holdScripts, pressByKey, tabTo, test } from './product.ts'

const support = 'support@milepost.example'

test('the first page, as it is served, leads to sign-in, sign-up, help and what is in its footer', async ({ page }) => {
  for (const [name, address, heading] of [
    ['Login', '/login', 'Welcome back'],
    ['Get Started', '/signup', 'Join Milepost'],
    ['Generate My Roadmap', '/signup', 'Join Milepost'],
    ['Help', '/help', 'Help'],
    ['Check a credential', '/verify', 'Check a credential'],
    ['Privacy policy', '/privacy', 'Privacy policy'],
    ['Terms', '/terms', 'Terms'],
    ['Contact', '/contact', 'Contact'],
  ] as const) {
    await page.goto('/')
    await expect(page).toHaveTitle(/Milepost/)
    // The contact form has a link to the privacy policy besides.
    await page.getByRole('link', { name }).last().click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  for (const address of ['/get-started', '/register']) {
    await page.goto(address)
    await expect(page).toHaveURL('/signup')
  }
})

test('without JavaScript the first page reads, and a password gets into no address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not sure what to become?')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await page.goto('/login')
  // By its element: a search for texts leaves it out.
  const notice = page.locator('noscript > p')
  await expect(notice).toBeVisible()
  await page.getByLabel('Email Address').fill('halfway@milepost.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(await (await answered).text()).not.toContain(demoPassword)
  await expect(page).toHaveURL('/login')
  await page.goto('/dashboard')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
  await context.close()
})

test('what is sent before the scripts are there waits for them, and shows nowhere', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email Address').fill('halfway@milepost.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('scripts that could not be loaded', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('are loaded once there is a connection again', async ({ page }) => {
    await page.route('**/assets/root-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/login')
    await failed
    await page.unroute('**/assets/root-*.js')
    const loaded = page.waitForEvent('framenavigated')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await loaded
    await page.getByLabel('Email Address').fill('halfway@milepost.example')
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('That email address and password don’t match. Try again.')
  })
})

test.describe('a message', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 400/] })

  test('is written by the keyboard alone, put right where the server refuses it, and mailed', async ({ page }) => {
    await page.goto('/')
    const text = `By keyboard ${Date.now()}`
    await tabTo(page, page.getByLabel('Name'))
    await page.keyboard.type('Kavi')
    await page.keyboard.press('Tab')
    await page.keyboard.type('kavi@example.com')
    const phone = page.getByLabel('Phone')
    await tabTo(page, phone)
    await page.keyboard.type('call me')
    await tabTo(page, page.getByLabel('Message', { exact: true }))
    await page.keyboard.type(text)
    await tabTo(page, page.getByRole('checkbox', { name: 'privacy policy' }))
    await page.keyboard.press('Space')
    const button = page.getByRole('button', { name: 'Send Message' })
    await pressByKey(page, button)
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/digits/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await pressByKey(page, button)
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(button).toBeFocused()
    await expect
      .poll(async () => (await emailsTo(page, support)).some((email) => email.plain.includes(text)))
      .toBe(true)
  })
})

test('an answer on the first page counts, even if it comes before the page’s scripts', async ({ page }) => {
  const { promise: pressed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Mathematics', exact: true }).click()
  letScriptsCome()
  await expect(page.getByRole('heading', { name: 'What do you already know?' })).toBeVisible()
})
