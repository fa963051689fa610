import { readFileSync } from 'node:fs'
import { expect, expectAccessible, password, test } from './product.ts'

const email = 'kavitha.languages@example.com'
const tamil = /[\u0B80-\u0BFF]/
const sinhala = /[\u0D80-\u0DFF]/

test('a visitor reads and signs up in Tamil, changes to Sinhala, and finds it again in another browser', async ({
  page,
  browser,
}) => {
  const language = () => page.locator('html').getAttribute('lang')

  await test.step('the first page offers the languages, and never changes by itself', async () => {
    await page.goto('/')
    expect(await language()).toBe('en')
    await page.getByRole('link', { name: 'தமிழ்' }).click()
    await expect(page).toHaveURL('/ta')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tamil)
    await expectAccessible(page)
  })

  await test.step('its links lead to Tamil pages, and signing up keeps the language', async () => {
    await page.locator('a[href="/ta/careers"]').first().click()
    await expect(page).toHaveURL('/ta/careers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tamil)
    await page.locator('a[href="/signup"]').first().click()
    await expect(page).toHaveURL('/signup')
    await page.reload()
    expect(await language()).toBe('ta')
    await page.locator('input[name="name"]').fill('Kavitha')
    await page.locator('input[name="email"]').fill(email)
    await page.locator('input[name="password"]').fill(password)
    await page.locator('input[name="confirmPassword"]').fill(password)
    await page.locator('form button[type="submit"]').click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('dialog')).toContainText(tamil)
    await expectAccessible(page)
  })

  await test.step('the settings change it', async () => {
    await page.goto('/dashboard/settings')
    await page.getByRole('radio', { name: 'සිංහල' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'si')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sinhala)
  })

  await test.step('another browser is in English until the account is signed in to', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.goto('/login')
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(other).toHaveURL('/dashboard')
    await expect(other.locator('html')).toHaveAttribute('lang', 'si')
    await expect(other.getByRole('dialog')).toContainText(sinhala)
  })
})

for (const language of ['ta', 'si'] as const) {
  const texts: Record<string, string> = Object.assign(
    {},
    ...['public', 'learner'].map(
      (area) => JSON.parse(readFileSync(new URL(`../locales/${language}/${area}.json`, import.meta.url), 'utf8')).texts,
    ),
  )
  const say = (english: string) => texts[english] ?? `no translation of ${english}`
  const letters = { ta: tamil, si: sinhala }[language]

  test(`from the first page to the first session in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await page.locator('header a[href="/signup"]').click()
    await expect(page).toHaveURL('/signup')
    await page.reload()
    await page.locator('input[name="name"]').fill('Nila')
    await page.locator('input[name="email"]').fill(`nila.${language}@example.com`)
    await page.locator('input[name="password"]').fill(password)
    await page.locator('input[name="confirmPassword"]').fill(password)
    await page.locator('form button[type="submit"]').click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('button', { name: say('Begin Setup') }).click()
    await page.getByLabel(say('Date of Birth')).fill('2003-05-17')
    await page.getByLabel(say('Gender')).selectOption('Female')
    await page.getByRole('button', { name: say('Next') }).click()
    await page.getByLabel(say('Preferred Career')).selectOption('Frontend Developer')
    await page.getByLabel(say('Design'), { exact: true }).check()
    await page.getByRole('button', { name: say('Next') }).click()
    await page.getByLabel(say('Education Level')).selectOption('Undergraduate')
    await page.getByLabel(say('Study Language')).selectOption('English')
    await page.getByLabel(say('Budget')).selectOption('No Cost')
    await page.getByRole('button', { name: say('Generate My Roadmap') }).click()
    await expect(page.getByRole('heading', { name: say('Your Career Path') })).toBeVisible()
    await page.goto('/dashboard/roadmap')
    await expect(page.locator('#step-1-label')).toHaveText(letters)
    await expectAccessible(page)
    await page.locator('a[href*="/sessions/"]').first().click()
    await expect(page).toHaveURL(/\/sessions\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letters)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}
