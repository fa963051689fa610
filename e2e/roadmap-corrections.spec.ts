import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  noticeOf,
  pressIn,
  signUpWithRoadmap,
  statusOfStep,
  stepLabels,
  test,
} from './product.ts'

const checkButtons = (page: Page) => page.getByRole('button', { name: 'I know this already' })
const known = (page: Page) => page.getByRole('region', { name: 'Skills you have' })
const checkDialog = (page: Page) => page.getByRole('dialog', { name: /^Check yourself: / })

/** Opens the check of the first skill. Out: its dialog, how many questions it has, and the skill's name. */
async function openCheck(page: Page) {
  await checkButtons(page).first().click()
  const dialog = checkDialog(page)
  const count = await dialog.getByText(/^Question 1 of \d$/).innerText()
  const title = await dialog.getByRole('heading', { level: 2 }).innerText()
  return { dialog, total: Number(count.at(-1)), name: title.replace('Check yourself: ', '') }
}

async function say(dialog: Locator, ...answers: boolean[]) {
  for (const knew of answers) {
    await dialog.getByRole('button', { name: 'Show answer' }).click()
    await dialog.getByRole('button', { name: knew ? 'I knew it' : 'Not yet', exact: true }).click()
  }
}

async function noHorizontalScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test.describe('knowing a skill already', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('is checked by keyboard alone, takes the step off, and can be undone', async ({ page }) => {
    await signUpWithRoadmap(page)
    await statusOfStep(page, 2).selectOption('ongoing')
    const before = await stepLabels(page).allInnerTexts()
    await checkButtons(page).first().focus()
    await page.keyboard.press('Enter')
    const dialog = checkDialog(page)
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    const total = Number((await dialog.getByText(/^Question 1 of \d$/).innerText()).at(-1))
    const name = (await dialog.getByRole('heading', { level: 2 }).innerText()).replace('Check yourself: ', '')
    for (let number = 1; number <= total; number += 1) {
      await expect(dialog.getByText(`Question ${number} of ${total}`)).toBeVisible()
      if (number > 1) await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Show answer' })).toBeFocused()
      if (number === 1) await expectAccessibleByDayAndNight(page)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('A good answer says')).toBeVisible()
      if (number === 1) await expectAccessibleByDayAndNight(page)
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'I knew it' })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(dialog.getByRole('heading', { name: `You knew ${total} of ${total}` })).toBeFocused()
    await expect(dialog.getByText(`You know ${name}.`)).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Take it off my roadmap' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('#step-1-label')).toBeFocused()
    await expect(stepLabels(page)).toHaveText(before.slice(1))
    // The state went along with its step to the new number.
    await expect(statusOfStep(page, 1)).toHaveValue('ongoing')
    await expect(known(page).getByRole('listitem').filter({ hasText: name })).toContainText('you said so')
    await expectAccessibleByDayAndNight(page)
    await page.reload()
    await expect(stepLabels(page)).toHaveText(before.slice(1))
    await expect(statusOfStep(page, 1)).toHaveValue('ongoing')
  })

  test('says what it took off; undone, the step is back', async ({ page }) => {
    await signUpWithRoadmap(page)
    const before = await stepLabels(page).allInnerTexts()
    const { dialog, total, name } = await openCheck(page)
    await say(dialog, ...Array.from({ length: total }, () => true))
    await dialog.getByRole('button', { name: 'Take it off my roadmap' }).dblclick()
    const notice = noticeOf(page, new RegExp(`^${name} is off your roadmap: .*\\d+ hours less`))
    await expect(notice).toBeVisible()
    await expect(stepLabels(page)).toHaveText(before.slice(1))
    await page.route('**/restore', (route) => route.abort())
    await pressIn(notice, 'Undo')
    await expect(noticeOf(page, 'That could not be saved.')).toBeVisible()
    await page.unroute('**/restore')
    await pressIn(noticeOf(page, 'That could not be saved.'), 'Try Again')
    await expect(noticeOf(page, 'Undone: your roadmap is as it was before.')).toBeVisible()
    await expect(stepLabels(page)).toHaveText(before)
    await page.getByText('Earlier versions').click()
    await expect(page.getByRole('heading', { name: /^Version \d/ })).toHaveCount(2)
    await expect(page.getByRole('heading', { name: /^Version 1: .*Current$/ })).toBeVisible()
  })

  test('less is said plainly; a reload in the middle and a failure lose no answer; the learner’s word counts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signUpWithRoadmap(page)
    const before = await stepLabels(page).allInnerTexts()
    const { dialog, total } = await openCheck(page)
    await say(dialog, true, false)
    await expect(dialog.getByText(`Question 3 of ${total}`)).toBeVisible()
    await page.reload()
    await expect(dialog.getByText(`Question 3 of ${total}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Question before' }).click()
    await expect(dialog.getByText(`Question 2 of ${total}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(checkButtons(page).first()).toBeFocused()
    await checkButtons(page).first().click()
    await expect(dialog.getByText(`Question 2 of ${total}`)).toBeVisible()
    await say(dialog, ...Array.from({ length: total - 1 }, () => false))
    await expect(dialog.getByText(/^Keeping the step is wiser/)).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await noHorizontalScrolling(page)

    await page.route('**/skills/*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Take it off all the same' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing has changed')
    await expect(dialog.getByRole('heading', { name: `You knew 1 of ${total}` })).toBeVisible()
    await page.unroute('**/skills/*')
    await dialog.getByRole('button', { name: 'Keep the step' }).click()
    await expect(stepLabels(page)).toHaveText(before)
    const again = await openCheck(page)
    await say(again.dialog, ...Array.from({ length: total }, () => false))
    await again.dialog.getByRole('button', { name: 'Take it off all the same' }).click()
    await expect(stepLabels(page)).toHaveText(before.slice(1))
  })

  test('questions that cannot be loaded can be asked for again', async ({ page }) => {
    await signUpWithRoadmap(page)
    await page.route('**/api/skills/*', (route) => route.abort())
    await checkButtons(page).first().click()
    const alert = checkDialog(page).getByRole('alert')
    await expect(alert).toContainText('could not be loaded', { timeout: 20_000 })
    await expectAccessible(page)
    await page.unroute('**/api/skills/*')
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(checkDialog(page).getByText(/^Question 1 of/)).toBeVisible()
  })

  test('with changed answers and no change left it is kept for the next roadmap, and said so', async ({ page }) => {
    await signUpWithRoadmap(page)
    await page.route('**/api/roadmap/*/skills/*', async (route) => {
      const current = new URL(route.request().url()).pathname.replace(/\/skills\/.*/, '')
      const response = await route.fetch({ url: new URL(current, page.url()).href, method: 'GET' })
      await route.fulfill({ json: { ...(await response.json()), outdated: true } })
    })
    const { dialog, total, name } = await openCheck(page)
    await say(dialog, ...Array.from({ length: total }, () => true))
    await dialog.getByRole('button', { name: 'Take it off my roadmap' }).click()
    await expect(noticeOf(page, `Noted for ${name}. It takes effect when you regenerate your roadmap.`)).toBeVisible()
    const request = page.waitForRequest('**/skills/*')
    await pressIn(noticeOf(page, 'Noted'), 'Undo')
    expect((await request).postDataJSON()).toEqual({ known: false })
    await expect(noticeOf(page, 'Undone')).toBeVisible()
  })
})

