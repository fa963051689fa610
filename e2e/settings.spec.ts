import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessibleByDayAndNight,
  type Product,
  password,
  pressByKey,
  signIn,
  signUp,
  signUpWithRoadmap,
  tabTo,
  test,
} from './product.ts'

const refused = /Failed to load resource: (net::ERR_|the server responded with a status of 4\d\d)/
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const stale = { code: 'reauthentication_required', message: 'Please confirm.', error: 'Please confirm.', issues: [] }

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const career = (page: Page) => card(page, 'Career and learning')
const goal = (page: Page) => career(page).getByLabel('Career Goal')
const save = (page: Page) => career(page).getByRole('button', { name: 'Save Changes' })
const sessions = (page: Page) => card(page, 'Where you are signed in')
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'system')
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const night = 'rgb(14, 27, 35)'

async function openSettings(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await expect(goal(page)).toBeVisible()
}

/** The same account in another browser. */
async function signInElsewhere(browser: Browser, product: Product, email: string): Promise<Page> {
  const elsewhere = await browser.newContext({ baseURL: product.address, userAgent: iPhone })
  const page = await elsewhere.newPage()
  await signIn(page, email, password)
  await expect(page).toHaveURL('/dashboard')
  return page
}

test.describe('career and learning', () => {
  test('are saved, stand on the overview, and lead to courses; the budget is the wizard’s', async ({ page }) => {
    await signUpWithRoadmap(page)
    await openSettings(page)
    await expect(career(page)).toContainText('₹5,000 - ₹25,000')
    await goal(page).fill('  Build maps that people find their way with ')
    await career(page).getByLabel('Learning Mode').selectOption('Hybrid')
    await career(page).getByLabel('Course Duration').selectOption('Long-term (more than 12 weeks)')
    await save(page).click()
    await expect(career(page).getByRole('status')).toHaveText('Your choices were saved.')
    await expectAccessibleByDayAndNight(page)
    await page.reload()
    await expect(goal(page)).toHaveValue('Build maps that people find their way with')
    await expect(career(page).getByLabel('Learning Mode')).toHaveValue('Hybrid')
    await career(page).getByRole('link', { name: 'See courses of that length.' }).click()
    await expect(page).toHaveURL('/dashboard/courses?minWeeks=13')
    await page.goto('/dashboard')
    await expect(card(page, 'Your goal Change it')).toContainText('Build maps that people find their way with')
  })

  test.describe('offline', () => {
    test.use({ allowedConsoleErrors: [refused] })

    test('in the middle of a save what was typed stays, and is saved afterwards', async ({ page, context }) => {
      await signUp(page)
      await openSettings(page)
      await goal(page).fill('Typed on the train')
      await context.setOffline(true)
      await save(page).press('Enter')
      await expect(career(page).getByRole('alert')).toContainText('Something went wrong while updating.')
      await expect(goal(page)).toHaveValue('Typed on the train')
      await context.setOffline(false)
      await save(page).press('Enter')
      await expect(career(page).getByRole('status')).toHaveText('Your choices were saved.')
      await page.reload()
      await expect(goal(page)).toHaveValue('Typed on the train')
    })
  })

  test('of two tabs the last word counts, and says what it replaced', async ({ page, context }) => {
    await signUp(page)
    await openSettings(page)
    const other = await context.newPage()
    await openSettings(other)
    await goal(other).fill('From the other tab')
    await goal(page).fill('From this tab')
    await save(other).click()
    await expect(career(other).getByRole('status')).toHaveText('Your choices were saved.')
    await save(page).click()
    await expect(career(page).getByRole('status')).toContainText('They replaced what was saved in another tab')
    await other.reload()
    await expect(goal(other)).toHaveValue('From this tab')
  })

  test('leaving with something unsaved is asked about, and staying keeps it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signUp(page)
    await openSettings(page)
    await goal(page).fill('Not saved')
    const away = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Courses' })
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await away.click()
    await expectAccessibleByDayAndNight(page)
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(goal(page)).toHaveValue('Not saved')
    await away.click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/dashboard/courses')
    await openSettings(page)
    await expect(goal(page)).toHaveValue('')
    await away.click()
    await expect(page).toHaveURL('/dashboard/courses')
  })

  test('closing the tab with something unsaved is asked about', async ({ page }) => {
    await signUp(page)
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
})

test.describe('what acts at once', () => {
  test('switches are saved with the account', async ({ page, browser, product }) => {
    const { email } = await signUp(page)
    await openSettings(page)
    const notifications = card(page, 'Notifications')
    await notifications.getByRole('switch', { name: 'Weekly Summary' }).check()
    await expect(notifications.getByRole('status')).toHaveText('Saved.')
    await notifications.getByRole('switch', { name: 'Email Notifications' }).focus()
    await page.keyboard.press('Space')
    await expect(notifications).toContainText('None of the mails below is sent.')
    await expect(notifications.getByRole('status')).toHaveText('Saved.')
    const other = await signInElsewhere(browser, product, email)
    await openSettings(other)
    await expect(card(other, 'Notifications').getByRole('switch', { name: 'Weekly Summary' })).toBeChecked()
    await expect(card(other, 'Notifications').getByRole('switch', { name: 'Email Notifications' })).not.toBeChecked()
    await expect(card(other, 'Notifications').getByRole('switch', { name: 'Course Update Alerts' })).toBeChecked()
    await other.context().close()
  })

  test('the dark theme is there at once, after a reload before any script is, and in another browser', async ({
    page,
    browser,
    product,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const { email } = await signUp(page)
    await openSettings(page)
    const appearance = card(page, 'Appearance')
    await appearance.getByLabel('As this device is set').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => themeOf(page)).toBe('light')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => groundOf(page)).toBe(night)
    await expect(appearance.getByRole('status')).toHaveText('Saved.')
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
    expect(await groundOf(page)).toBe(night)
    await page.goto('/')
    expect(await groundOf(page)).toBe(night)

    const other = await signInElsewhere(browser, product, email)
    await expect.poll(() => groundOf(other)).toBe(night)
    await other.context().close()
    await openSettings(page)
    await appearance.getByLabel('As this device is set').check()
    await expect.poll(() => themeOf(page)).toBe('system')
    expect(await groundOf(page)).not.toBe(night)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await groundOf(page)).toBe(night)
  })

  test('another tab of the browser changes its theme too', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await signUp(page)
    const other = await context.newPage()
    await openSettings(other)
    await card(other, 'Appearance').getByLabel('Always dark').check()
    await expect.poll(() => groundOf(page)).toBe(night)
  })

  test.describe('and fails', () => {
    test.use({ allowedConsoleErrors: [refused] })

    test('goes back, says so, and can be tried again', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await signUp(page)
      await openSettings(page)
      await page.route('**/api/preferences/*', (route) => route.abort())
      // It may be as it was before already by the time one looks.
      await card(page, 'Appearance').getByLabel('Always dark').click({ force: true })
      await card(page, 'Notifications').getByRole('switch', { name: 'Course Update Alerts' }).click()
      for (const name of ['Appearance', 'Notifications']) {
        await expect(card(page, name).getByRole('alert')).toContainText('Everything is as it was before.')
      }
      await expect(card(page, 'Notifications').getByRole('switch', { name: 'Course Update Alerts' })).toBeChecked()
      await expect.poll(() => themeOf(page)).toBe('system')
      await expectAccessibleByDayAndNight(page)
      await page.unroute('**/api/preferences/*')
      await card(page, 'Appearance').getByRole('button', { name: 'Try Again' }).click()
      await expect.poll(() => themeOf(page)).toBe('dark')
      await expect(card(page, 'Appearance').getByRole('status')).toHaveText('Saved.')
    })
  })
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
  await tabTo(page, goal(page))
  await page.keyboard.type('To build bridges')
  await tabTo(page, career(page).getByLabel('Learning Mode'))
  await page.keyboard.press('End')
  const mode = await career(page).getByLabel('Learning Mode').inputValue()
  await pressByKey(page, save(page))
  await expect(career(page).getByRole('status')).toHaveText('Your choices were saved.')
  await expect(save(page)).toBeFocused()

  const weekly = card(page, 'Notifications').getByRole('switch', { name: 'Weekly Summary' })
  await tabTo(page, card(page, 'Appearance').getByLabel('As this device is set'))
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => groundOf(page)).toBe(night)
  await expect(card(page, 'Appearance').getByLabel('Always dark')).toBeFocused()
  await tabTo(page, weekly)
  await page.keyboard.press('Space')
  await expect(card(page, 'Notifications').getByRole('status')).toHaveText('Saved.')
  await expect(weekly).toBeFocused()

  await pressByKey(page, sessions(page).getByRole('button', { name: /^End: Safari on iPhone/ }))
  await expect(sessions(page).getByRole('status')).toHaveText('Safari on iPhone is signed out.')
  await expect(sessions(page).getByRole('list')).toBeFocused()
  await page.reload()
  await expect(goal(page)).toHaveValue('To build bridges')
  await expect(career(page).getByLabel('Learning Mode')).toHaveValue(mode)
  await expect(weekly).toBeChecked()
  await other.context().close()
})

