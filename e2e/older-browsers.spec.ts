import type { Page } from '@playwright/test'
import { openAssistant } from './assistant.ts'
import { demoPassword, expect, signIn, test } from './product.ts'

/*
 * The oldest browsers that Milepost works in aren't here to test with (decision 0086): what they lack is deleted instead.
 */

/** Takes away what Safari 16.4, Chrome 109 or Firefox 115 lacks of what the code, or a package, might call. */
function deleteNewerFunctions(): void {
  const lacking: readonly (readonly [object, readonly (string | symbol)[]])[] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [AbortSignal, ['any']],
    [ReadableStream.prototype, [Symbol.asyncIterator, 'values']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'drop', 'some', 'toArray']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility']],
    [Document.prototype, ['startViewTransition']],
    [window, ['navigation', 'scheduler']],
  ]
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
}

/** As a browser that is older than all of them answers the page's question. */
function deleteBaseline(): void {
  Reflect.deleteProperty(Array.prototype, 'toSorted')
  CSS.supports = () => false
}

const tooOld = (page: Page) =>
  page.getByText('Milepost needs a newer browser: Safari 16.4, Chrome 109 or Firefox 115, or later.')

test.describe('with the functions of the oldest browsers', () => {
  test.beforeEach(({ page }) => page.addInitScript(deleteNewerFunctions))

  test('a learner signs in to a deep link, finds courses, reads the advice and asks the assistant', async ({
    page,
  }) => {
    await page.goto('/dashboard/courses?search=python')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email Address').fill('halfway@milepost.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard/courses?search=python')
    await expect(
      page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'Python' }).first(),
    ).toBeVisible()

    await page.getByRole('link', { name: 'Your Recommendation' }).click()
    await expect(page.getByText('Recommended for you')).toBeVisible()
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByText('steps completed')).toBeVisible()

    const { button, field, bot } = await openAssistant(page)
    await field.fill('What should I do next?')
    await field.press('Enter')
    await expect(bot.last()).toContainText(/step/i)
    await button.click()

    await page.goto('/dashboard/roadmap')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByLabel('Who is it for?').fill('A teacher')
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.goto(await page.getByLabel('Your new link').inputValue())
    await expect(page.getByRole('heading', { level: 1, name: /roadmap: / })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Step 1: / })).toBeVisible()
  })

  test('a menu opens and closes as a part of the page', async ({ page }) => {
    // This browser knows popovers, so it is kept from opening them, and the styles are those for browsers that don't.
    await page.addInitScript(() => addEventListener('beforetoggle', (event) => event.preventDefault(), true))
    await page.route('**/assets/*.css', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace('not selector(:popover-open)', 'selector(:popover-open)'),
      })
    })
    await signIn(page, 'halfway@milepost.example')
    const help = page.getByRole('navigation').getByRole('link', { name: 'Help' })
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(help).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    // A style sheet that is still on its way would be read after the test.
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test.describe('older than all of them', () => {
  test.beforeEach(({ page }) => page.addInitScript(deleteBaseline))

  test('a screen of the application says so, and waits for nothing', async ({ page }) => {
    for (const address of ['/dashboard', '/dashboard/roadmap']) {
      await page.goto(address)
      await expect(tooOld(page)).toBeVisible()
      await expect(page.locator('body')).not.toContainText('Loading')
    }
  })

  test('a public page says so, and can be read', async ({ page }) => {
    await page.goto('/')
    await expect(tooOld(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Not sure what to become?')
  })
})
