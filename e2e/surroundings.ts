import type { BrowserContextOptions, Page } from '@playwright/test'
import { demoPassword, expect, test } from './product.ts'

/** What a browser, a device or a network may be like around the product. */
export interface Surrounding {
  readonly name: string
  readonly options?: BrowserContextOptions
  /** Errors that the browser itself writes to its console here. */
  readonly consoleErrors?: RegExp
  /** Done before anything is loaded. */
  prepare?(page: Page): Promise<unknown>
  /** What /login says before one signs in. */
  readonly said?: string
  /** Signing in can't work. */
  readonly isKeptOut?: true
  /** Goes to another screen. Left out, it just does. */
  go?(page: Page, follow: () => Promise<void>): Promise<void>
  /** Looked at on each screen. */
  atScreen?(page: Page): Promise<void>
}

/** In the form of EasyPrivacy's rules: those that once kept a screen of ours out, and others like them. */
const blockedAddresses = /\/analytics-|\/api\/analytics\/|\/analytics\.js|\/api\/track|\/stats\//

const blocker: Surrounding = {
  name: 'a blocker with the rules that name us',
  prepare: (page) => page.route(blockedAddresses, (route) => route.abort('blockedbyclient')),
}

const cookiesBlocked: Surrounding = {
  name: 'cookies blocked',
  said: 'Your browser blocks cookies',
  isKeptOut: true,
  consoleErrors: /status of 401/,
  prepare: async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await page.route('**/api/auth/*', async (route) => {
      const response = await route.fetch()
      const { 'set-cookie': _, ...headers } = response.headers()
      await page.context().clearCookies()
      await route.fulfill({ response, headers })
    })
  },
}

const storageBlocked: Surrounding = {
  name: 'storage blocked',
  said: 'Your browser saves nothing for this site.',
  // Of the router, which would keep where pages are scrolled to.
  consoleErrors: /Access is denied for this document/,
  prepare: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    }),
}

const storageFull: Surrounding = {
  name: 'storage full',
  said: 'Your browser saves nothing for this site.',
  prepare: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }),
}

const clockDaysOff = (days: number): Surrounding => ({
  name: `a clock ${Math.abs(days)} days ${days < 0 ? 'slow' : 'fast'}`,
  prepare: (page) =>
    page.addInitScript((off) => {
      const RealDate = Date
      window.Date = new Proxy(RealDate, {
        apply: () => new RealDate(RealDate.now() + off).toString(),
        construct: (_, parts) => Reflect.construct(RealDate, parts.length === 0 ? [RealDate.now() + off] : parts),
        get: (target, name) => (name === 'now' ? () => RealDate.now() + off : Reflect.get(target, name)),
      })
    }, days * 86_400_000),
})

const forcedColors: Surrounding = {
  name: 'high contrast',
  options: { forcedColors: 'active' },
  atScreen: async (page) => {
    // Backgrounds are gone: an outline says which screen this is.
    const current = page.getByRole('navigation').locator('[aria-current=page]').first()
    await expect(current).toHaveCSS('outline-style', 'solid')
  },
}

const reducedMotion: Surrounding = {
  name: 'reduced motion',
  options: { reducedMotion: 'reduce' },
  atScreen: async (page) => {
    const moving = () =>
      document.getAnimations().filter((a) => {
        const { duration, iterations } = a.effect?.getComputedTiming() ?? {}
        return Number(duration) > 1 || iterations === Infinity
      }).length
    expect(await page.evaluate(moving)).toBe(0)
  },
}

const largeText: Surrounding = {
  name: 'text at 200 %',
  prepare: (page) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
    ),
  atScreen: async (page) => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0)
  },
}

/** As on a slow phone. */
const slow = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 }

async function setNetwork(page: Page, offline: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...slow, offline })
}

const droppingNetwork: Surrounding = {
  name: 'a slow network that drops',
  consoleErrors: /net::ERR_INTERNET_DISCONNECTED/,
  prepare: (page) => setNetwork(page, false),
  go: async (page, follow) => {
    await setNetwork(page, true)
    await follow()
    // Long enough for what does not wait for the network to fail.
    await page.waitForTimeout(1_000)
    await setNetwork(page, false)
  },
}

/** As the browser tells a page. The shell that runs tests keeps no page, so its reloaded one is put aside and taken up again. */
const tell = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)

const restoredPage: Surrounding = {
  name: 'the back-forward cache',
  go: async (page, follow) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(
        ...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map((each) => each.reason),
      ),
    )
    await page.goto('/robots.txt')
    await page.goBack()
    // What of ours would keep the page out of it, other than a call that is under way.
    expect(reasons.filter((reason) => !reason.startsWith('OutstandingNetworkRequest'))).toEqual([])
    await expect(page.locator('h1').first()).toBeVisible()
    await tell(page, 'pagehide')
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await tell(page, 'pageshow')
    await follow()
  },
}

