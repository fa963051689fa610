import {
  changeExperience,
  expect,
  pressByKey,
  pressIn,
  signUpWithRoadmap,
  statusOfStep,
  stepLabels,
  tabTo,
  test,
  toastOf,
} from './product.ts'

test.describe('changed answers', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('get a new roadmap, shown first, made once and with the progress, and undone', async ({ page }) => {
    await signUpWithRoadmap(page)
    const before = await stepLabels(page).allInnerTexts()
    await statusOfStep(page, 4).selectOption('done')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
      .toBe(false)
    await changeExperience(page, 'I know HTML and CSS well.')
    await page.goto('/dashboard/roadmap')
    await expect(page.getByText(/^Your answers have changed since/)).toBeVisible()
    await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
    const review = page.getByRole('dialog', { name: 'What a new roadmap would change' })
    await expect(review.getByText(/^Finished steps you keep/)).toBeVisible()
    await review.getByRole('button', { name: 'Use the new roadmap' }).click()
    await expect(toastOf(page, 'Your new roadmap is ready')).toBeVisible()
    await expect(stepLabels(page)).not.toHaveText(before)
    await expect(page.getByText(/^Your answers have changed since/)).toHaveCount(0)
    await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible()
    await page.getByText('Earlier versions').click()
    const versions = page.getByRole('heading', { name: /^Version \d+: / })
    await expect(versions).toHaveCount(2)
    await expect(page.getByText('After you changed your answers')).toBeVisible()

    await pressIn(toastOf(page, 'Your new roadmap is ready'), 'Undo')
    await expect(toastOf(page, 'Undone')).toBeVisible()
    await expect(stepLabels(page)).toHaveText(before)
    await expect(statusOfStep(page, 4)).toHaveValue('done')
    await expect(versions).toHaveCount(2)
    await page.reload()
    await expect(stepLabels(page)).toHaveText(before)
  })
})

test('an earlier version is looked at and restored by the keyboard alone', async ({ page }) => {
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
  const look = page.getByRole('button', { name: 'View (version 1)' })
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
  const undo = toastOf(page, 'Version 1 is your roadmap again.').locator('button').filter({ hasText: 'Undo' })
  await pressByKey(page, undo)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QA Engineer')
})
