import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, password, signIn, signUp, test } from './product.ts'

const generate = (page: Page) => page.getByRole('button', { name: 'Generate My Roadmap' })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' })

async function openWizard(page: Page, name?: string) {
  const learner = await signUp(page, name)
  await page.goto('/userdetails')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  return learner
}

async function answerFirstStep(page: Page) {
  await page.getByLabel('Date of Birth').fill('2003-05-17')
  await page.getByLabel('Gender').selectOption('Other')
  await page.getByLabel('Location').fill('Mannar')
  await next(page).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
}

async function answerSecondStep(page: Page) {
  await page.getByLabel('Preferred Career').selectOption('Cloud Engineer')
  await page.getByLabel('Security', { exact: true }).check()
  await page.getByLabel('Cloud Computing', { exact: true }).check()
  await page.getByLabel('Short-term Goals').fill('Run my own Linux server')
  await page.getByLabel('Long-term Goals').fill('Keep the systems of a hospital running')
  await page.getByLabel('Dream Company').fill('A hospital')
  await next(page).click()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
}

async function answerThirdStep(page: Page) {
  await page.getByLabel('Education Level').selectOption('Diploma')
  await page.getByLabel('Study Language').selectOption('Tamil')
  await page.getByLabel('Budget').selectOption('Up to ₹5,000')
  await page.getByLabel('Experience').fill('Two years of help desk')
  await page.getByLabel('Certifications').fill('Networking basics, First aid')
}

async function expectThirdStep(page: Page) {
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await expect(page.getByLabel('Education Level')).toHaveValue('Diploma')
  await expect(page.getByLabel('Study Language')).toHaveValue('Tamil')
  await expect(page.getByLabel('Budget')).toHaveValue('Up to ₹5,000')
  await expect(page.getByLabel('Experience')).toHaveValue('Two years of help desk')
  await expect(page.getByLabel('Certifications')).toHaveValue('Networking basics, First aid')
}

async function expectSecondStep(page: Page) {
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page.getByLabel('Preferred Career')).toHaveValue('Cloud Engineer')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.getByLabel('Security', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Cloud Computing', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Short-term Goals')).toHaveValue('Run my own Linux server')
  await expect(page.getByLabel('Long-term Goals')).toHaveValue('Keep the systems of a hospital running')
  await expect(page.getByLabel('Dream Company')).toHaveValue('A hospital')
}

async function expectFirstStep(page: Page) {
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel('Date of Birth')).toHaveValue('2003-05-17')
  await expect(page.getByLabel('Gender')).toHaveValue('Other')
  await expect(page.getByLabel('Location')).toHaveValue('Mannar')
}

test('reopened, it shows every saved answer and the derived age', async ({ page }) => {
  const { email } = await openWizard(page, 'Amara Reopens')
  await answerFirstStep(page)
  await answerSecondStep(page)
  await answerThirdStep(page)
  await generate(page).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Update Profile' }).click()
  await expectFirstStep(page)
  await expect(page.getByLabel('Full Name')).toHaveValue('Amara Reopens')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Age this year')).toHaveText(String(new Date().getFullYear() - 2003))
  await next(page).click()
  await expectSecondStep(page)
  await next(page).click()
  await expectThirdStep(page)
})

test('the browser’s back leads a step back, and nothing leads past a step without its answers', async ({ page }) => {
  await openWizard(page)
  await page.goto('/userdetails?step=3')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page).toHaveURL('/userdetails')
  await answerFirstStep(page)
  await answerSecondStep(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectSecondStep(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expectFirstStep(page)
  await page.goForward()
  await expectSecondStep(page)
  await page.goBack()
  await page.getByLabel('Full Name').fill('')
  await page.goForward()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page).toHaveURL('/userdetails')
})

test.describe('a draft', () => {
  test.use({ allowedConsoleErrors: [/401 \(Unauthorized\)/] })

  test('comes back to its learner when the session has ended in between', async ({ page, context }) => {
    const learner = await openWizard(page, 'Bhavani First')
    await answerFirstStep(page)
    await page.getByLabel('Dream Company').fill('A lighthouse')
    await context.clearCookies()
    await page.reload()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await signIn(page, learner.email, password)
    await page.goto('/userdetails')
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await expect(page.getByLabel('Dream Company')).toHaveValue('A lighthouse')
  })

  test('leaves the browser with the learner who signs out, and is never shown to another', async ({ page }) => {
    const learner = await openWizard(page, 'Bhavani First')
    await page.getByLabel('Location').fill('Trincomalee')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'Trincomalee',
    )

    await openWizard(page, 'Chamara Second')
    await expect(page.getByLabel('Full Name')).toHaveValue('Chamara Second')
    await expect(page.getByLabel('Location')).toHaveValue('')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, learner.email, password)
    await page.goto('/userdetails')
    await expect(page.getByLabel('Location')).toHaveValue('')
  })
})

