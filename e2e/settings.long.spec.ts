import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInLightAndDark,
  type Product,
  password,
  pressByKey,
  signIn,
  signUp,
  signUpWithRoadmap,
  tabTo,
  test,
} from './product.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const career = (page: Page) => card(page, 'Career and learning')
const goal = (page: Page) => career(page).getByLabel('Career Goal')
const save = (page: Page) => career(page).getByRole('button', { name: 'Save Changes' })
const sessions = (page: Page) => card(page, 'Where you are signed in')
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'system')
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const darkBackground = 'rgb(14, 27, 35)'

async function openSettings(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await expect(goal(page)).toBeVisible()
}

/** The same account in another browser. */
async function signInElsewhere(browser: Browser, product: Product, email: string): Promise<Page> {
  const elsewhere = await browser.newContext({ baseURL: product.address, userAgent: iPhone })
  const page = await elsewhere.newPage()
  await signIn(page, email, password)
  return page
}

test('career and learning are saved, stand on the overview, and lead to courses; closing the tab unsaved is asked about', async ({
  page,
}) => {
  await signUpWithRoadmap(page)
  await openSettings(page)
  await expect(career(page)).toContainText('₹5,000 - ₹25,000')
  await goal(page).fill('  Build maps that people find their way with ')
  await career(page).getByLabel('Learning Mode').selectOption('Hybrid')
  await career(page).getByLabel('Course Duration').selectOption('Long-term (more than 12 weeks)')
  await save(page).click()
  await expect(career(page).getByRole('status')).toHaveText('Your choices have been saved.')
  await page.reload()
  await expect(goal(page)).toHaveValue('Build maps that people find their way with')
  await expect(career(page).getByLabel('Learning Mode')).toHaveValue('Hybrid')
  await career(page).getByRole('link', { name: 'See courses of this length' }).click()
  await expect(page).toHaveURL('/dashboard/courses?minWeeks=13')
  await page.goto('/dashboard')
  await expect(card(page, 'Your goal Change it')).toContainText('Build maps that people find their way with')
  await openSettings(page)
  await goal(page).fill('Not saved')
  const asks = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(asks).toBe(true)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
})

test('what is chosen is there in the other tab, after a reload before any script is, and in another browser', async ({
  page,
  context,
  browser,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const { email } = await signUp(page)
  const tab = await context.newPage()
  await tab.emulateMedia({ colorScheme: 'light' })
  await tab.goto('/dashboard/courses')
  await openSettings(page)
  await goal(page).fill('From the first tab')
  await save(page).click()
  await expect(career(page).getByRole('status')).toHaveText('Your choices have been saved.')
  const notifications = card(page, 'Notifications')
  await notifications.getByRole('switch', { name: 'Weekly Summary' }).check()
  await expect(notifications.getByRole('status')).toHaveText('Saved.')
  const appearance = card(page, 'Appearance')
  await appearance.getByLabel('Match my device').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => themeOf(page)).toBe('light')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => groundOf(page)).toBe(darkBackground)
  await expect(appearance.getByRole('status')).toHaveText('Saved.')
  await expect.poll(() => groundOf(tab)).toBe(darkBackground)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return
      observer.disconnect()
      Reflect.set(window, 'themeAtFirst', document.documentElement.dataset.theme)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('dark')
  await expect(appearance.getByLabel('Always dark')).toBeChecked()
  expect(await groundOf(page)).toBe(darkBackground)
  await page.goto('/')
  expect(await groundOf(page)).toBe(darkBackground)

  const other = await signInElsewhere(browser, product, email)
  await expect.poll(() => groundOf(other)).toBe(darkBackground)
  await openSettings(other)
  await expect(card(other, 'Notifications').getByRole('switch', { name: 'Weekly Summary' })).toBeChecked()
  await expect(card(other, 'Notifications').getByRole('switch', { name: 'Course Update Alerts' })).toBeChecked()
  await openSettings(page)
  await goal(other).fill('From the other browser')
  await save(other).click()
  await expect(career(other).getByRole('status')).toHaveText('Your choices have been saved.')
  await goal(page).fill('From here')
  await save(page).click()
  await expect(career(page).getByRole('status')).toContainText('They replaced changes from another tab')
  await other.context().close()
  await appearance.getByLabel('Match my device').check()
  await expect.poll(() => themeOf(page)).toBe('system')
  await expect.poll(() => groundOf(page)).not.toBe(darkBackground)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => groundOf(page)).toBe(darkBackground)
})

