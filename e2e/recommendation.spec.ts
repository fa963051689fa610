import type { Locator, Page } from '@playwright/test'
import {
  completeWizard,
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  signIn,
  signUp,
  test,
} from './product.ts'

const halfway = 'halfway@milepost.example'
const screen = '/dashboard/recommendation'
const recommended = (page: Page) => page.getByRole('region', { name: /.+/ }).filter({ hasText: 'Recommended for you' })
const alternatives = (page: Page) => page.getByRole('region', { name: 'The alternatives, best first' })
const setAside = (page: Page) => page.getByRole('region', { name: 'Set aside by you' })
// One that interrupts says itself by an alert and hides its own markup from assistive technology until it has the focus.
const toast = (page: Page, text: string) => page.locator('[role$="dialog"]').filter({ hasText: text })
const pressIn = (notice: Locator, button: string) => notice.locator('button').filter({ hasText: button }).click()

async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

async function newLearner(page: Page, answers = {}) {
  await signUp(page)
  await completeWizard(page, answers)
  await page.goto(screen)
  await expect(alternatives(page)).toBeVisible()
}

test.describe('the recommendation', () => {
  test('says why in the learner’s words, what speaks against it and what is left to learn', async ({ page }) => {
    await signIn(page, halfway)
    await page.getByRole('link', { name: 'Your Recommendation' }).click()
    await expect(page).toHaveURL(screen)
    const card = recommended(page)
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Frontend Developer')
    await expect(card.getByText('It is the career you named: Frontend Developer.')).toBeVisible()
    await expect(card.getByText(/“React”/)).toBeVisible()
    await expect(card.getByRole('heading', { name: 'What speaks against it' })).toBeVisible()
    await expect(card.getByText(/^There is much to learn still/)).toBeVisible()
    await expect(card.getByRole('heading', { name: /^\d+ skills still to learn$/ })).toBeVisible()
    await card.getByText(/^Show \d+ more$/).click()
    await card.getByText('How fit is counted').click()
    await expect(card.getByText(/Your name, gender, age and place play no part/)).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await card.getByRole('link', { name: 'View Full Roadmap' }).click()
    await expect(page).toHaveURL('/dashboard/roadmap')
  })

  test('ranks all the others with their fit, a word for and a word against', async ({ page }) => {
    await signIn(page, halfway)
    await page.goto(screen)
    const rows = alternatives(page).locator('ol > li')
    await expect(rows.filter({ visible: true })).toHaveCount(5)
    await alternatives(page).getByText('Show the other 7').click()
    await expect(rows.filter({ visible: true })).toHaveCount(12)
    const fits = await rows.getByText(/^Fit \d+ of 100$/).allTextContents()
    const figures = fits.map((text) => Number(/\d+/.exec(text)?.[0]))
    expect(figures).toEqual([...figures].sort((a, b) => b - a))
    await expect(rows.getByText('For it', { exact: true })).toHaveCount(12)
    await expect(rows.getByText('Against it', { exact: true })).toHaveCount(12)
    await expectAccessible(page)
  })

  test('before there are answers it leads to the setup', async ({ page }) => {
    await signUp(page)
    await page.goto(screen)
    await expect(page.getByRole('heading', { name: 'Setup Your Career Profile' })).toBeVisible()
    await page.getByRole('link', { name: 'Start Setup' }).click()
    await expect(page).toHaveURL('/userdetails')
  })

  test('says when the answers say too little, and which would help', async ({ page }) => {
    await newLearner(page)
    const notice = page.getByRole('status').filter({ hasText: 'Your answers say too little' })
    await expect(notice.getByText(/^Experience: /)).toBeVisible()
    await expect(notice.getByText(/^Interest Areas: /)).toBeVisible()
    await expectAccessibleByDayAndNight(page)
    await notice.getByRole('link', { name: 'Add to your answers' }).click()
    await expect(page).toHaveURL('/userdetails')
  })

  test('names both careers when the answers point elsewhere, and compares the two', async ({ page }) => {
    const experience =
      'Three years of writing REST APIs in Node.js and Python with PostgreSQL and Redis, Docker, microservices and message queues as a backend developer.'
    await newLearner(page, { preferredCareer: 'UI/UX Designer', experience })
    const notice = page.getByRole('status').filter({ hasText: 'You named UI/UX Designer' })
    const better = await recommended(page).getByRole('heading', { level: 2 }).textContent()
    await expect(notice).toContainText(`point to ${better}`)
    await expectAccessible(page)
    await notice.getByRole('link', { name: 'Compare the two' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Side by side: ${better} and UI/UX Designer`)
  })
})

test.describe('comparing', () => {
  test('two or three careers are ticked, stand side by side, and can be shared', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, halfway)
    await page.goto(screen)
    await page.getByRole('checkbox', { name: 'Compare Frontend Developer' }).check()
    await expect(page.getByText('Choose one or two more.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Compare Full Stack Developer' }).check()
    await page.getByRole('checkbox', { name: 'Compare UI/UX Designer' }).check()
    await expect(page.getByRole('checkbox', { name: 'Compare Software Engineer' })).toBeDisabled()
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('checkbox', { name: 'Compare UI/UX Designer' }).uncheck()
    await page.getByRole('link', { name: 'Compare 2 careers' }).click()
    await expect(page).toHaveURL(`${screen}?compare=frontend-developer,full-stack-developer`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const table = page.getByRole('table', { name: 'Side by side: Frontend Developer and Full Stack Developer' })
    for (const row of [
      'What speaks for it',
      'What speaks against it',
      'Skills to learn for all of them',
      'Skills to learn only for this one',
      'A day in it',
      'Education',
      /^Hours for a beginner/,
      /^Technologies in demand/,
    ]) {
      await expect(table.getByRole('rowheader', { name: row })).toBeVisible()
    }
    await expect(table.getByRole('link', { name: /O\*NET/ })).toHaveAttribute('href', '/sources')
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('link', { name: 'All careers' }).click()
    await expect(page.getByRole('checkbox', { name: 'Compare Frontend Developer' })).toBeChecked()
    await page.goBack()
    await expect(table).toBeVisible()
  })

  for (const width of [320, 820]) {
    test(`at ${width} px they stand one below the other`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, halfway)
      await page.goto(`${screen}?compare=frontend-developer,data-scientist,ui-ux-designer`)
      await expect(page.getByRole('heading', { name: 'Technologies in demand' })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
      await expectNoSidewaysScrolling(page)
      await expectAccessible(page)
    })
  }

  test.describe('without the careers', () => {
    test.use({ allowedConsoleErrors: [/Failed to load resource/] })

    test('it says so and tries again', async ({ page }) => {
      await page.route('**/api/careers/*', (route) => route.abort())
      await signIn(page, halfway)
      await page.goto(`${screen}?compare=frontend-developer,data-scientist`)
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible({ timeout: 20_000 })
      await page.unroute('**/api/careers/*')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByText('A day in it').first()).toBeVisible()
    })
  })
})

test.describe('not this one', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('by keyboard alone: the reason is asked, the list moves, and it can be undone', async ({ page }) => {
    await newLearner(page)
    const first = await recommended(page).getByRole('heading', { level: 2 }).innerText()
    await page.getByRole('button', { name: 'Not this one', exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Not this one: ${first}` })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expectAccessibleByDayAndNight(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('I would rather not.')
    await expect(dialog.getByText('19 of 500 characters')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Choose the reason that comes closest.')).toBeVisible()
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'It is too technical for me' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(alternatives(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(recommended(page).getByRole('heading', { level: 2 })).not.toHaveText(first)
    await expect(setAside(page)).toContainText(`${first}It is too technical for me“I would rather not.”`)
    await expectAccessibleByDayAndNight(page)
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect(setAside(page)).toHaveCount(0)
    await expect(recommended(page).getByRole('heading', { level: 2 })).toHaveText(first)
  })

  test('a failure keeps what was typed; the reason stays over a reload; it can be considered again', async ({
    page,
  }) => {
    await newLearner(page)
    const row = alternatives(page).locator('ol > li').first()
    const career = await row.getByRole('heading').getByRole('link').innerText()
    await row.getByRole('button', { name: `Not this one ${career}` }).click()
    const dialog = page.getByRole('dialog', { name: `Not this one: ${career}` })
    await dialog.getByRole('radio', { name: 'It takes too long to get there' }).check()
    const note = dialog.getByLabel('In your own words')
    await note.fill('x'.repeat(501))
    await dialog.getByRole('button', { name: 'Set it aside' }).click()
    await expect(dialog.getByText('One character too many.')).toBeVisible()
    await note.fill('I need work within a year.')
    await page.route('**/rejections/*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Set it aside' }).click()
    await expect(dialog.getByRole('alert')).toContainText('could not be saved')
    await expect(note).toHaveValue('I need work within a year.')
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: `Not this one ${career}` }).click()
    await expect(note).toHaveValue('I need work within a year.')
    await page.unroute('**/rejections/*')
    await dialog.getByRole('button', { name: 'Set it aside' }).click()
    await expect(setAside(page)).toContainText('I need work within a year.')
    await page.reload()
    await expect(setAside(page)).toContainText('It takes too long to get there')

    await page.route('**/rejections/*', (route) => route.abort())
    await setAside(page).getByRole('button', { name: 'Consider it again' }).click()
    await expect(toast(page, `Nothing has changed for ${career}`)).toBeVisible()
    await expect(setAside(page)).toBeVisible()
    await page.unroute('**/rejections/*')
    await pressIn(toast(page, 'Nothing has changed'), 'Try Again')
    await expect(setAside(page)).toHaveCount(0)
    await pressIn(toast(page, `${career} is back in your list.`), 'Undo')
    await expect(setAside(page)).toContainText('I need work within a year.')
  })
})

test.describe('switching', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })
  const other = 'Full Stack Developer'
  const status = (number: number) => `Status of step ${number}`

  test('shows what carries over, switches, and can be undone with all progress', async ({ page }) => {
    await newLearner(page)
    await page.goto('/dashboard/roadmap')
    for (const number of [1, 2, 3]) await page.getByLabel(status(number), { exact: true }).selectOption('done')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
      .toBe(false)
    await page.goto(screen)

    await page.route('**/api/roadmap/preview', (route) => route.abort())
    await page.getByRole('button', { name: `Switch to this ${other}` }).click()
    const dialog = page.getByRole('dialog', { name: `Switch to ${other}?` })
    await expect(dialog.getByRole('alert')).toContainText('could not be found out', { timeout: 20_000 })
    await page.unroute('**/api/roadmap/preview')
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(dialog.getByRole('heading', { name: /^Finished steps that carry over/ })).toBeVisible()
    await expect(dialog.getByText('Hours left for you')).toBeVisible()
    await dialog.getByText(/^New steps/).click()
    await expectAccessibleByDayAndNight(page)

    const switchButton = dialog.getByRole('button', { name: `Switch to ${other}` })
    await page.route('**/api/roadmap/*/career', (route) => route.abort())
    await switchButton.click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing has changed')
    await page.unroute('**/api/roadmap/*/career')
    await switchButton.click()
    await expect(page).toHaveURL('/dashboard/roadmap')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
    await expect(page.getByText(/^\d+ of \d+ steps done/)).not.toHaveText(/^0 of/)

    await page.route('**/restore', (route) => route.abort())
    await pressIn(toast(page, `Your roadmap now leads to ${other}.`), 'Undo')
    await expect(toast(page, 'could not be undone')).toBeVisible()
    await page.unroute('**/restore')
    await pressIn(toast(page, 'could not be undone'), 'Try Again')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frontend Developer')
    for (const number of [1, 2, 3]) await expect(page.getByLabel(status(number), { exact: true })).toHaveValue('done')
  })

  test('waits for progress that is not saved yet, since it belongs to the steps as they are', async ({
    page,
    context,
  }) => {
    await newLearner(page)
    await context.route('**/api/progress', (route) => route.abort())
    await page.goto('/dashboard/roadmap')
    await page.getByLabel(status(1), { exact: true }).selectOption('done')
    await page.getByRole('link', { name: 'Your Recommendation' }).click()
    await page.getByRole('button', { name: `Switch to this ${other}` }).click()
    const dialog = page.getByRole('dialog', { name: `Switch to ${other}?` })
    await dialog.getByRole('button', { name: `Switch to ${other}` }).click()
    await expect(dialog.getByRole('alert')).toContainText('Some of your progress is not saved yet')
    await context.unroute('**/api/progress')
    await dialog.getByRole('button', { name: `Switch to ${other}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
  })

  test('tells on the recommendation that the roadmap is the learner’s own choice; the third in a week takes a plan', async ({
    page,
  }) => {
    await newLearner(page)
    for (const career of [other, 'UI/UX Designer']) {
      await page.getByRole('button', { name: `Switch to this ${career}` }).click()
      await page.getByRole('button', { name: `Switch to ${career}`, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(career)
      await page.getByRole('link', { name: 'Your Recommendation' }).click()
    }
    const notice = page.getByRole('status').filter({ hasText: 'as you decided' })
    await expect(notice).toContainText('Your roadmap leads to UI/UX Designer')
    await expect(notice).toContainText('Your answers point to Frontend Developer')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'See what switching would change' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible()
  })
})

test.describe('the page of a career', () => {
  test('says what the work is, what to learn, and where the figures come from', async ({ page }) => {
    await signIn(page, halfway)
    await page.goto(screen)
    await page.getByRole('link', { name: 'UI/UX Designer', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/careers/ui-ux-designer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI/UX Designer')
    for (const part of [
      'Fit for you',
      'What the work is',
      'A day in it',
      'Whom it suits',
      'Whom it suits less',
      'Interests that belong to it',
      'Education',
      'What you would learn',
      'Careers close to it',
      'What the figures say',
    ]) {
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
    }
    await expect(page.getByText(/job zone \d of 5/).first()).toBeVisible()
    await expect(page.getByText(/^\d(\.\d)? of 7$/)).toHaveCount(6)
    await expect(page.getByRole('link', { name: /O\*NET 29\.2 Database \(CC BY 4\.0\)/ })).toHaveCount(3)
    await expectAccessibleByDayAndNight(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScrolling(page)
    const related = page.getByRole('region', { name: 'Careers close to it' }).getByRole('link').first()
    const name = await related.innerText()
    await related.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('of no career is not found', async ({ page }) => {
    await signIn(page, halfway)
    await page.goto('/dashboard/careers/astronaut')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })

  test.describe('that cannot be loaded', () => {
    test.use({ allowedConsoleErrors: [/Failed to load resource/] })

    test('says so and tries again', async ({ page }) => {
      await page.route('**/api/careers/*', (route) => route.abort())
      await signIn(page, halfway)
      await page.goto('/dashboard/careers/data-scientist')
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible({ timeout: 20_000 })
      await page.unroute('**/api/careers/*')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { name: 'A day in it' })).toBeVisible()
    })
  })
})

test.describe('the sources', () => {
  test('are open to everybody, read without JavaScript, and are linked from the landing page', async ({ page }) => {
    const calls: string[] = []
    // The landing page asks for its figures.
    page.on('request', (request) => /\/api\/(?!figures)/.test(request.url()) && calls.push(request.url()))
    await page.goto('/')
    await page.getByRole('link', { name: 'Where our facts come from' }).click()
    await expect(page).toHaveURL('/sources')
    await expect(page.getByRole('heading', { name: 'From O*NET' })).toBeVisible()
    await expect(page.getByText(/USDOL\/ETA has not approved, endorsed or tested/)).toBeVisible()
    await expect(page.getByRole('link', { name: /CC BY 4\.0/ })).toHaveAttribute('href', /creativecommons\.org/)
    await expectAccessibleByDayAndNight(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScrolling(page)
    expect(calls).toEqual([])
    const html = await (await page.request.get('/sources')).text()
    expect(html).toContain('This service uses the ESCO classification of the European Commission.')
  })
})

test('the overview says what speaks against the career and leads to all of them', async ({ page }) => {
  await signIn(page, halfway)
  const card = page.getByRole('region', { name: 'Your Career Path' })
  await expect(card.getByRole('heading', { name: 'What speaks against it' })).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await card.getByRole('link', { name: 'See all careers and why' }).click()
  await expect(page).toHaveURL(screen)
})

test.describe('when the advice cannot be loaded', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('the screen says so and tries again', async ({ page }) => {
    await page.route('**/api/recommendation/*', (route) => route.abort())
    await signIn(page, halfway)
    await page.goto(screen)
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await page.unroute('**/api/recommendation/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(alternatives(page)).toBeVisible()
  })
})

for (const width of [320, 390, 2560]) {
  test(`the recommendation fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, halfway)
    await page.goto(screen)
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .first()
      .check()
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
  })
}
