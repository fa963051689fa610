import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInLightAndDark,
  pressByKey,
  signUpWithRoadmap,
  statusOfStep,
  tabTo,
  test,
} from './product.ts'

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Share your roadmap' })
const label = (page: Page) => dialogOf(page).getByLabel('Who is it for?')
const make = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create link' })
const newLink = (page: Page) => dialogOf(page).getByLabel('Your new link')
const linkNamed = (page: Page, name: string) => dialogOf(page).getByRole('listitem').filter({ hasText: name })

async function openSharing(page: Page) {
  await page.goto('/dashboard/roadmap')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function makeLink(page: Page, name: string): Promise<string> {
  await label(page).fill(name)
  await make(page).click()
  await expect(linkNamed(page, name)).toBeVisible()
  return newLink(page).inputValue()
}

/** A browser without an account. */
async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

test('a link shows the road to somebody without an account, until it is ended', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUpWithRoadmap(page)
  await statusOfStep(page, 1).selectOption('Done')
  await openSharing(page)
  await expect(dialogOf(page).getByText('No links yet.')).toBeVisible()
  await dialogOf(page).getByLabel('Link works for').selectOption('90 days')
  const address = await makeLink(page, 'My mentor')
  await expect(newLink(page)).toBeFocused()
  await expect(linkNamed(page, 'My mentor')).toContainText('not opened yet')
  await dialogOf(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect(dialogOf(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expectAccessibleInLightAndDark(page)

  const guest = await visitor(browser)
  await guest.route('**/api/shared/*', (route) => route.abort(), { times: 1 })
  const answer = await guest.goto(address)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  await expect(guest.getByRole('heading', { name: 'We couldn’t load the roadmap' })).toBeVisible()
  await guest.getByRole('button', { name: 'Try Again' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Nila’s roadmap: Frontend Developer' })).toBeVisible()
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(guest.getByText(/^1 of \d+ steps done$/)).toBeVisible()
  await expect(guest.getByText('My mentor')).toHaveCount(0)
  await expect(guest.getByRole('link', { name: /^Step 1: .*, done$/ })).toBeVisible()
  await guest.getByRole('link', { name: /^Step 4: / }).click()
  await expect(guest.locator('#step-4')).toBeFocused()

  await page.reload()
  await openSharing(page)
  await expect(linkNamed(page, 'My mentor')).toContainText('last opened')
  await expect(newLink(page)).toHaveCount(0)
  await linkNamed(page, 'My mentor').getByRole('button', { name: 'Turn off this link' }).click()
  await linkNamed(page, 'My mentor').getByRole('button', { name: 'Turn off for good' }).click()
  await expect(dialogOf(page).getByText('No links yet.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await guest.goto(`/shared/${'x'.repeat(43)}`)
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('the roadmap on paper: all unfolded, black on white, without what is for the screen', async ({ page }) => {
  await signUpWithRoadmap(page)
  await statusOfStep(page, 1).selectOption('Done')
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/roadmap/print')
  await expect(page.getByRole('heading', { level: 1, name: 'Frontend Developer' })).toBeVisible()
  await expect(page.locator('dt').first()).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to the roadmap' })).toBeHidden()
  const main = page.getByRole('main')
  await expect(main).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(main).toHaveCSS('color', 'rgb(0, 0, 0)')
  const sections = main.locator('.printed-section')
  await expect(sections.nth(0)).toHaveCSS('break-before', 'auto')
  await expect(sections.nth(1)).toHaveCSS('break-before', 'page')
})

test('the calendar holds the milestones of the plan, and it and the paper are reached by the keyboard alone', async ({
  page,
}) => {
  await signUpWithRoadmap(page)
  const calendar = page.getByRole('button', { name: 'Add milestones to your calendar' })
  await expect(calendar).toHaveCount(0)
  await tabTo(page, page.getByLabel('How many hours a week can you study?'))
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  const [download] = await Promise.all([page.waitForEvent('download'), pressByKey(page, calendar)])
  expect(download.suggestedFilename()).toBe('milepost-milestones.ics')
  await expect(calendar).toBeFocused()
  const text = await readFile(await download.path(), 'utf8')
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(([, year, month, day]) =>
    new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(
      new Date(Number(year), Number(month) - 1, Number(day)),
    ),
  )
  expect(days.length).toBeGreaterThan(2)
  const milestones = page.getByRole('region', { name: 'Milestones' }).getByRole('listitem')
  await expect(milestones).toContainText(days.map((day) => `around ${day}`))
  await expectAccessibleInLightAndDark(page)
  await pressByKey(page, page.getByRole('link', { name: 'Print', exact: true }), 'Shift+Tab')
  await expect(page).toHaveURL('/dashboard/roadmap/print')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const print = page.getByRole('button', { name: 'Print or save as PDF' })
  await pressByKey(page, print)
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await expect(print).toBeFocused()
  await pressByKey(page, page.getByRole('link', { name: 'Back to the roadmap' }), 'Shift+Tab')
  await expect(page).toHaveURL('/dashboard/roadmap')
})
