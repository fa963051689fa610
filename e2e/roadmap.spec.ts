import {
  completeWizard,
  expect,
  expectAccessible,
  pressByKey,
  signIn,
  signUp,
  signUpWithRoadmap,
  statusOfStep,
  stepLabels,
  tabTo,
  test,
} from './product.ts'

const status = (number: number) => `Status of step ${number}`

test.describe('the roadmap', () => {
  test.use({ allowedConsoleErrors: [/403 \(Forbidden\).*\/api\/roadmap/] })

  test('shows stops, milestones, details of both kinds and courses with their institutions', async ({ page }) => {
    await signIn(page, 'halfway@milepost.example')
    await page.goto('/dashboard/roadmap')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frontend Developer')
    const first = page.locator('#step-1')
    await expect(first).toContainText('Estimated Time')
    await expect(first.getByText('What to do')).toHaveCount(0)
    await first.getByRole('button', { name: 'What was here' }).click()
    await first.getByText('What to do').click()
    await expect(first.locator('dl')).toBeVisible()
    await expect(first.getByRole('article', { name: 'Course for this step' })).toContainText('Provided by')
    const milestone = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Milestone: / }) })
      .last()
    await milestone.getByText('What to show').click()
    await expect(milestone.locator('details p')).toBeVisible()
    await expectAccessible(page)
  })

  test('has a map: each stop leads to its step, with what is behind, where one stands and what one wants to reach', async ({
    page,
  }) => {
    await signIn(page, 'halfway@milepost.example')
    await page.goto('/dashboard/roadmap')
    const map = page.getByRole('navigation', { name: 'Map of the route' })
    const stops = map.getByRole('listitem').getByRole('link')
    await expect(stops).toHaveCount(await stepLabels(page).count())
    const here = map.getByRole('link', { name: /^Step 12,/ })
    await expect(here).toHaveAttribute('aria-current', 'step')
    await expect(page.locator('#step-12')).toContainText('You are here')
    await expect(map).toContainText('Milestone 12')
    await expect(page.getByRole('region', { name: 'Milestones' })).toContainText('the next step')
    // By keyboard: over the map in one go, or to a stop that is behind, which unfolds.
    const skip = map.getByRole('link', { name: 'Skip the map' })
    await skip.focus()
    await page.keyboard.press('Tab')
    await expect(stops.first()).toBeFocused()
    await expect(map).toContainText('Stop 1')
    await page.keyboard.press('Enter')
    await expect(page.locator('#step-1')).toBeFocused()
    await expect(page.locator('#step-1')).toContainText('What to do')
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#stops$/)
    await page.keyboard.press('Tab')
    await expect(statusOfStep(page, 1)).toBeFocused()
  })

  test('of a step that is marked done here stays open, and is folded at the next visit', async ({ page }) => {
    await signUp(page)
    await completeWizard(page)
    await page.goto('/dashboard/roadmap')
    const first = page.locator('#step-1')
    await statusOfStep(page, 1).selectOption('done')
    await expect(first.getByText('What to do')).toBeVisible()
    await expect(page.locator('#step-2')).toContainText('You are here')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
      .toBe(false)
    await page.reload()
    await expect(first.getByRole('button', { name: 'What was here' })).toHaveAttribute('aria-expanded', 'false')
    await expect(first.getByText('What to do')).toHaveCount(0)
  })

  test('by the keyboard alone a step is ticked and unticked, and what was in it is unfolded again', async ({
    page,
  }) => {
    await signUpWithRoadmap(page)
    await pressByKey(page, page.getByRole('link', { name: 'Skip the map' }))
    await page.keyboard.press('Tab')
    await expect(statusOfStep(page, 1)).toBeFocused()
    for (const [key, value] of [
      ['ArrowDown', 'ongoing'],
      ['ArrowDown', 'done'],
      ['ArrowUp', 'ongoing'],
      ['ArrowUp', 'not_started'],
      ['End', 'done'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(statusOfStep(page, 1)).toHaveValue(value)
      await expect(statusOfStep(page, 1)).toBeFocused()
    }
    await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
      .toBe(false)
    await page.reload()
    const unfold = page.locator('#step-1').getByRole('button', { name: 'What was here' })
    await tabTo(page, statusOfStep(page, 1))
    await pressByKey(page, unfold)
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await expect(unfold).toBeFocused()
    await expect(page.locator('#step-1').getByRole('article', { name: 'Course for this step' })).toBeVisible()
    const details = page.locator('#step-1 summary').first()
    await pressByKey(page, details)
    await expect(page.locator('#step-1 dl')).toBeVisible()
    await expect(details).toBeFocused()
  })

  test('says why a step has no course, and whom a course is for', async ({ page }) => {
    await signIn(page, 'halfway@milepost.example')
    const absences = ['no_course', 'budget', 'language', 'gone']
    await page.route('**/api/roadmap/*', async (route) => {
      const response = await route.fetch()
      const roadmap = await response.json()
      const steps = roadmap.roadmap.filter(
        (step: { id: number; milestone: boolean }) => step.id > 12 && !step.milestone,
      )
      for (const [place, courseAbsence] of absences.entries()) {
        Object.assign(steps[place], { courseId: null, linkReason: null, courseAbsence })
      }
      const linked = steps.findLast((step: { courseId: number | null }) => step.courseId !== null)
      Object.assign(linked.linkReason, { code: 'confirmed', skill: 'Woodwork', level: 'beginner' })
      await route.fulfill({ response, json: roadmap })
    })
    await page.goto('/dashboard/roadmap')
    for (const text of [
      'No course in the catalogue teaches this yet.',
      'The courses that teach this cost more than is left of your budget.',
      'The courses that teach this are in a language you did not choose.',
      'The course that was linked here is not offered any more.',
      'Why this course: its institution confirms that it teaches Woodwork. It says it is for beginners.',
    ]) {
      await expect(page.getByText(text)).not.toHaveCount(0)
    }
  })

  test('goes to the step the address asks for and marks it for a while', async ({ page }) => {
    await signIn(page, 'halfway@milepost.example')
    await page.goto('/roadmap?step=12')
    await expect(page.locator('#step-12')).toBeInViewport()
    await expect(page.locator('#step-12')).toHaveClass(/bg-signal-soft/)
    await expect(page.locator('#step-12')).toBeFocused()
    await expect(page.locator('#step-12')).not.toHaveClass(/bg-signal-soft/)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('another one from the same answers opens the plan dialog, by the server’s word', async ({ page }) => {
    await signUp(page)
    await completeWizard(page)
    await page.goto('/dashboard/roadmap')
    await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' })
    await expect(dialog).toContainText('Current Plan')
    await expect(dialog).toContainText('USD 9.99/month')
    await expect(dialog.getByRole('button', { name: 'Subscribe to Pro' })).toBeEnabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Regenerate Roadmap' })).toBeFocused()
  })

  test('with a paid plan what it would change is shown first', async ({ page }) => {
    await signIn(page, 'premium@milepost.example')
    await page.goto('/dashboard/roadmap')
    await expect(page.getByLabel(status(1), { exact: true })).toHaveValue('done')
    await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
    const review = page.getByRole('dialog', { name: 'What a new roadmap would change' })
    await expect(review).toContainText('Nothing would change')
    await review.getByRole('button', { name: 'Keep the current one' }).click()
    await expect(page.getByLabel(status(1), { exact: true })).toHaveValue('done')
  })
})

test.describe('saving progress', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('goes on without a network: shown at once, marked unsaved, kept over a reload, saved when it is back', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await completeWizard(page)
    await page.goto('/dashboard/roadmap')
    await context.route('**/api/progress', (route) => route.abort())
    await page.getByLabel(status(1), { exact: true }).selectOption('done')
    await page.getByLabel(status(2), { exact: true }).selectOption('ongoing')
    await expect(page.getByLabel(status(1), { exact: true })).toHaveValue('done')
    await expect(page.locator('#step-1').getByText('Not saved yet')).toBeVisible()
    await expect(page.locator('#step-2').getByText('Not saved yet')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel(status(1), { exact: true })).toHaveValue('done')
    await context.unroute('**/api/progress')
    // It also tries again by itself, and may be quicker.
    const saveNow = page.getByRole('button', { name: 'Save now' })
    await expect(async () => {
      if (await saveNow.isVisible()) await saveNow.click({ timeout: 1000 })
      await expect(page.getByText('Not saved yet')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await page.reload()
    await expect(page.getByLabel(status(1), { exact: true })).toHaveValue('done')
    await expect(page.getByLabel(status(2), { exact: true })).toHaveValue('ongoing')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-progress'))),
    ).toEqual([])
  })

  test('of many quick changes the last one counts', async ({ page }) => {
    await signUp(page)
    await completeWizard(page)
    await page.goto('/dashboard/roadmap')
    const select = page.getByLabel(status(3), { exact: true })
    for (const value of ['done', 'ongoing', 'not_started', 'done', 'ongoing']) await select.selectOption(value)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
      .toBe(false)
    await page.reload()
    await expect(select).toHaveValue('ongoing')
  })

  test('a roadmap that cannot be loaded says so and can be tried again', async ({ page }) => {
    await signIn(page, 'halfway@milepost.example')
    await page.route('**/api/roadmap/*', (route) =>
      route.fulfill({
        status: 500,
        json: {
          code: 'internal',
          message: 'Something went wrong on our side. Please try again.',
          error: 'x',
          issues: [],
        },
      }),
    )
    await page.goto('/dashboard/roadmap')
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByRole('button', { name: 'Regenerate Roadmap' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/roadmap/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.locator('#step-1')).toBeVisible()
  })
})