test('a text that is too long says so at once and is kept whole', async ({ page }) => {
  await openWizard(page)
  await answerFirstStep(page)
  await page.getByLabel('Dream Company').fill('x'.repeat(121))
  await expect(page.getByText('Dream Company may have at most 120 characters. It has 121.')).toBeVisible()
  await expect(page.getByLabel('Dream Company')).toHaveValue('x'.repeat(121))
  await page.getByLabel('Dream Company').fill('x'.repeat(120))
  await expect(page.getByText('may have at most')).toHaveCount(0)
})

test('asked twice, it generates once', async ({ page }) => {
  await openWizard(page)
  await answerFirstStep(page)
  await answerSecondStep(page)
  await answerThirdStep(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await generate(page).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Hang tight! This may take a few seconds.' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your Career Path' })).toBeVisible()
  expect(sent).toEqual(['/api/profile', '/api/roadmap', '/api/career/generate'])
})

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`the Tab key does not reach ${target}`)
}

test('the keyboard alone goes the whole way', async ({ page }) => {
  await openWizard(page)
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Date of Birth is required.' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date of Birth')).toBeFocused()
  // Reads the same whether day or month comes first.
  await page.keyboard.type('03032003')
  await tabTo(page, page.getByLabel('Gender'))
  await page.keyboard.type('Fem')
  await tabTo(page, page.getByLabel('Location'))
  await page.keyboard.press('Enter')

  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await tabTo(page, page.getByLabel('Preferred Career'))
  await page.keyboard.type('Data')
  await tabTo(page, page.getByLabel('Mathematics', { exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, next(page))
  await page.keyboard.press('Space')

  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await tabTo(page, page.getByLabel('Education Level'))
  await page.keyboard.type('High')
  await tabTo(page, page.getByLabel('Study Language'))
  await page.keyboard.type('Sin')
  await tabTo(page, page.getByLabel('Budget'))
  await page.keyboard.type('No')
  await tabTo(page, generate(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Our AI recommends: Data Scientist')).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`every step is accessible at ${width} px, with its mistakes too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWizard(page)
    await expectAccessible(page)
    await next(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await answerFirstStep(page)
    await next(page).click()
    await expect(page.getByRole('link', { name: 'Select at least one interest area.' })).toBeVisible()
    await page.getByRole('link', { name: 'Select at least one interest area.' }).click()
    await expect(page.getByLabel('Problem Solving', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await answerSecondStep(page)
    await generate(page).click()
    await expect(page.getByRole('link', { name: 'Budget is required.' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('every step fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await openWizard(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await answerFirstStep(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await answerSecondStep(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test.describe('when generating fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test.beforeEach(async ({ page }) => {
    await openWizard(page)
    await answerFirstStep(page)
    await answerSecondStep(page)
    await answerThirdStep(page)
  })

  const refusal = (code: string, issues: object[] = []) => ({
    contentType: 'application/json',
    body: JSON.stringify({ code, message: 'The server says why.', error: 'The server says why.', issues }),
  })

  test('for want of a connection, every answer is kept, through a reload too', async ({ page, context }) => {
    await context.setOffline(true)
    await generate(page).click()
    await expect(failure(page)).toContainText('The server could not be reached.')
    await expectThirdStep(page)
    await context.setOffline(false)
    await page.reload()
    await expectThirdStep(page)
    await generate(page).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/userdetails')
    await expectFirstStep(page)
  })

  test('after the answers were saved, they are kept and sent again', async ({ page }) => {
    await page.route('**/api/roadmap', (route) => route.fulfill({ status: 429, ...refusal('rate_limited') }))
    await generate(page).click()
    await expect(failure(page)).toContainText('The server says why.')
    await page.getByLabel('Certifications').fill('First aid')
    await page.reload()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await expect(page.getByLabel('Certifications')).toHaveValue('First aid')
    await page.unroute('**/api/roadmap')
    await generate(page).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('because of an answer, that answer is shown on its step with what the server says', async ({ page }) => {
    const issues = [
      { field: 'interestAreas.1', rule: 'one_of', message: 'This area is not known.', params: {} },
      { field: 'location', rule: 'not_valid', message: 'Location is not on any map.', params: {} },
    ]
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, ...refusal('invalid', issues) })
        : route.continue(),
    )
    await generate(page).click()
    await expect(failure(page)).toBeVisible()
    await expectFirstStep(page)
    await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/Location is not on any map\./)
    await page.getByRole('link', { name: 'Location is not on any map.' }).click()
    await expect(page.getByLabel('Location')).toBeFocused()
    await page.getByLabel('Location').fill('Mullaitivu')
    await expect(page.getByText('Location is not on any map.')).toHaveCount(0)
    await next(page).click()
    await expect(page.getByRole('link', { name: 'This area is not known.' })).toBeVisible()
    await page.unroute('**/api/profile')
    await next(page).click()
    await generate(page).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('because the session is over, signing in again leads back to the answers', async ({ page }) => {
    const email = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email as string)
    await page.route('**/api/profile', (route) => route.fulfill({ status: 401, ...refusal('unauthenticated') }))
    await generate(page).click()
    await expect(page).toHaveURL('/login')
    await page.unroute('**/api/profile')
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/userdetails?step=3')
    await expectThirdStep(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await expectSecondStep(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await expectFirstStep(page)
  })
})
