import { expect, expectAccessibleInLightAndDark, signIn, test } from './product.ts'

test('a skill’s page says what it is, how to learn it, what comes before and who needs it', async ({ page }) => {
  await signIn(page, 'halfway@milepost.example')
  await page.goto('/dashboard/careers/frontend-developer')
  await page.getByRole('main').getByRole('link', { name: 'React', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/skills/react')
  await expect(page).toHaveTitle('React · Milepost')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React')
  await expect(page.getByText(/^About \d+ hours of study and practice for a beginner \(our estimate\)$/)).toBeVisible()
  for (const name of ['What you can do with it', 'How to learn it', 'Tools']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  const answer = page.getByRole('region', { name: 'Do you already know this?' }).getByRole('listitem').first()
  await expect(answer.locator('details p')).toBeHidden()
  await answer.locator('summary').click()
  await expect(answer.locator('details p')).toBeVisible()
  await expectAccessibleInLightAndDark(page)
  await page.getByRole('region', { name: 'Careers that need it' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/careers\//)
  await page.goBack()
  await page.getByRole('region', { name: 'Learn this first' }).getByRole('link', { name: 'JavaScript' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JavaScript')
})