const oldTab: Surrounding = {
  name: 'an old tab after a release',
  consoleErrors: /status of 404|Failed to fetch dynamically imported module|Error loading route module/,
  go: async (page, follow) => {
    let hasMissed = false
    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/assets/*.js', (route) => {
      if (hasMissed) return route.fallback()
      hasMissed = true
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' })
    })
    await follow()
  },
}

/** Those that people meet most. */
export const commonSurroundings: readonly Surrounding[] = [blocker, cookiesBlocked, storageBlocked]

export const otherSurroundings: readonly Surrounding[] = [
  storageFull,
  clockDaysOff(3),
  clockDaysOff(-3),
  forcedColors,
  reducedMotion,
  largeText,
  droppingNetwork,
  restoredPage,
  oldTab,
]

/** What a learner and an institution do in each of them. */
export function testJourneysIn(list: readonly Surrounding[]): void {
  for (const surrounding of list) {
    test.describe(surrounding.name, () => {
      test.use({
        contextOptions: surrounding.options ?? {},
        allowedConsoleErrors: surrounding.consoleErrors === undefined ? [] : [surrounding.consoleErrors],
      })
      test.beforeEach(({ page }) => surrounding.prepare?.(page))

      test('a learner signs in, looks at their progress, marks a step and finds courses', async ({ page }) => {
        if (await signIn(page, surrounding, 'halfway@milepost.example')) await learnerJourney(page, surrounding)
      })

      test('an institution signs in, edits a course and looks at the demand', async ({ page }) => {
        if (await signIn(page, surrounding, 'lagoonside@milepost.example')) await institutionJourney(page, surrounding)
      })
    })
  }
}

/** @returns Whether the account's first screen opens. Otherwise /login has said why it can't. */
async function signIn(page: Page, { said, isKeptOut, atScreen }: Surrounding, email: string): Promise<boolean> {
  await page.goto('/login')
  const form = page.getByRole('main')
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()
  if (said !== undefined) await expect(form).toContainText(said)
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(demoPassword)
  const refused = isKeptOut === true && page.waitForResponse((reply) => reply.status() === 401)
  await form.getByRole('button', { name: 'Sign In' }).click()
  if (refused !== false) {
    await refused
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('alert').filter({ hasText: said ?? '' })).toBeVisible()
    return false
  }
  await expect(page).not.toHaveURL('/login')
  await expect(page.locator('h1').first()).toBeVisible()
  await atScreen?.(page)
  return true
}

async function follow(
  page: Page,
  { go, atScreen }: Surrounding,
  link: string,
  heading: string | RegExp,
): Promise<void> {
  const click = () => page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click()
  await (go?.(page, click) ?? click())
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await atScreen?.(page)
}

async function learnerJourney(page: Page, surrounding: Surrounding): Promise<void> {
  await expect(page.getByText('steps completed')).toBeVisible()
  await follow(page, surrounding, 'Analytics', 'Your Career Analytics')
  await expect(page.locator('dl').filter({ hasText: 'Courses Explored' })).toBeVisible()

  await follow(page, surrounding, 'View My Roadmap', 'Frontend Developer')
  const status = page
    .getByLabel(/^Status of step \d+$/)
    .filter({ visible: true })
    .first()
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/progress') && reply.ok())
  await status.selectOption((await status.inputValue()) === 'ongoing' ? 'not_started' : 'ongoing')
  await saved
  const hours = page.getByLabel('How many hours a week can you study?')
  await hours.fill('8')
  await hours.press('Enter')
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add milestones to your calendar' }).click()
  await calendar
  await page.getByRole('button', { name: 'Remove my dates' }).click()
  await expect(hours).toBeVisible()

  await follow(page, surrounding, 'Find Courses', /Courses/)
  await page.getByLabel('Search').fill('python')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Python/ })
      .first(),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Python/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /Python/ })).toBeVisible()
}

async function institutionJourney(page: Page, surrounding: Surrounding): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Total Courses' })).toBeVisible()
  await follow(page, surrounding, 'Manage Courses', /Courses/)
  // One of the demo's own: those that other tests leave may not be complete.
  await page.getByRole('main').getByLabel('Search').fill('Arduino')
  await page.getByRole('button', { name: /^Edit.*Internet of Things with Arduino/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Course' })
  const description = dialog.getByLabel('Description')
  await description.fill(`${await description.inputValue()} Ask us anything.`)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Ask us anything.').first()).toBeVisible()
  await follow(page, surrounding, 'Demand', 'Demand')
  await expect(page.getByRole('table', { name: 'Steps without a course' })).toBeVisible()
}
