import { expect, pressByKey, test } from './product.ts'

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

test('a section has an address: opened there, and reached from the contents by the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  await page.goto('/help')
  await expect(page).toHaveTitle('Help · Milepost')
  await pressByKey(page, page.getByRole('link', { name: 'Your roadmap' }))
  await expect(page).toHaveTitle('Your roadmap · Milepost')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const last = contents.getByRole('link').last()
  const name = await last.innerText()
  await pressByKey(page, last)
  await expect(page).toHaveURL(/\/help\/roadmap#./)
  const section = page.getByRole('heading', { level: 2, name, exact: true })
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  await page.reload()
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  await expect(last).toHaveAttribute('aria-current', 'location')
})
