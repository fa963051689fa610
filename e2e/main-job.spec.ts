import { expect, expectAccessible, password, signIn, test } from './product.ts'

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
      expect(requests).toEqual([])
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
      expect(requests.filter((request) => request.startsWith('POST')).slice(-3)).toEqual([
        'POST /api/profile',
        'POST /api/roadmap',
        'POST /api/career/generate',
      ])
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
      await page.getByRole('menuitem', { name: 'Logout' }).click()
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
})
