import type { Page } from '@playwright/test'
import { mailsTo } from './mails.ts'
import { expect, expectAccessibleByDayAndNight, pressByKey, tabTo, test } from './product.ts'

const support = 'support@milepost.example'

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Kavi')
  await page.getByLabel('Email').fill('kavi@example.com')
  await page.getByLabel('Message', { exact: true }).fill(message)
  await page.getByRole('checkbox', { name: 'privacy policy' }).check()
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

test('the first page tells the way in five stops, three features and figures, and its buttons lead on', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Milepost/)
  for (const title of [
    'Tell about yourself',
    'AI analysis',
    'Career path suggestions',
    'Step-by-step roadmap',
    'Job ready',
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  for (const title of ['AI career pathing', 'Tailored roadmaps', 'Course finder', 'For institutions'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  for (const figure of ['95%', '2,500+', '150+', '245', '189'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByText('Illustrative figures')).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  for (const [name, address] of [
    ['Login', '/login'],
    ['Get Started', '/signup'],
    ['Generate My Roadmap', '/signup'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  }
})

test('the first page reads without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not sure what to become?')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await context.close()
})

test('a message is sent once, mailed to the support address, and the form is empty again', async ({ page }) => {
  await page.goto('/')
  const text = `Hello ${Date.now()}`
  await write(page, text)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let calls = 0
  await page.route('**/api/contact', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letGo()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'privacy policy' })).not.toBeChecked()
  expect(calls).toBe(1)
  await expect.poll(async () => (await mailsTo(page, support)).some((mail) => mail.plain.includes(text))).toBe(true)
})

test('a message is written and sent by the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const text = `By keyboard ${Date.now()}`
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Kavi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('kavi@example.com')
  await tabTo(page, page.getByLabel('Message', { exact: true }))
  await page.keyboard.type(text)
  await tabTo(page, page.getByRole('checkbox', { name: 'privacy policy' }))
  await page.keyboard.press('Space')
  const button = page.getByRole('button', { name: 'Send Message' })
  await pressByKey(page, button)
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(button).toBeFocused()
  await expect.poll(async () => (await mailsTo(page, support)).some((mail) => mail.plain.includes(text))).toBe(true)
})

test('without the agreement or a field nothing is sent', async ({ page }) => {
  await page.goto('/contact')
  let calls = 0
  await page.route('**/api/contact', (route) => {
    calls += 1
    return route.abort()
  })
  await write(page, 'Hello')
  await page.getByRole('checkbox', { name: 'privacy policy' }).uncheck()
  await send(page)
  await page.getByRole('checkbox', { name: 'privacy policy' }).check()
  await page.getByLabel('Email').fill('nobody')
  await send(page)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  expect(calls).toBe(0)
  await expectAccessibleByDayAndNight(page)
})

test.describe('what fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('says so, keeps what was typed, and can be sent again', async ({ page }) => {
    await page.goto('/contact')
    await write(page, 'Keep this')
    await page.route('**/api/contact', (route) => route.abort())
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('There was an error, please try again.')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Keep this')
    await page.unroute('**/api/contact')
    await send(page)
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a field the server refuses is named and gets the focus', async ({ page }) => {
    await page.goto('/contact')
    await write(page, 'Hello')
    await page.getByLabel('Phone').fill('call me')
    await send(page)
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/digits/)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello')
  })
})

for (const address of ['/privacy', '/terms', '/contact'] as const) {
  test(`${address} is reached from the footer`, async ({ page }) => {
    const name = { '/privacy': 'Privacy policy', '/terms': 'Terms', '/contact': 'Contact' }[address]
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessibleByDayAndNight(page)
  })
}

test('/test shows its cards and steps, and leads to sign-up', async ({ page }) => {
  await page.goto('/test')
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Your Dream Career Path' })).toBeVisible()
  const titles = ['Why Choose Us?', 'AI-Powered Guidance', 'Verified Courses', 'Progress Tracking']
  for (const title of [...titles, 'How It Works', 'Tell Us About You', 'Get Your Roadmap', 'Take Action'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('link', { name: 'Create Your Roadmap' }).click()
  await expect(page).toHaveURL('/signup')
})

for (const address of ['/get-started', '/register']) {
  test(`${address} leads to sign-up`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL('/signup')
  })
}