test.describe('sessions', () => {
  test('in two browsers: one ends the other, which is out with its next step', async ({ page, browser, product }) => {
    const { email } = await signUp(page)
    const other = await signInElsewhere(browser, product, email)
    await openSettings(page)
    await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
    await expect(sessions(page).getByRole('listitem').first()).toContainText('This session')
    await sessions(page)
      .getByRole('button', { name: /^End: Safari on iPhone, signed in/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(sessions(page).getByRole('status')).toHaveText('Safari on iPhone is signed out.')
    await expect(sessions(page)).toContainText('You are signed in nowhere else.')
    await expect(sessions(page).getByRole('list')).toBeFocused()
    await expectAccessibleByDayAndNight(page)
    await other.goto('/dashboard/settings')
    await expect(other).toHaveURL('/login')
    await other.context().close()
  })

  test.describe('with an old proof', () => {
    test.use({ allowedConsoleErrors: [refused] })

    test('all others end once the password was said again', async ({ page, browser, product }) => {
      const { email } = await signUp(page)
      const other = await signInElsewhere(browser, product, email)
      await openSettings(page)
      await page.route(
        '**/api/users/*/sessions',
        (route) =>
          route.request().method() === 'DELETE' ? route.fulfill({ status: 403, json: stale }) : route.fallback(),
        { times: 2 },
      )
      await sessions(page).getByRole('button', { name: 'End all other sessions' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
      await dialog.getByLabel('Your Password').fill(password)
      await page.unroute('**/api/users/*/sessions')
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(sessions(page).getByRole('status')).toHaveText('Only this session is left.')
      await other.goto('/dashboard/settings')
      await expect(other).toHaveURL('/login')
      await other.context().close()
    })

    test('that cannot be listed or ended say so', async ({ page, browser, product }) => {
      const { email } = await signUp(page)
      const other = await signInElsewhere(browser, product, email)
      await openSettings(page)
      await page.route('**/api/users/*/sessions**', (route) => route.abort())
      await page.route('**/api/users/*/sessions/*', (route) => route.abort())
      await sessions(page)
        .getByRole('button', { name: /^End: Safari/ })
        .click()
      await expect(sessions(page).getByRole('alert')).toHaveText('Something went wrong.')
      await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
      await page.reload()
      await expect(sessions(page).getByRole('alert')).toHaveText('Your sessions could not be loaded.')
      await page.unrouteAll()
      await sessions(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
      await other.context().close()
    })
  })
})

test.describe('one’s data', () => {
  test('is downloaded as one file with everything in it', async ({ page }) => {
    await signUpWithRoadmap(page)
    await openSettings(page)
    const name = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name)
    const started = page.waitForEvent('download')
    await card(page, 'Your data').getByRole('button', { name: 'Download my data' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^milepost-data-\d{4}-\d\d-\d\d\.json$/)
    const { data, omitted } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.users).toMatchObject([{ name }])
    expect(data.profiles).toMatchObject([{ preferred_career: 'Frontend Developer' }])
    expect(data.roadmap_steps.length).toBeGreaterThan(5)
    expect(data.users[0]).not.toHaveProperty('password_hash')
    expect(omitted.users).toHaveProperty('password_hash')
    await expect(card(page, 'Your data').getByRole('status')).toContainText(
      'Your browser is saving it as milepost-data-',
    )
  })

  test.describe('that cannot be fetched', () => {
    test.use({ allowedConsoleErrors: [refused] })

    test('says so, and can be tried again', async ({ page }) => {
      await signUp(page)
      await openSettings(page)
      const mine = card(page, 'Your data')
      await page.route('**/api/users/*/export', (route) => route.abort(), { times: 1 })
      await mine.getByRole('button', { name: 'Download my data' }).click()
      await expect(mine.getByRole('alert')).toHaveText('Your data could not be fetched. Please try again.')
      const started = page.waitForEvent('download')
      await mine.getByRole('button', { name: 'Download my data' }).click()
      await started
    })
  })
})

test.describe('deleting the account', () => {
  test.use({ allowedConsoleErrors: [refused] })

  test('by the keyboard alone: says what goes, wants the password, and is final', async ({ page }) => {
    const { email } = await signUp(page)
    await openSettings(page)
    await card(page, 'Your data').getByRole('button', { name: 'Delete Account' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toContainText('What goes')
    await expect(dialog).toContainText('What stays')
    await expectAccessibleByDayAndNight(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(card(page, 'Your data').getByRole('button', { name: 'Delete Account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Your Password').focus()
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Your Password')).toHaveAccessibleDescription(
      'That is not the password of this account.',
    )
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status')).toContainText('Your account is deleted')
    await expectAccessibleByDayAndNight(page)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('that fails says so, keeps the account, and offers the data first', async ({ page }) => {
    await signUp(page)
    await openSettings(page)
    await card(page, 'Your data').getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const started = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download my data' }).click()
    await started
    await page.route('**/api/users/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    )
    await dialog.getByLabel('Your Password').fill(password)
    await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Account deletion failed.')
    await expect(dialog.getByLabel('Your Password')).toHaveValue(password)
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('the screen', () => {
  test.use({ allowedConsoleErrors: [refused] })

  test('says what could not be loaded, card by card, and loads it again', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/preferences/*', (route) => route.abort())
    await page.goto('/dashboard/settings')
    for (const name of ['Career and learning', 'Notifications', 'Appearance']) {
      await expect(card(page, name).getByRole('alert')).toHaveText('Your choices could not be loaded.')
    }
    await expectAccessibleByDayAndNight(page)
    await page.unroute('**/api/preferences/*')
    await card(page, 'Notifications').getByRole('button', { name: 'Try Again' }).click()
    await expect(goal(page)).toBeVisible()
    await expect(card(page, 'Appearance').getByLabel('Always dark')).toBeVisible()
  })

  test('needs no sideways scrolling on a narrow screen with text twice as large', async ({ page }) => {
    await signUp(page, 'Nila with a very long name that goes on and on for as long as a name may be here')
    await page.setViewportSize({ width: 320, height: 640 })
    await openSettings(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await card(page, 'Your data').getByRole('button', { name: 'Delete Account' }).click()
    await expect(page.getByRole('dialog')).toContainText('What goes')
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})