test('all choices are made, and another session is ended, by the keyboard alone', async ({
  page,
  browser,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const { email } = await signUp(page)
  const other = await signInElsewhere(browser, product, email)
  await openSettings(page)
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
  await expect(sessions(page).getByRole('listitem').first()).toContainText('This session')
  await tabTo(page, goal(page))
  await page.keyboard.type('To build bridges')
  await tabTo(page, career(page).getByLabel('Learning Mode'))
  await page.keyboard.press('End')
  const mode = await career(page).getByLabel('Learning Mode').inputValue()
  await pressByKey(page, save(page))
  await expect(career(page).getByRole('status')).toHaveText('Your choices have been saved.')
  await expect(save(page)).toBeFocused()

  const weekly = card(page, 'Notifications').getByRole('switch', { name: 'Weekly Summary' })
  await tabTo(page, card(page, 'Appearance').getByLabel('Match my device'))
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => groundOf(page)).toBe(darkBackground)
  await expect(card(page, 'Appearance').getByLabel('Always dark')).toBeFocused()
  await tabTo(page, weekly)
  await page.keyboard.press('Space')
  await expect(card(page, 'Notifications').getByRole('status')).toHaveText('Saved.')
  await expect(weekly).toBeFocused()

  await pressByKey(page, sessions(page).getByRole('button', { name: /^End: Safari on iPhone, signed in/ }))
  await expect(sessions(page).getByRole('status')).toHaveText('Safari on iPhone is signed out.')
  await expect(sessions(page)).toContainText('You’re not signed in anywhere else.')
  await expect(sessions(page).getByRole('list')).toBeFocused()
  await other.goto('/dashboard/settings')
  await expect(other).toHaveURL('/login')
  await other.context().close()
  await page.reload()
  await expect(goal(page)).toHaveValue('To build bridges')
  await expect(career(page).getByLabel('Learning Mode')).toHaveValue(mode)
  await expect(weekly).toBeChecked()
})

test.describe('one’s data', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of 4\d\d/] })

  test('is downloaded with everything in it, and deleted for good by the keyboard alone', async ({ page }) => {
    await signUpWithRoadmap(page)
    await openSettings(page)
    const { name, email } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
    const mine = card(page, 'Your data')
    const started = page.waitForEvent('download')
    await mine.getByRole('button', { name: 'Download my data' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^milepost-data-\d{4}-\d\d-\d\d\.json$/)
    const { data, omitted } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.users).toMatchObject([{ name }])
    expect(data.profiles).toMatchObject([{ preferred_career: 'Frontend Developer' }])
    expect(data.roadmap_steps.length).toBeGreaterThan(5)
    expect(data.users[0]).not.toHaveProperty('password_hash')
    expect(omitted.users).toHaveProperty('password_hash')
    await expect(mine.getByRole('status')).toContainText('Your browser is saving it as milepost-data-')

    await card(page, 'Account').getByRole('button', { name: 'Delete Account' }).focus()
    await page.keyboard.press('Enter')
    const secret = page.getByRole('dialog', { name: 'Delete your account?' }).getByLabel('Your Password')
    await tabTo(page, secret)
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(secret).toHaveAccessibleDescription('That password isn’t right.')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status')).toContainText('Your account and your personal data have been deleted')
    await expectAccessibleInLightAndDark(page)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const reply = await page.request.post('/api/auth/login', { data: { email, password } })
    expect(reply.status()).toBe(401)
  })
})
