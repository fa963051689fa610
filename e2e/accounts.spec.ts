import { randomUUID } from 'node:crypto'
import { demoPassword, expect, password, signUp, test } from './product.ts'

const halfway = 'halfway@milepost.example'
const refused = /Failed to load resource: the server responded with a status of 4\d\d/

test.use({ allowedConsoleErrors: [refused] })

test('signing up: an address that is taken is refused, and another makes an account', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Tharini Test')
  await page.getByLabel('Email').fill(halfway)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Email is already in use.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome back, Tharini Test!')).toBeVisible()
})

test('signing in works by the keyboard alone, and leads back to where the guard met the visitor', async ({ page }) => {
  await page.goto('/dashboard/roadmap?step=2')
  await expect(page).toHaveURL('/login')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.type(halfway)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the right one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('That email address and password don’t match. Try again.')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/roadmap?step=2')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/dashboard/roadmap')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email Address').fill('admin@milepost.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
})

test('an unknown address is a page that is not found', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test('a token opens nothing elsewhere, and signing out in one tab ends it in the other and on the server', async ({
  page,
  context,
  product,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await other.goto('/dashboard/courses')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string })
  expect(token).toMatch(/^[\w-]{43}$/)
  const address = `${product.address}/api/users/${user.id}`
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(address, { headers })).status).toBe(401)
  expect((await context.request.get(address, { headers })).status()).toBe(200)
  await page.goto('/userdetails')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull()
  // The tabs don't wait for the server.
  await expect.poll(async () => (await context.request.get(address, { headers })).status()).toBe(401)
})
