import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import type { User } from '@milepost/contract/users/schema'
import type { Page } from '@playwright/test'
import { type ApiCall, routeApi } from './api-routes.ts'
import { expect, holdScripts, signInAs, signUp, test } from './product.ts'
import { failure } from './screens/network.ts'

/*
 * What a learner sees of the overview before the application is there. Its scripts are held back, and web fonts do not come, so
 * that both drawings use the same face.
 */
test.use({ allowedConsoleErrors: [/Failed to load resource/] })

const drawing = '.early-drawing'
const step = 'Build an app with public data'

/** Opens the overview with its application held back, as it is once the page has drawn what it can by itself. */
async function openHeld(page: Page): Promise<() => void> {
  await page.route('**/*.woff2', (route) => route.abort())
  const release = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  // Its scripts leave their templates then.
  await page.locator('script[type="module"]').first().waitFor({ state: 'attached' })
  return release
}

/** The texts of the heading and of the next step's card, each with its place. */
function textsIn(page: Page, root: string) {
  return page.evaluate((selector) => {
    const parts = document.querySelectorAll(`${selector} :is(h1, h1 + p, [aria-labelledby="next-step"] *)`)
    const ofText = [...parts].filter((part) => part.textContent?.trim() && part.checkVisibility())
    const own = ofText.filter((part) => getComputedStyle(part).display !== 'contents')
    return own
      .filter(
        (part) => !part.matches('section') && ![...part.children].some((child) => child.matches('div, section, p')),
      )
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.textContent, ...[x, y, width, height].map(Math.round)].join(' | ')
      })
  }, root)
}

for (const width of [390, 820, 1440]) {
  test(`at ${width} px, the next step is drawn without the application, in the same words and places`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, 'halfway@milepost.example')
    const release = await openHeld(page)
    await expect(page.locator(drawing).getByText(step, { exact: true })).toBeVisible()
    const drawn = await textsIn(page, drawing)
    expect(drawn.length).toBeGreaterThan(8)
    // Screen readers hear what they always heard: that it is loading, and then the application.
    await expect(page.getByRole('status')).toHaveText('Loading...')
    await expect(page.getByRole('heading')).toHaveCount(0)
    release()
    await expect(page.locator(drawing)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Your next milestone' })).toBeVisible()
    await expect.poll(() => textsIn(page, 'body')).toEqual(expect.arrayContaining(drawn))
  })
}

test('a title with markup in it is drawn as text, and its button shows the beginning', async ({ page }) => {
  const title = '<img src=x onerror=alert(1)> 901 & more than thirty letters'
  await signInAs(page, 'halfway@milepost.example')
  await routeApi(page, '**/api/roadmap/*', (call) =>
    call.changeReply<Roadmap>((roadmap) => ({
      ...roadmap,
      roadmap: roadmap.roadmap.map((one) => ({ ...one, label: title })),
    })),
  )
  const release = await openHeld(page)
  await expect(page.locator(drawing).getByText(title, { exact: true })).toBeVisible()
  await expect(page.locator(`${drawing} img`)).toHaveCount(0)
  const button = `Continue with "${title.slice(0, 30)}..."`
  await expect(page.locator(drawing).getByText(button)).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: button })).toBeVisible()
})

for (const [what, path, answer] of [
  [
    'whose roadmap is done',
    'progress',
    (call: ApiCall) =>
      call.changeReply<StepProgress[]>(() =>
        Array.from({ length: 40 }, (_, index) => ({
          step_id: index + 1,
          status: 'done' as const,
          updatedAt: new Date().toISOString(),
          ticks: [],
        })),
      ),
  ],
  [
    'who is to verify their address',
    'users',
    (call: ApiCall) => call.changeReply<User>((user) => ({ ...user, emailVerified: false })),
  ],
  [
    'whose answers have changed',
    'roadmap',
    (call: ApiCall) => call.changeReply<Roadmap>((roadmap) => ({ ...roadmap, outdated: true })),
  ],
  ['of a busy server', 'users', (call: ApiCall) => call.fulfill(failure(503, 'unavailable', ''))],
  ['whose session has ended', 'roadmap', (call: ApiCall) => call.fulfill(failure(401, 'unauthenticated', ''))],
  ['whose connection is lost', 'roadmap', (call: ApiCall) => call.abort()],
] satisfies [string, string, (call: ApiCall) => Promise<void>][]) {
  test(`for a learner ${what}, nothing is drawn before the application`, async ({ page }) => {
    await signInAs(page, 'halfway@milepost.example')
    await routeApi(page, `**/api/${path}/*`, answer)
    await openHeld(page)
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.locator(drawing)).toHaveCount(0)
  })
}

test('nothing is drawn for a learner without a roadmap, nor without a session', async ({ page }) => {
  await signUp(page)
  await openHeld(page)
  await expect(page.locator(drawing)).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await openHeld(page)
  await expect(page.locator(drawing)).toHaveCount(0)
})
