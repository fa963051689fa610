import { expect, expectAccessibleByDayAndNight, signIn, test } from './product.ts'

const learner = 'halfway@milepost.example'

test('a skill’s page says what it is, how to learn it, what comes before and who needs it', async ({ page }) => {
  await signIn(page, learner)
  await page.goto('/dashboard/careers/frontend-developer')
  await page.getByRole('main').getByRole('link', { name: 'React', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/skills/react')
  await expect(page).toHaveTitle('React · Milepost')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React')
  await expect(page.getByText(/^About \d+ hours of study and practice: our own estimate\.$/)).toBeVisible()
  for (const name of ['What you can do with it', 'How to learn it', 'Tools']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  const answer = page.getByRole('region', { name: 'Do you know it already?' }).getByRole('listitem').first()
  await expect(answer.locator('details p')).toBeHidden()
  await answer.locator('summary').click()
  await expect(answer.locator('details p')).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('region', { name: 'Careers that need it' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/careers\//)
  await page.goBack()
  await page.getByRole('region', { name: 'Learn before it' }).getByRole('link', { name: 'JavaScript' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JavaScript')
})

test.describe('without a skill', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  for (const id of ['no-such-skill', 'NOT%20one']) {
    test(`${id} is no page`, async ({ page }) => {
      await signIn(page, learner)
      await page.goto(`/dashboard/skills/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      await expectAccessibleByDayAndNight(page)
    })
  }

  test('one that cannot be loaded can be tried again', async ({ page }) => {
    await signIn(page, learner)
    await page.route('**/api/skills/*', (route) => route.abort())
    await page.goto('/dashboard/skills/react')
    await expect(page.getByRole('alert')).toContainText('This skill could not be loaded', { timeout: 20_000 })
    await page.unroute('**/api/skills/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('React')
  })
})
