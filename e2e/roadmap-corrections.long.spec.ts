import type { Page } from '@playwright/test'
import { expect, pressByKey, pressIn, signUpWithRoadmap, statusOfStep, stepLabels, test, toastOf } from './product.ts'

const checkButtons = (page: Page) => page.getByRole('button', { name: 'I already know this' })
const known = (page: Page) => page.getByRole('region', { name: 'Skills you have' })

test('a skill known already is checked by keyboard alone, takes its step off for good, and comes back when undone', async ({
  page,
}) => {
  await signUpWithRoadmap(page)
  await statusOfStep(page, 2).selectOption('ongoing')
  const before = await stepLabels(page).allInnerTexts()
  await checkButtons(page).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Check yourself: / })
  const total = Number((await dialog.getByText(/^Question 1 of \d$/).innerText()).at(-1))
  const name = (await dialog.getByRole('heading', { level: 2 }).innerText()).replace('Check yourself: ', '')
  for (let number = 1; number <= total; number += 1) {
    await expect(dialog.getByText(`Question ${number} of ${total}`)).toBeVisible()
    await pressByKey(page, dialog.getByRole('button', { name: 'Show answer' }))
    await pressByKey(page, dialog.getByRole('button', { name: 'I knew it' }))
  }
  await expect(dialog.getByRole('heading', { name: `You knew ${total} of ${total}` })).toBeFocused()
  await pressByKey(page, dialog.getByRole('button', { name: 'Remove it from my roadmap' }))
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#step-1-label')).toBeFocused()
  await expect(stepLabels(page)).toHaveText(before.slice(1))
  // The state went along with its step to the new number.
  await expect(statusOfStep(page, 1)).toHaveValue('ongoing')
  await expect(known(page).getByRole('listitem').filter({ hasText: name })).toContainText('you told us')
  const notice = toastOf(page, new RegExp(`^${name} is off your roadmap\\. That saves you .*\\d+ hours`))
  await pressIn(notice, 'Undo')
  await expect(toastOf(page, 'Undone. Your roadmap is back to how it was.')).toBeVisible()
  await expect(stepLabels(page)).toHaveText(before)
  await page.reload()
  await expect(stepLabels(page)).toHaveText(before)
  await expect(statusOfStep(page, 2)).toHaveValue('ongoing')
  await page.getByText('Earlier versions').click()
  await expect(page.getByRole('heading', { name: /^Version \d/ })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /^Version 1: .*Current$/ })).toBeVisible()
})

test('a skill not known after all is back on the roadmap, and either can be undone', async ({ page }) => {
  await signUpWithRoadmap(page, { experience: 'I know HTML and CSS.' })
  const before = await stepLabels(page).count()
  const css = known(page).getByRole('listitem').filter({ hasText: 'CSS' })
  const denied = css.filter({ has: page.getByRole('button', { name: 'I know this' }) })
  await expect(css).toContainText('you wrote “CSS”')
  await css.getByRole('button', { name: 'Actually, I don’t know this' }).click()
  await expect(toastOf(page, /^CSS is back on your roadmap\. That adds .*\d+ hours/)).toBeVisible()
  await expect(stepLabels(page)).not.toHaveCount(before)
  await pressIn(toastOf(page, 'CSS is back'), 'Undo')
  await expect(denied).toHaveCount(0)
  await expect(stepLabels(page)).toHaveCount(before)
  await css.getByRole('button', { name: 'Actually, I don’t know this' }).click()
  await denied.getByRole('button', { name: 'I know this' }).click()
  await expect(toastOf(page, /^CSS is off your roadmap/)).toBeVisible()
  await expect(denied).toHaveCount(0)
  await expect(stepLabels(page)).toHaveCount(before)
})

test('what the goals ask for is planned in their words, taken back, and asked for again', async ({ page }) => {
  await signUpWithRoadmap(page, {
    preferredCareer: 'Frontend Developer',
    shortTermGoals: 'I want to learn Docker in 6 months, not React.',
  })
  const asked = page.getByRole('region', { name: 'You asked for this' })
  const row = (name: string) => asked.getByRole('listitem').filter({ hasText: name })
  await expect(row('Docker')).toContainText(/you wrote “want to learn Docker”.*Not part of this career/s)
  await expect(row('React')).toContainText('Left out. You’ll learn Vue instead.')
  const before = await stepLabels(page).allInnerTexts()
  await row('Docker')
    .getByRole('link', { name: /^step \d+$/ })
    .click()
  await expect(page).toHaveURL(/[?]step=\d+$/)
  await expect(page.locator('li:focus')).toContainText('Docker')
  await expect(page.locator('li:focus')).toBeInViewport()

  await pressByKey(page, row('Docker').getByRole('button', { name: /^Take this back/ }))
  await expect(row('Docker')).toContainText('You took this back.')
  await expect(stepLabels(page)).toHaveCount(before.length - 1)
  await page.reload()
  await expect(row('Docker')).toContainText('You took this back.')
  await row('Docker')
    .getByRole('button', { name: /^Ask for it again/ })
    .click()
  await expect(row('Docker')).toContainText('Not part of this career')
  await expect(stepLabels(page)).toHaveText(before)

  await asked.getByRole('button', { name: /^Plan \d+ hours a week$/ }).click()
  await expect(row('in 6 months')).toContainText(/^“in 6 months”.*Your \d+ hours a week are enough/s)
})
