import { mockHelp } from './help-topics.ts'
import { expect, expectAccessibleByDayAndNight, pressByKey, signIn, test } from './product.ts'

test('the pages of help are listed, and each leads on to the others', async ({ page }) => {
  await mockHelp(page)
  await page.goto('/help')
  await expect(page).toHaveTitle('Help · Milepost')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('link', { name: 'Your roadmap' }).click()
  await expect(page).toHaveURL('/help/roadmap')
  await expect(page).toHaveTitle('Your roadmap · Milepost')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your roadmap')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'About steps',
    'About milestones',
    'About hours',
    'About versions',
    'More help',
  ])
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('navigation', { name: 'More help' }).getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveTitle('Privacy · Milepost')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.getByRole('link', { name: 'All of help' }).click()
  await expect(page).toHaveTitle('Help · Milepost')
})

test('a section has an address: opened there and from the contents', async ({ page }) => {
  await mockHelp(page)
  await page.setViewportSize({ width: 1024, height: 600 })
  await page.goto('/help/roadmap#hours')
  const hours = page.getByRole('heading', { name: 'About hours' })
  await expect(hours).toBeInViewport()
  await expect(hours).toBeFocused()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: 'About hours' })).toHaveAttribute('aria-current', 'location')
  await contents.getByRole('link', { name: 'About steps' }).click()
  await expect(page).toHaveURL('/help/roadmap#steps')
  await expect(page.getByRole('heading', { name: 'About steps' })).toBeInViewport()
})

test('a page is found and a section of it reached by the keyboard alone', async ({ page }) => {
  await mockHelp(page)
  await page.setViewportSize({ width: 1024, height: 600 })
  await page.goto('/help')
  await pressByKey(page, page.getByRole('link', { name: 'Your roadmap' }))
  await expect(page).toHaveURL('/help/roadmap')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your roadmap')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await pressByKey(page, contents.getByRole('link', { name: 'About hours' }))
  const hours = page.getByRole('heading', { name: 'About hours' })
  await expect(hours).toBeInViewport()
  await expect(hours).toBeFocused()
  await pressByKey(page, page.getByRole('navigation', { name: 'More help' }).getByRole('link', { name: 'Privacy' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

test('an address without a topic says so', async ({ page }) => {
  await mockHelp(page)
  await page.goto('/help/no-such-topic')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('link', { name: 'All of help' }).click()
  await expect(page).toHaveURL('/help')
})

test('help is reached from the first page, and from the account menu', async ({ page }) => {
  await mockHelp(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  await signIn(page, 'halfway@milepost.example')
  await page.getByRole('button', { name: /^Account menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('without the server', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('help that cannot be loaded can be tried again', async ({ page }) => {
    for (const address of ['/help', '/help/roadmap']) {
      await page.route('**/api/help', (route) => route.abort())
      await page.goto(address)
      await expect(page.getByRole('alert')).toContainText('The help could not be loaded', { timeout: 20_000 })
      await expectAccessibleByDayAndNight(page)
      await page.unroute('**/api/help')
      await mockHelp(page)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByText('What the steps are and how they are chosen.')).toBeVisible()
      await page.unroute('**/api/help')
    }
  })
})

test('every page of help that is served opens, and every link in the list leads to one', async ({ page }) => {
  await page.goto('/help')
  const links = page.getByRole('main').getByRole('link', { name: /./ })
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const topics = [...new Set(addresses.filter((address) => address.startsWith('/help/')))]
  expect(topics.length).toBeGreaterThanOrEqual(11)
  for (const address of topics) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
})
