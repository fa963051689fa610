import type { Page } from '@playwright/test'
import {
  changeExperience,
  completeWizard,
  expect,
  expectAccessible,
  password,
  pressIn,
  signIn,
  signUp,
  test,
  toastOf,
} from './product.ts'

// As a newcomer starts the product. One after the other, so that its database is seeded once.
test.use({ isEmbedded: true })
test.describe.configure({ mode: 'default' })

test.describe('the main job', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: net::ERR_/] })

  test('from the sign-up form to a tracked roadmap that survives reload, sign-out and a crash', async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000)
    const requests: string[] = []
    page.on(
      'request',
      (request) =>
        request.url().includes('/api/') && requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
    )

    await test.step('sign-up refuses differing passwords before any request', async () => {
      await page.goto('/signup')
      await page.getByLabel('Name').fill('Nila Learner')
      await page.getByLabel('Email').fill('nila.main-job@example.com')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm Password', { exact: true }).fill('something else')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Passwords do not match' })).toBeVisible()
      expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
      await expectAccessible(page)
      await page.getByLabel('Confirm Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page).toHaveURL('/dashboard')
    })

    await test.step('the dashboard asks a newcomer to set up the profile', async () => {
      const dialog = page.getByRole('dialog', { name: 'Welcome to Milepost!' })
      await expect(dialog).toContainText('2 minutes')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      const required = page.getByRole('alertdialog', { name: 'Required Step' })
      await expect(required).toContainText('You need to complete your profile to unlock all features.')
      await required.getByRole('button', { name: 'Continue Setup' }).click()
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Begin Setup' }).click()
      await expect(page).toHaveURL('/userdetails')
    })

    await test.step('the first wizard step names each missing field and keeps what is there', async () => {
      await expect(page.getByText('Step 1 of 3')).toBeVisible()
      await expect(page.getByLabel('Full Name')).toHaveValue('Nila Learner')
      await expect(page.getByLabel('Email')).toHaveValue('nila.main-job@example.com')
      await page.getByLabel('Full Name').fill('')
      await page.getByLabel('Email').fill('')
      await page.getByRole('button', { name: 'Next' }).click()
      for (const text of [
        'Full Name is required.',
        'Email is required.',
        'Date of Birth is required.',
        'Gender is required.',
      ]) {
        await expect(page.getByText(text).first()).toBeVisible()
      }
      await expectAccessible(page)
      await page.getByLabel('Full Name').fill('Nila Learner')
      await page.getByLabel('Email').fill('nila.main-job@example.com')
      await page.getByLabel('Date of Birth').fill('2003-05-17')
      await page.getByLabel('Gender').selectOption('Female')
      await page.getByLabel('Location').fill('Batticaloa')
      await page.getByRole('button', { name: 'Next' }).click()
    })

    await test.step('the second too, and a reload in the middle loses nothing', async () => {
      await expect(page.getByText('Step 2 of 3')).toBeVisible()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Preferred career is required.').first()).toBeVisible()
      await expect(page.getByText('Select at least one interest area.').first()).toBeVisible()
      await page.getByLabel('Preferred Career').selectOption('Frontend Developer')
      await page.getByLabel('Design', { exact: true }).check()
      await page.getByLabel('Short-term Goals').fill('Build pages people enjoy')
      await page.reload()
      await expect(page.getByText('Step 2 of 3')).toBeVisible()
      await expect(page.getByLabel('Short-term Goals')).toHaveValue('Build pages people enjoy')
      await expect(page.getByLabel('Design', { exact: true })).toBeChecked()
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByLabel('Location')).toHaveValue('Batticaloa')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
    })

    await test.step('the third too; a failure keeps the learner there with every answer', async () => {
      await page.getByRole('button', { name: 'Generate My Roadmap' }).click()
      for (const text of ['Education level is required.', 'Study language is required.', 'Budget is required.']) {
        await expect(page.getByText(text).first()).toBeVisible()
      }
      await page.getByLabel('Education Level').selectOption('Diploma')
      await page.getByLabel('Study Language').selectOption('English')
      await page.getByLabel('Budget').selectOption('₹25,000 - ₹1 Lakh')
      await page.route('**/api/roadmap', (route) => route.abort())
      await page.getByRole('button', { name: 'Generate My Roadmap' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' })).toBeVisible()
      await expect(page.getByLabel('Education Level')).toHaveValue('Diploma')
      await page.unroute('**/api/roadmap')
      await page.getByRole('button', { name: 'Generate My Roadmap' }).click()
      await expect(page.getByText('Generating your personalized roadmap...')).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
      const made = requests.filter((request) => request.startsWith('POST') && !request.endsWith('/profile/reading'))
      expect(made.slice(-3)).toEqual(['POST /api/profile', 'POST /api/roadmap', 'POST /api/career/generate'])
    })

    await test.step('the overview shows the career, the progress and where to go on', async () => {
      await expect(page.getByText('Our AI recommends: Frontend Developer')).toBeVisible()
      await expect(page.getByText("You're just starting out!")).toBeVisible()
      await expect(page.getByRole('progressbar', { name: /progress/i })).toHaveAttribute('aria-valuenow', '0')
      await expectAccessible(page)
      await page.getByRole('link', { name: /^Continue with "/ }).click()
      await expect(page).toHaveURL('/dashboard/roadmap?step=1')
    })

    await test.step('the roadmap takes a status at once and keeps it', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Frontend Developer')
      await expect(page.locator('#step-1')).toContainText('Estimated Time')
      await page.getByLabel('Status of step 1', { exact: true }).selectOption('done')
      await page.getByLabel('Status of step 2', { exact: true }).selectOption('ongoing')
      await expect(page.getByText('Not saved yet')).toHaveCount(0)
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByLabel('Status of step 1', { exact: true })).toHaveValue('done')
      await expect(page.getByLabel('Status of step 2', { exact: true })).toHaveValue('ongoing')
    })

    await test.step('signing out and in again brings everything back, also after a crash of the server', async () => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /account menu/i }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/login')
      await product.crashAndRestart()
      await signIn(page, 'nila.main-job@example.com', password)
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText('Our AI recommends: Frontend Developer')).toBeVisible()
      await page.goto('/dashboard/roadmap')
      await expect(page.getByLabel('Status of step 1', { exact: true })).toHaveValue('done')
      await page.goto('/userdetails')
      await expect(page.getByLabel('Location')).toHaveValue('Batticaloa')
    })
  })

  test('from the first advice to a roadmap that takes the learner at their word', async ({ page }) => {
    test.setTimeout(150_000)
    const labels = () => page.locator('[id^="step-"][id$="-label"]').allTextContents()
    await signUp(page)
    await completeWizard(page, { experience: 'I built two small sites with HTML and CSS. No experience with Git.' })

    await test.step('the recommendation says why, in the learner’s words, and what speaks against it', async () => {
      await page.getByRole('link', { name: 'Your Recommendation' }).click()
      const card = page.getByRole('region', { name: /.+/ }).filter({ hasText: 'Recommended for you' })
      await expect(card.getByRole('heading', { level: 2 })).toHaveText('Frontend Developer')
      await expect(card.getByText(/^It builds on your experience: .*“(HTML|CSS)”/)).toBeVisible()
      await expect(card.getByText(/“Git”/)).toHaveCount(0)
      await expect(card.getByRole('heading', { name: 'What to consider' })).toBeVisible()
      await expect(card.getByRole('heading', { name: /^\d+ skills to learn$/ })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Other careers that could fit' })).toContainText('UI/UX Designer')
    })

    await test.step('two careers stand side by side', async () => {
      for (const career of ['Frontend Developer', 'UI/UX Designer']) {
        await page.getByRole('button', { name: `More for ${career}` }).click()
        await page.getByRole('button', { name: 'Compare', exact: true }).click()
      }
      await page.getByRole('link', { name: 'Compare 2 careers' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Side by side: Frontend Developer and UI/UX Designer',
      )
      await expect(page.getByText('A typical day').first()).toBeVisible()
      await expect(page.getByRole('link', { name: /O\*NET/ }).first()).toBeVisible()
    })

    await test.step('switching shows what carries over, and is undone with all progress', async () => {
      await page.goto('/dashboard/roadmap')
      for (const label of ['Make responsive layouts that fit every screen', 'Apply with a CV that shows proof'])
        await (await statusOf(page, label)).selectOption('done')
      await saved(page)
      const before = await labels()
      await page.goto('/dashboard/recommendation')
      await page.getByRole('button', { name: 'Switch to this UI/UX Designer' }).click()
      const dialog = page.getByRole('dialog', { name: 'Switch to UI/UX Designer?' })
      await expect(dialog.getByRole('heading', { name: /^Finished steps you keep/ })).toBeVisible()
      await expect(dialog.getByText('Apply with a CV that shows proof')).toBeVisible()
      await dialog.getByRole('button', { name: 'Switch to UI/UX Designer' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI/UX Designer')
      await expect(await statusOf(page, 'Apply with a CV that shows proof')).toHaveValue('done')
      await pressIn(toastOf(page, 'Your roadmap now leads to UI/UX Designer.'), 'Undo')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frontend Developer')
      await expect.poll(labels).toEqual(before)
    })

    await test.step('the questions of a step are answered and the step goes', async () => {
      const before = await labels()
      await page.getByRole('button', { name: 'I already know this' }).first().click()
      const dialog = page.getByRole('dialog', { name: /^Check yourself: / })
      const total = Number((await dialog.getByText(/^Question 1 of \d$/).innerText()).at(-1))
      expect(total).toBeGreaterThanOrEqual(3)
      for (let number = 1; number <= total; number += 1) {
        await dialog.getByRole('button', { name: 'Show answer' }).click()
        await expect(dialog.getByText('A good answer')).toBeVisible()
        await dialog.getByRole('button', { name: 'I knew it' }).click()
      }
      await dialog.getByRole('button', { name: 'Remove it from my roadmap' }).click()
      await expect(toastOf(page, /is off your roadmap/)).toBeVisible()
      await expect.poll(async () => (await labels()).length).toBe(before.length - 1)
    })

    await test.step('what was read out of the answers is corrected', async () => {
      const known = page.getByRole('region', { name: 'Skills you have' })
      const css = known.getByRole('listitem').filter({ hasText: 'CSS' })
      await expect(css).toContainText('you wrote “CSS”')
      await css.getByRole('button', { name: 'Actually, I don’t know this' }).click()
      await expect(toastOf(page, /^CSS is back on your roadmap/)).toBeVisible()
      await expect.poll(labels).toContain('Lay out and style pages with CSS')
    })

    await test.step('hours a week give a finish date that moves with progress', async () => {
      await page.getByLabel('How many hours a week can you study?').fill('8')
      await page.getByRole('button', { name: 'Show my dates' }).click()
      const plan = page.getByText(/^At 8 hours a week, you’ll finish around /)
      const first = await plan.innerText()
      await (await statusOf(page, 'Make products everyone can use')).selectOption('done')
      await expect(plan).not.toHaveText(first)
      await saved(page)
    })

    await test.step('after changed answers a new roadmap is reviewed, made and undone', async () => {
      const before = await labels()
      await changeExperience(page, 'I built sites with HTML, CSS, JavaScript and React.')
      await page.goto('/dashboard/roadmap')
      await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
      const review = page.getByRole('dialog').filter({ hasText: 'Hours you have left' })
      await expect(review.getByText(/^Steps removed/)).toBeVisible()
      await expectAccessible(page)
      await review.getByRole('button', { name: 'Use the new roadmap' }).click()
      await expect(toastOf(page, 'Your new roadmap is ready')).toBeVisible()
      await expect.poll(async () => (await labels()).length).toBeLessThan(before.length)
      await pressIn(toastOf(page, 'Your new roadmap is ready'), 'Undo')
      await expect(toastOf(page, 'Undone')).toBeVisible()
      await expect.poll(labels).toEqual(before)
      await expect(await statusOf(page, 'Make products everyone can use')).toHaveValue('done')
    })
  })
})

/** The choice of state of the step with a label, unfolded by its stop on the map. */
async function statusOf(page: Page, label: string) {
  const heading = page.locator('[id^="step-"][id$="-label"]').filter({ hasText: label })
  const number = /^step-(\d+)-label$/.exec((await heading.getAttribute('id')) ?? '')?.[1]
  const map = page.getByRole('navigation', { name: 'Map of your roadmap' })
  await map.getByRole('link', { name: new RegExp(`^Step ${number}[,:]`) }).click()
  return page.getByLabel(`Status of step ${number}`, { exact: true })
}

/** Progress is saved once nothing waits for it. */
async function saved(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsaved-progress'))))
    .toBe(false)
}