test.describe('not knowing a skill after all', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('brings it back, lists it, and either can be undone', async ({ page }) => {
    await signUpWithRoadmap(page, { experience: 'I know HTML and CSS.' })
    const before = await stepLabels(page).count()
    const css = known(page).getByRole('listitem').filter({ hasText: 'CSS' })
    await expect(css).toContainText('from your words “CSS”')
    await page.route('**/skills/*', (route) => route.abort())
    await css.getByRole('button', { name: 'I don’t know this after all' }).click()
    await expect(noticeOf(page, 'That could not be saved.')).toBeVisible()
    await page.unroute('**/skills/*')
    await pressIn(noticeOf(page, 'That could not be saved.'), 'Try Again')
    await expect(noticeOf(page, /^CSS is back on your roadmap: .*\d+ hours more/)).toBeVisible()
    await expect(stepLabels(page)).not.toHaveCount(before)
    await expect(known(page).getByText(/^You said you do not know these after all/)).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    const denied = css.filter({ has: page.getByRole('button', { name: 'I do know it' }) })
    await pressIn(noticeOf(page, 'CSS is back'), 'Undo')
    await expect(denied).toHaveCount(0)
    await expect(stepLabels(page)).toHaveCount(before)

    await css.getByRole('button', { name: 'I don’t know this after all' }).focus()
    await page.keyboard.press('Enter')
    await expect(denied).toBeVisible()
    await expect(known(page)).toBeFocused()
    await denied.getByRole('button', { name: 'I do know it' }).click()
    await expect(noticeOf(page, /^CSS is off your roadmap/)).toBeVisible()
    await expect(denied).toHaveCount(0)
    await expect(stepLabels(page)).toHaveCount(before)
  })
})

