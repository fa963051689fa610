import { type ConsoleMessage, expect, type Page } from '@playwright/test'
import { findViolations, type Violation } from './accessibility.ts'
import { test as product, restOfMotion } from './product.ts'
import { entries } from './screens/list.ts'
import { reach, type ScreenEntry } from './screens/screen.ts'
import { type Viewers, viewersOf } from './screens/viewers.ts'

/** Checks every state of every screen: accessible in light and dark, and never wider than its window. */
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

const isFull = process.env['TESTS'] === 'full'

/** Loading, empty and failing states say little: the narrowest phone is where they could be too wide. */
const isLookedAtClosely = ({ name, window }: ScreenEntry) =>
  isFull && (window === true || /usual|long|dialog/.test(name))

/** A desk, phones while something is typed, and the smallest one with the largest text. */
const dialogWindows: readonly { width: number; height: number; text?: string }[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 560 },
  { width: 320, height: 480 },
  { width: 320, height: 480, text: '200%' },
]

/** The usual state of each screen stands for the others until a release: by day, and on the narrowest phone. */
const chosen = entries.filter(({ name }) => isFull || name === 'usual')

for (const entry of chosen) {
  test(entry.title, async ({ viewers }) => {
    const page = await viewers.pageOf(entry.viewer)
    const errors: string[] = []
    const onConsole = (message: ConsoleMessage) => message.type() === 'error' && errors.push(message.text())
    const onError = (error: Error) => errors.push(error.message)
    page.on('console', onConsole).on('pageerror', onError)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await reach(page, entry)
    await restOfMotion(page)
    expect.soft(await violationsIn(page, entry), 'in light').toEqual([])
    if (isFull) {
      await withoutTransitions(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      // The dark theme only changes colours.
      expect.soft(await violationsIn(page, entry, ['color-contrast']), 'in dark').toEqual([])
    }
    for (const width of isLookedAtClosely(entry) ? [768, 2560, 320] : [320]) {
      await page.setViewportSize({ width, height: 900 })
      await fits(page, `${width} px`)
      expect.soft(await coveredByAssistant(page), `${width} px`).toEqual([])
    }
    if (isLookedAtClosely(entry)) {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const width of entry.textWidths ?? [1280, 640]) {
        await page.setViewportSize({ width, height: 900 })
        await fits(page, `text at 200 %, ${width} px`)
      }
    }
    if (entry.window === true) {
      for (const { text = '100%', ...size } of dialogWindows) {
        await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), text)
        await page.setViewportSize(size)
        await restOfMotion(page)
        const where = `dialog at ${size.width} × ${size.height}, text at ${text}`
        expect.soft(await issuesOfDialog(page, entry), where).toEqual([])
      }
    }
    page.off('console', onConsole).off('pageerror', onError)
    expect(errors.filter((text) => entry.noise?.test(text) !== true)).toEqual([])
  })
}

/** Every element would fade to its dark colours: taking each to its end cost a fifth of this file's processor time. */
function withoutTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { transition: none !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Checks all rules, or only those given. */
function violationsIn(page: Page, { window }: ScreenEntry, rules?: string[]): Promise<Violation[]> {
  return findViolations(page, {
    ...(rules === undefined ? {} : { rules }),
    // What lies above the page, such as a menu, lies outside of its landmarks.
    disabled: window === true ? ['region'] : [],
  })
}

/** What lays itself out by its own width takes a moment. */
async function fits(page: Page, message: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => sideways(page), { message })
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

/** The buttons that end a dialog, where one of its ends is scrolled to and they can't be pressed; and what gets no room. */
function issuesOfDialog(page: Page, { hasForms }: ScreenEntry): Promise<string[]> {
  const selector = hasForms === true ? '.dialog-actions button' : '[type=submit], .dialog-actions button'
  return page.evaluate((selector) => {
    const dialog = [...document.querySelectorAll('.dialog')].at(-1)
    if (dialog === undefined) return []
    const isPressed = (button: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const issues = [0, 100_000].flatMap((end) => {
      dialog.scrollTo({ top: end, behavior: 'instant' })
      const hidden = [...dialog.querySelectorAll(selector)].filter((button) => !isPressed(button))
      return hidden.map((button) => `${end}: ${button.textContent}`)
    })
    const hasUsualText = document.documentElement.style.fontSize !== '200%'
    if (hasUsualText && dialog.scrollWidth > dialog.clientWidth) issues.push(`scrolls sideways: ${dialog.scrollWidth}`)
    const actions = dialog.querySelector('.dialog-actions')?.clientHeight ?? 0
    if (actions > 300) issues.push(`buttons leave no room: ${actions}`)
    return issues
  }, selector)
}

/** The controls that the assistant's button lies over, at the top of the page and at its end. */
function coveredByAssistant(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const button = document.querySelector('.chat-button')
    if (button === null) return []
    const found: string[] = []
    for (const top of [document.documentElement.scrollHeight, 0]) {
      const before = window.scrollY
      window.scrollTo({ top, behavior: 'instant' })
      if (window.scrollY !== before)
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const over = button.getBoundingClientRect()
      // What lies under the bar of a phone is below the edge of the screen.
      const bar = document.querySelector('.bottom-bar')
      const edge = bar?.checkVisibility() === true ? bar.getBoundingClientRect().top : window.innerHeight
      // What lies outside of the diagram's own window is not seen.
      const controls = 'main :is(a, button, input, select, textarea):not(.react-flow__node *), footer a'
      for (const control of document.querySelectorAll(controls)) {
        const { left, right, top: upper, bottom } = control.getBoundingClientRect()
        const isUnder =
          right > over.left && left < over.right && Math.min(bottom, edge) > over.top && upper < over.bottom
        if (isUnder && control.checkVisibility({ visibilityProperty: true }))
          found.push(`${control.tagName}: ${(control.textContent ?? '').slice(0, 60)}`)
      }
    }
    return found
  })
}
