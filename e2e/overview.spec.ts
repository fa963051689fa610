import type { Page } from '@playwright/test'
import { completeWizard, expect, expectAccessible, signIn, signUp, test } from './product.ts'

const halfway = 'halfway@milepost.example'
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Milepost!' })
const required = (page: Page) => page.getByRole('alertdialog', { name: 'Required Step' })

test('a newcomer may leave both dialogs, sees the setup card, and is asked again until setup has begun', async ({
  page,
}) => {
  await signUp(page)
  await expect(welcome(page)).toBeVisible()
  await welcome(page).getByRole('button', { name: 'Close' }).click()
  await expect(required(page)).toContainText('You need to complete your profile to unlock all features.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await required(page).getByRole('button', { name: 'Exit Anyway' }).click()
  await expect(required(page)).toHaveCount(0)
  await expect(welcome(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Setup Your Career Profile' })).toBeVisible()
  await expect(page.getByText('Complete your profile to generate a personalized career roadmap.')).toBeVisible()
  await page.getByRole('link', { name: 'Start Setup' }).click()
  await expect(page).toHaveURL('/userdetails')

  await page.goto('/dashboard')
  await welcome(page).getByRole('button', { name: 'Begin Setup' }).click()
  await expect(page).toHaveURL('/userdetails')
  expect(await page.evaluate(() => localStorage.getItem('profileCompleted'))).toBe('true')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Setup Your Career Profile' })).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
})

test('what one learner has begun does not keep the welcome from the next on the same browser', async ({ page }) => {
  await signUp(page)
  await welcome(page).getByRole('button', { name: 'Begin Setup' }).click()
  await expect(page).toHaveURL('/userdetails')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await signUp(page)
  await expect(welcome(page)).toBeVisible()
})

test('half-way, it names the career with reasons, counts the steps and leads on', async ({ page }) => {
  await signIn(page, halfway)
  await expect(page.getByText('Our AI recommends: Frontend Developer')).toBeVisible()
  await expect(page.getByText('It is the career you named: Frontend Developer.')).toBeVisible()
  const card = page.getByRole('region', { name: 'Your Progress' })
  const total = await card.getByRole('listitem').count()
  const completed = await card.getByRole('listitem').filter({ hasText: 'Done:' }).count()
  expect(completed).toBeGreaterThan(0)
  await expect(card.locator('s')).toHaveCount(completed)
  const percent = Math.round((completed / total) * 100)
  await expect(card.getByText(`${completed} of ${total} steps completed`)).toBeVisible()
  await expect(card.getByText(`${percent}% complete`)).toBeVisible()
  await expect(card.getByRole('progressbar', { name: 'Roadmap progress' })).toHaveAttribute(
    'aria-valuenow',
    String(percent),
  )
  await expect(card.getByText("You're halfway there!")).toBeVisible()
  await expect(card.getByText(`${total - completed} steps remaining`)).toBeVisible()

  const current = card.locator('li[aria-current="step"]')
  const [, number = '', label = ''] = /^(\d+)(.+)$/.exec((await current.textContent()) ?? '') ?? []
  await expect(card.getByRole('listitem').filter({ hasNotText: 'Done:' }).first()).toHaveText(`${number}${label}`)
  const onward = card.getByRole('link', { name: `Continue with "${label.slice(0, 30)}..."`, exact: true })
  await expect(onward).toHaveAttribute('href', `/dashboard/roadmap?step=${number}`)
  await page.getByRole('link', { name: 'View Full Roadmap' }).click()
  await expect(page).toHaveURL('/dashboard/roadmap')
})

test('with every step done there is nothing to continue with', async ({ page }) => {
  const done = Array.from({ length: 100 }, (_, index) => ({
    step_id: index + 1,
    status: 'done',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))
  await page.route('**/api/progress/*', (route) => route.fulfill({ json: done }))
  await signIn(page, halfway)
  await expect(page.getByText("You've completed your roadmap!")).toBeVisible()
  await expect(page.getByText('0 steps remaining')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveCount(0)
})

test('a step ticked on the roadmap counts on the overview at once', async ({ page }) => {
  await signUp(page)
  await completeWizard(page)
  const count = page.getByText(/^\d+ of \d+ steps completed$/)
  await expect(count).toHaveText(/^0 of/)
  await page.getByRole('link', { name: /^Continue with/ }).click()
  await page.getByLabel('Status of step 1', { exact: true }).selectOption('done')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(count).toHaveText(/^1 of/)
})

test('the update dialog waits for later, or leads to the wizard with the answers in it', async ({ page }) => {
  await signIn(page, halfway)
  const open = page.getByRole('button', { name: 'Update Profile' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remind Me Later' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await dialog.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page).toHaveURL('/userdetails')
  await expect(page.getByLabel('Full Name')).toHaveValue('Kavin Tharmarajah')
  await expect(page.getByLabel('Gender')).toHaveValue('Male')
})

test('opened anew, it asks for what it shows while its scripts are on their way, and once', async ({ page }) => {
  await signIn(page, halfway)
  await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').slice(1, 3).join('/')))
  // The application is held back: what is asked for before it is there, the page asks for itself.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const shown = ['api/profile', 'api/preferences', 'api/roadmap', 'api/progress']
  await expect.poll(() => asked).toEqual(expect.arrayContaining(shown))
  release()
  await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
  for (const each of shown) expect(asked.filter((one) => one === each)).toHaveLength(1)
})

test.describe('when loading fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  for (const [what, address, words] of [
    ['the profile', '**/api/profile', 'Your dashboard could not be loaded'],
    ['the roadmap', '**/api/roadmap/*', 'Your dashboard could not be loaded'],
    ['the progress', '**/api/progress/*', 'Your progress could not be loaded'],
  ] as const) {
    test(`of ${what}, it says so and loads again when asked`, async ({ page }) => {
      await page.route(address, (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy.', error: 'Busy.', issues: [] } }),
      )
      await signIn(page, halfway)
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expectAccessible(page)
      await page.unroute(address)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByText(/^\d+ of \d+ steps completed$/)).toBeVisible()
      await expect(page.getByText(words)).toHaveCount(0)
    })
  }
})

for (const width of [390, 1440]) {
  test(`it is accessible at ${width} px, before a roadmap and with one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, halfway)
    await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible()
    await expectAccessible(page)
    await page.evaluate(() => localStorage.clear())
    await signUp(page)
    await expect(welcome(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await required(page).getByRole('button', { name: 'Exit Anyway' }).click()
    await expect(required(page)).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('it fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page, halfway)
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
