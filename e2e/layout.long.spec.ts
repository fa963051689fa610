import { expect, test } from './product.ts'

test('the first page says what Milepost is without a script', async ({ browser, product }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: product.address })).newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await page.close()
})

test('the API’s page for readers works under its content security policy', async ({ page }) => {
  await page.goto('/api/docs')
  // What lies further down is drawn once one scrolls there.
  await expect(page.getByText('End this session')).toBeVisible()
})
