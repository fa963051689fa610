import type { Page } from '@playwright/test'
import {
  changeExperience,
  expect,
  expectAccessibleByDayAndNight,
  noticeOf,
  pressByKey,
  pressIn,
  signIn,
  signUpWithRoadmap,
  statusOfStep,
  stepLabels,
  tabTo,
  test,
} from './product.ts'

const screen = '/dashboard/roadmap'
const review = (page: Page) => page.getByRole('dialog', { name: 'What a new roadmap would change' })
const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate Roadmap' })
const versions = (page: Page) => page.getByRole('heading', { name: /^Version \d+: / })

async function saved(page: Page) {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
    .toBe(false)
}

test.describe('before another roadmap is made', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('with a paid plan: that nothing would change is said, and why', async ({ page }) => {
    await signIn(page, 'premium@milepost.example')
    await page.goto(screen)
    await page.route('**/api/roadmap/preview', (route) => route.abort())
    await regenerate(page).focus()
    await page.keyboard.press('Enter')
    await expect(review(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(review(page).getByRole('alert')).toContainText('could not be found out', { timeout: 20_000 })
    await page.unroute('**/api/roadmap/preview')
    await review(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(review(page).getByText(/^Nothing would change/)).toBeVisible()
    await expect(review(page).getByText(/^A roadmap follows from your answers/)).toBeVisible()
    await expect(review(page).getByRole('button', { name: 'Use the new roadmap' })).toHaveCount(0)
    await expectAccessibleByDayAndNight(page)
    await review(page).getByRole('button', { name: 'Keep the current one' }).click()
    await expect(review(page)).toHaveCount(0)
    await expect(regenerate(page)).toBeFocused()
  })

  test('after changed answers: shown first, made once, with the progress, and undone', async ({ page }) => {
    await signUpWithRoadmap(page)
    const before = await stepLabels(page).allInnerTexts()
    await statusOfStep(page, 4).selectOption('done')
    await saved(page)
    await changeExperience(page, 'I know HTML and CSS well.')
    await page.goto(screen)
    await expect(page.getByText(/^Your answers have changed since/)).toBeVisible()
    await regenerate(page).click()
    await expect(review(page).getByText(/^Finished steps that carry over/)).toBeVisible()
    await expect(review(page).getByText('Hours left for you')).toBeVisible()
    await review(page)
      .getByText(/^Steps left behind/)
      .click()
    await expectAccessibleByDayAndNight(page)
    await review(page).getByRole('button', { name: 'Keep the current one' }).click()
    await expect(stepLabels(page)).toHaveText(before)

    await regenerate(page).click()
    const accept = review(page).getByRole('button', { name: 'Use the new roadmap' })
    await page.route('**/api/roadmap', (route) => route.abort())
    await accept.click()
    await expect(review(page).getByRole('alert')).toContainText('Nothing has changed')
    await expect(review(page).getByText(/^Steps left behind/)).toBeVisible()
    await page.unroute('**/api/roadmap')
    const made: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/roadmap')) made.push(request.url())
    })
    await accept.dblclick()
    await expect(noticeOf(page, 'Your new roadmap is ready.')).toBeVisible()
    await expect(review(page)).toHaveCount(0)
    expect(made).toHaveLength(1)
    await expect(stepLabels(page)).not.toHaveText(before)
    await expect(page.getByText(/^Your answers have changed since/)).toHaveCount(0)
    await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible()
    await page.getByText('Earlier versions').click()
    await expect(versions(page)).toHaveCount(2)
    await expect(page.getByText('Made after your answers had changed')).toBeVisible()

    await pressIn(noticeOf(page, 'Your new roadmap is ready.'), 'Undo')
    await expect(noticeOf(page, 'Undone')).toBeVisible()
    await expect(stepLabels(page)).toHaveText(before)
    await expect(statusOfStep(page, 4)).toHaveValue('done')
    await expect(versions(page)).toHaveCount(2)
  })

  test('not while progress is unsaved: it belongs to the roadmap as it is', async ({ page }) => {
    await signUpWithRoadmap(page)
    await changeExperience(page, 'I know HTML and CSS well.')
    await page.goto(screen)
    await expect(page.getByText(/^Your answers have changed since/)).toBeVisible()
    const before = await stepLabels(page).allInnerTexts()
    await regenerate(page).click()
    const accept = review(page).getByRole('button', { name: 'Use the new roadmap' })
    await expect(accept).toBeVisible()
    await page.keyboard.press('Escape')
    await page.route('**/api/progress', (route) => route.abort())
    await statusOfStep(page, 3).selectOption('done')
    await regenerate(page).click()
    await accept.click()
    await expect(review(page).getByRole('alert')).toContainText('Some of your progress is not saved yet')
    await page.unroute('**/api/progress')
    await accept.click()
    await expect(noticeOf(page, 'Your new roadmap is ready.')).toBeVisible()
    // The third step is the first now: the two before it are known.
    await expect(stepLabels(page).first()).toHaveText(before[2] ?? '')
    await expect(statusOfStep(page, 1)).toHaveValue('done')
  })
})

