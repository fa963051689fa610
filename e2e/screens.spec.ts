import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test as product, restOfMotion } from './product.ts'
import { entries } from './screens/list.ts'
import { type Entry, reach } from './screens/screen.ts'
import { type Viewers, viewersOf } from './screens/viewers.ts'

/** Every state of every screen, once: accessible by day and by night, and never wider than its window. */
const test = product.extend<{ watchConsole: undefined }, { viewers: Viewers }>({
  viewers: [
    async ({ browser, product }, use) => {
      const viewers = viewersOf(browser, product.address)
      await use(viewers)
      await viewers.close()
    },
    { scope: 'worker' },
  ],
  // The pages here are the viewers'; each test watches its own.
  watchConsole: async ({}, use) => use(undefined),
})
test.use({ trace: 'off' })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const entry of entries) {
  test(entry.title, async ({ viewers }) => {
    const page = await viewers.pageOf(entry.viewer)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setViewportSize({ width: 1280, height: 900 })
    await reach(page, entry)
    await restOfMotion(page)
    expect.soft(await violations(allRules(page, entry)), 'by day').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await restOfMotion(page)
    // The night changes colours alone.
    expect.soft(await violations(new AxeBuilder({ page }).withRules('color-contrast')), 'by night').toEqual([])
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await fits(page, `${width} px`)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of entry.textWidths ?? [1280, 640]) {
      await page.setViewportSize({ width, height: 900 })
      await fits(page, `text at 200 %, ${width} px`)
    }
    expect(errors.filter((text) => entry.noise?.test(text) !== true)).toEqual([])
    await page.close()
  })
}

/** What lies above the page, such as a menu, lies outside of its landmarks. */
function allRules(page: Page, { window }: Entry): AxeBuilder {
  const axe = new AxeBuilder({ page }).withTags(rules)
  return window === true ? axe.disableRules(['region']) : axe
}

async function violations(axe: AxeBuilder) {
  // In the page itself, rather than in a blank one of its own for each run.
  // What passes the focus around in a menu never keeps it.
  const found = await axe.exclude('[data-base-ui-focus-guard]').setLegacyMode().analyze()
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.target.join(' ')) }))
}

/** What lays itself out by its own width takes a moment. */
async function fits(page: Page, message: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => sideways(page), { message, timeout: 3_000 })
    .toEqual([])
}

/** What sticks out of the window at its right edge, be it scrolled to or cut off. Empty where nothing does. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const width = document.documentElement.clientWidth
    const found =
      document.documentElement.scrollWidth > width ? [`the page: ${document.documentElement.scrollWidth}`] : []
    const isFree = (element: Element) => {
      for (let up: Element | null = element; up !== null && up !== document.body; up = up.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(up)
        // What scrolls or is panned by itself may; what only screen readers get has no place on the screen; pictures may be cut.
        if (overflowX === 'auto' || overflowX === 'scroll' || up.classList.contains('react-flow')) return false
        if (position === 'absolute' && clipPath !== 'none') return false
        if (up.tagName === 'svg' || up.ariaHidden === 'true') return false
      }
      return true
    }
    for (const element of document.body.querySelectorAll(
      'a, button, input, select, textarea, h1, h2, h3, p, li, dt, dd',
    )) {
      const { right, width: own } = element.getBoundingClientRect()
      if (own === 0 || right <= width + 1 || !element.checkVisibility({ visibilityProperty: true })) continue
      if (isFree(element)) found.push(`${element.tagName}: ${(element.textContent ?? '').slice(0, 60)}`)
    }
    return found
  })
}
