import type { Locator, Page } from '@playwright/test'
import { expect, pressByKey, pressIn, signUpWithRoadmap, statusOfStep, tabTo, test, toastOf } from './product.ts'

const card = (page: Page, number: number): Locator => page.locator(`.react-flow__node[data-id="${number}"]`)
/** Where a card lies on the plane, however that is looked at. */
const placeOf = (page: Page, number: number) =>
  card(page, number).evaluate((node) => (node as HTMLElement).style.transform)
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/positions') && response.request().method() === 'PUT')

async function openDiagram(page: Page) {
  await page.goto('/dashboard/career-path')
  await expect(card(page, 1)).toBeVisible()
}

async function drag(page: Page, number: number, right: number, down: number) {
  const box = await card(page, number).boundingBox()
  if (box === null) throw new Error('the card is not there')
  // Below its name, which is a link.
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 })
  await page.mouse.move(x + right, y + down, { steps: 4 })
  await page.mouse.up()
}

test('a small screen gets a list without what draws the diagram; on a large one cards stay where they are put', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUpWithRoadmap(page)
  await statusOfStep(page, 1).selectOption('Done')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/dashboard/career-path')
  await expect(page.getByRole('listitem').filter({ hasText: 'You are here' })).toBeVisible()
  expect(asked.filter((url) => url.includes('career-flow'))).toEqual([])

  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Generate AI Path' }).click()
  await expect(page).toHaveURL('/dashboard/career-path')
  await expect(page.getByRole('heading', { level: 1, name: 'Career Path: Frontend Developer' })).toBeVisible()
  await expect(page.getByText('Interactive visualization of your career progression')).toBeVisible()
  await expect(card(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset layout' })).toHaveCount(0)
  const panel = page.getByRole('region', { name: 'Map of your roadmap' })
  expect((await panel.boundingBox())?.height).toBe(750)
  const size = await card(page, 1).evaluate((node) => [
    (node as HTMLElement).offsetWidth,
    (node as HTMLElement).offsetHeight,
  ])
  expect(size).toEqual([280, 140])
  await expect(page.locator('.react-flow__edge.animated').first()).toBeAttached()

  const before = await placeOf(page, 3)
  const [answer] = await Promise.all([saved(page), drag(page, 3, 60, 30)])
  expect(answer.status()).toBe(200)
  const after = await placeOf(page, 3)
  expect(after).not.toBe(before)
  for (const pixels of after.match(/-?\d+(?=px)/g) ?? []) expect(Number(pixels) % 15).toBe(0)
  await page.reload()
  await expect.poll(() => placeOf(page, 3)).toBe(after)

  await page.getByRole('button', { name: 'Reset layout' }).dblclick()
  await expect.poll(() => placeOf(page, 3)).toBe(before)
  await expect(page.getByRole('button', { name: 'Reset layout' })).toHaveCount(0)
  const [undone] = await Promise.all([saved(page), pressIn(toastOf(page, 'Layout reset.'), 'Undo')])
  expect(undone.status()).toBe(200)
  await expect.poll(() => placeOf(page, 3)).toBe(after)
  await card(page, 3).getByRole('link').click()
  await expect(page).toHaveURL('/dashboard/roadmap?step=3')
})

test('works by the keyboard alone, and the list holds the same', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signUpWithRoadmap(page)
  const steps = await page.locator('[id^="step-"][id$="-label"]').allTextContents()
  await openDiagram(page)
  await tabTo(page, card(page, 2))
  await page.keyboard.press('Enter')
  const before = await placeOf(page, 2)
  const [answer] = await Promise.all([saved(page), page.keyboard.press('ArrowRight')])
  expect(answer.status()).toBe(200)
  await expect.poll(() => placeOf(page, 2)).not.toBe(before)
  await page.keyboard.press('Delete')
  await expect(card(page, 2)).toBeVisible()

  await pressByKey(page, page.getByRole('button', { name: 'List', exact: true }), 'Shift+Tab')
  await expect(page).toHaveURL('/dashboard/career-path?view=list')
  await expect(page.locator('.react-flow')).toHaveCount(0)
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(steps)
  await expect(page.getByRole('listitem').filter({ hasText: steps[0] ?? '' })).toContainText('You are here')
  await pressByKey(page, links.nth(4))
  await expect(page).toHaveURL('/dashboard/roadmap?step=5')
})

test('cards moved in two tabs are all remembered', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signUpWithRoadmap(page)
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 1200 })
  await openDiagram(page)
  await openDiagram(other)
  await Promise.all([saved(page), drag(page, 2, 60, 30)])
  await other.bringToFront()
  await Promise.all([saved(other), drag(other, 3, -60, 30)])
  const places = [await placeOf(page, 2), await placeOf(other, 3)]
  await page.reload()
  await expect.poll(async () => [await placeOf(page, 2), await placeOf(page, 3)]).toEqual(places)
})

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('moved cards are saved when it is back, outlive the page, and leave with who signs out', async ({
    page,
    context,
  }) => {
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-pos')))
    await page.setViewportSize({ width: 1440, height: 1200 })
    await signUpWithRoadmap(page)
    await openDiagram(page)
    await context.setOffline(true)
    await drag(page, 3, 60, 30)
    await expect(page.getByRole('alert')).toContainText('Your layout isn’t saved yet.')
    const [first] = await Promise.all([saved(page), context.setOffline(false)])
    expect(first.status()).toBe(200)
    await expect(page.getByText('Your layout isn’t saved yet.')).toHaveCount(0)
    await expect.poll(kept).toEqual([])

    await context.setOffline(true)
    await drag(page, 2, 60, 30)
    await expect(page.getByRole('alert')).toContainText('Your layout isn’t saved yet.')
    await expect.poll(kept).toHaveLength(1)
    const place = await placeOf(page, 2)
    // Not a failed reload: Chromium repeats that by itself once it is online, and the two pages would race.
    await page.goto('about:blank')
    await context.setOffline(false)
    const [answer] = await Promise.all([saved(page), page.goto('/dashboard/career-path')])
    expect(answer.status()).toBe(200)
    await expect.poll(() => placeOf(page, 2)).toBe(place)
    await expect.poll(kept).toEqual([])
    await page.reload()
    await expect.poll(() => placeOf(page, 2)).toBe(place)

    await page.route('**/positions', (route) => route.abort())
    await drag(page, 2, 30, 60)
    await expect.poll(kept).toHaveLength(1)
    await page.getByRole('button', { name: 'Nila Learner' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(kept).toEqual([])
  })
})