test.describe('earlier versions', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('can be looked at, restored after a question, and that undone', async ({ page }) => {
    // A long way with six looks at accessibility: a busy machine takes more than a minute.
    test.slow()
    await signUpWithRoadmap(page)
    const before = await stepLabels(page).allInnerTexts()
    await statusOfStep(page, 1).selectOption('done')
    await saved(page)
    await page.route('**/versions', (route) => route.abort())
    await page.getByText('Earlier versions').click()
    await expect(page.getByRole('alert')).toContainText('The versions could not be loaded.', { timeout: 20_000 })
    await page.unroute('**/versions')
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('There is only this one so far.')).toBeVisible()

    await changeExperience(page, 'I know HTML and CSS well.')
    await page.goto(screen)
    await regenerate(page).click()
    await review(page).getByRole('button', { name: 'Use the new roadmap' }).click()
    await expect(noticeOf(page, 'Your new roadmap is ready.')).toBeVisible()
    const after = await stepLabels(page).allInnerTexts()

    await page.getByText('Earlier versions').click()
    await expect(page.getByText('Your first roadmap', { exact: true })).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('button', { name: 'Look at it (version 1)' }).click()
    const look = page.getByRole('dialog', { name: /^Version 1: / })
    await expect(look.getByText('This is not your current roadmap.')).toBeVisible()
    await expect(look.getByRole('listitem')).toHaveCount(before.length)
    await expect(look.getByRole('combobox')).toHaveCount(0)
    await expectAccessibleByDayAndNight(page)
    await page.keyboard.press('Escape')
    await expect(look).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Look at it (version 1)' })).toBeFocused()

    await page.keyboard.press('Enter')
    await look.getByRole('button', { name: 'Restore this version' }).click()
    const question = page.getByRole('alertdialog', { name: 'Restore version 1?' })
    await expect(question).toContainText('becomes your current one again')
    await expect(question.getByRole('button', { name: 'Restore this version' })).toBeFocused()
    await expectAccessibleByDayAndNight(page)
    await question.getByRole('button', { name: 'Keep the current one' }).click()
    await expect(page.getByRole('button', { name: 'Restore this version (1)' })).toBeFocused()
    await expect(stepLabels(page)).toHaveText(after)

    await page.keyboard.press('Enter')
    await page.route('**/restore', (route) => route.abort())
    await question.getByRole('button', { name: 'Restore this version' }).click()
    await expect(question.getByRole('alert')).toContainText('Nothing has changed')
    await expectAccessibleByDayAndNight(page)
    await page.unroute('**/restore')
    await question.getByRole('button', { name: 'Restore this version' }).dblclick()
    await expect(noticeOf(page, 'Version 1 is your roadmap again.')).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(stepLabels(page)).toHaveText(before)
    await expect(statusOfStep(page, 1)).toHaveValue('done')
    await expect(page.getByRole('heading', { name: /^Version 1: .*Current$/ })).toBeVisible()
    await expect(page.locator('summary').filter({ hasText: 'Earlier versions' })).toBeFocused()

    await pressIn(noticeOf(page, 'Version 1'), 'Undo')
    await expect(stepLabels(page)).toHaveText(after)
    await page.reload()
    await expect(stepLabels(page)).toHaveText(after)
  })

  test('are looked at, and one restored, by the keyboard alone', async ({ page }) => {
    await signUpWithRoadmap(page)
    const before = await stepLabels(page).allInnerTexts()
    await page.evaluate(async () => {
      const { id } = JSON.parse(localStorage.getItem('user') ?? '{}')
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ careerId: 'qa-engineer' })
      await fetch(`/api/roadmap/${id}/career`, { method: 'PUT', headers, body })
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('QA Engineer')
    const fold = page.locator('summary').filter({ hasText: 'Earlier versions' })
    await pressByKey(page, fold, 'Shift+Tab')
    const look = page.getByRole('button', { name: 'Look at it (version 1)' })
    await pressByKey(page, look)
    const shown = page.getByRole('dialog', { name: /^Version 1: / })
    await expect(shown.getByRole('listitem')).toHaveCount(before.length)
    await tabTo(page, shown.getByRole('button', { name: 'Restore this version' }))
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(look).toBeFocused()

    const restore = page.getByRole('button', { name: 'Restore this version (1)' })
    const question = page.getByRole('alertdialog', { name: 'Restore version 1?' })
    await pressByKey(page, restore)
    await expect(question.getByRole('button', { name: 'Restore this version' })).toBeFocused()
    await pressByKey(page, question.getByRole('button', { name: 'Keep the current one' }))
    await expect(question).toHaveCount(0)
    await expect(restore).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('button', { name: 'Restore this version' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(stepLabels(page)).toHaveText(before)
    await expect(fold).toBeFocused()
    const undo = noticeOf(page, 'Version 1 is your roadmap again.').locator('button').filter({ hasText: 'Undo' })
    await pressByKey(page, undo)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('QA Engineer')
  })
})