test.describe('hours a week', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('give dates that move with the progress, and can be changed and taken back', async ({ page }) => {
    await signUpWithRoadmap(page)
    await expect(page.getByText(/^around /)).toHaveCount(0)
    const field = page.getByLabel('How many hours a week can you study?')
    const submit = page.getByRole('button', { name: 'Show my dates' })
    for (const wrong of ['0', '81', '2.5', 'six', '']) {
      await field.fill(wrong)
      await submit.click()
      await expect(page.getByText('Write a whole number from 1 to 80.')).toBeVisible()
      await expect(field).toHaveValue(wrong)
      await expect(field).toBeFocused()
    }
    await expectAccessibleByDayAndNight(page)
    await page.route('**/pace', (route) => route.abort())
    await field.fill('10')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Your hours could not be saved.' })).toBeVisible()
    await expect(field).toHaveValue('10')
    await page.unroute('**/pace')
    await page.keyboard.press('Enter')

    const plan = page.getByText(/^With 10 hours a week you arrive around /)
    await expect(plan).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    const finish = async () => Date.parse((await plan.innerText()).replace(/^.*around (.*)\.$/s, '$1'))
    const first = await finish()
    expect(first).toBeGreaterThan(Date.now())
    const milestones = page.getByRole('listitem').getByText(/^around /)
    const lastMilestone = Date.parse((await milestones.last().innerText()).replace('around ', ''))
    expect(lastMilestone).toBe(first)
    const dates = await milestones.allInnerTexts()
    await statusOfStep(page, 1).selectOption('ongoing')
    const half = await finish()
    expect(half).toBeLessThan(first)
    await statusOfStep(page, 1).selectOption('done')
    expect(await finish()).toBeLessThan(half)
    for (const [index, date] of dates.entries()) await expect(milestones.nth(index)).not.toHaveText(date)

    await page.reload()
    await page.getByRole('button', { name: 'Change the hours' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('10')
    await field.fill('20')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^With 20 hours a week you arrive around /)).toBeVisible()
    await page.getByRole('button', { name: 'No plan' }).click()
    await expect(field).toHaveValue('')
    await expect(page.getByText(/^around /)).toHaveCount(0)
    await page.reload()
    await expect(field).toHaveValue('')
  })
})

test('at 320 px nothing scrolls sideways, with every dialog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUpWithRoadmap(page, { experience: 'I know HTML and CSS.' })
  await noHorizontalScrolling(page)
  const { dialog } = await openCheck(page)
  await say(dialog, true)
  await noHorizontalScrolling(page)
  await page.keyboard.press('Escape')
  await page.getByText('Earlier versions').click()
  await expect(page.getByRole('heading', { name: /^Version 1/ })).toBeVisible()
  await noHorizontalScrolling(page)
  await expectAccessible(page)
})
