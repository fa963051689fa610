import type { Page } from '@playwright/test'
import { expect, password, signIn, signUp, tabTo, test } from './product.ts'

const generate = (page: Page) => page.getByRole('button', { name: 'Generate My Roadmap' })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })

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

test('its answers are saved for good: reopened, it shows every one and the derived age', async ({ page }) => {
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
  await expect(page.getByLabel('Your age this year')).toHaveText(String(new Date().getFullYear() - 2003))
  await next(page).click()
  await expectSecondStep(page)
  await next(page).click()
  await expectThirdStep(page)
})

test.describe('a draft', () => {
  test.use({ allowedConsoleErrors: [/401 \(Unauthorized\)/] })

  test('comes back after a session that has ended, leaves with who signs out, and is never shown to another', async ({
    page,
    context,
  }) => {
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

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'A lighthouse',
    )
    await openWizard(page, 'Chamara Second')
    await expect(page.getByLabel('Full Name')).toHaveValue('Chamara Second')
    await expect(page.getByLabel('Location')).toHaveValue('')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, learner.email, password)
    await page.goto('/userdetails')
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('')
  })
})

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

test('someone who is not sure yet finds a career by the interest check, over a reload, by keyboard', async ({
  page,
}) => {
  await openWizard(page, 'Ravi Unsure')
  await answerFirstStep(page)
  await page.getByLabel('Preferred Career').selectOption("I'm not sure yet")
  await page.getByRole('button', { name: 'Start the interest check' }).press('Enter')
  const likings = '2 3 5 4 1 1 2 2 1 1 4 3 3 2 2 3 5 1'.split(' ')
  for (const [place, key] of likings.entries()) {
    await expect(page.getByText(`Activity ${place + 1} of 18`)).toBeVisible()
    if (place === 9) await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press(key)
  }
  await expect(page.getByRole('heading', { name: 'You lean towards finding answers in data.' })).toBeFocused()
  for (const task of ['Explain to a manager what the numbers mean', 'Draw the chart that answers a question'])
    await page.getByRole('radio', { name: task }).press('Space')
  await page.getByRole('button', { name: 'Back to my profile' }).press('Enter')
  await page.getByLabel('Mathematics', { exact: true }).check()
  await next(page).click()
  await page.getByLabel('Education Level').selectOption('Diploma')
  await page.getByLabel('Study Language').selectOption('English')
  await page.getByLabel('Budget').selectOption('No Cost')
  await generate(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Our AI recommends: Data Scientist')).toBeVisible()
  const arrival = page.getByRole('region', { name: 'Your roadmap to Data Scientist is ready' })
  await expect(arrival.getByText(/In the interest check you liked: .*“Predict what will happen/)).toBeVisible()
})
