import { actForInstitution } from './institution.ts'
import { expect, signIn, test } from './product.ts'

// A job publishes them soon after the first start.
test.beforeEach(async ({ product }) => {
  const { institutionId, call } = await actForInstitution(product.address)
  const publishedAt = async () => {
    const reply = await call('GET', `/institutions/${institutionId}/figures`)
    return ((await reply.json()) as { publishedAt: string | null }).publishedAt
  }
  await expect.poll(publishedAt, { timeout: 20_000 }).not.toBeNull()
})

test('an institution sees what learners do, never fewer than five, and what to offer next, with the reason', async ({
  page,
}) => {
  await signIn(page, 'indigo-loom@milepost.example')
  await expect(page).toHaveURL('/institution')
  await expect(page.getByRole('heading', { name: 'Total Courses' })).toBeVisible()
  const learners = page.getByRole('region', { name: 'Learners and your courses' })
  await expect(learners.getByText(/^Published on /)).toBeVisible()
  for (const value of await learners.locator('dd').allInnerTexts()) expect(value).toMatch(/^(\d*[05]|fewer than five)$/)
  const picture = learners.getByRole('region', { name: 'Learners who opened a course, by week' })
  await picture.getByText('Show as a table').click()
  await expect(picture.getByRole('row')).toHaveCount(13)
  const table = page.getByRole('table', { name: 'Learners by course' })
  await expect(table.getByRole('row')).toHaveCount(11)
  await expect(table).toContainText('fewer than 5')
  await expect(page.getByRole('region', { name: 'Feedback' })).toContainText('4 of 5')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/institution?page=2')

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: 'Demand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demand' })).toBeVisible()
  const suggestion = page.getByRole('region', { name: 'React' })
  await expect(suggestion).toContainText('which you teach: Frontend frameworks.')
  const demand = page.getByRole('table', { name: 'Steps without a course' })
  await expect(demand.getByRole('row').nth(1)).toContainText(/\d*[05]/)
  await expect(suggestion.getByRole('link', { name: 'Draft this course' })).toHaveAttribute(
    'href',
    '/institution/courses?new=1&title=React&skill=react',
  )
})

test('an admin sees the platform by week, and what advice comes to', async ({ page }) => {
  await signIn(page, 'admin@milepost.example')
  const weeks = page.getByRole('region', { name: 'The last 12 weeks' })
  await expect(weeks.getByRole('heading', { level: 3 })).toHaveText(['Sign-ups', 'Roadmaps made', 'Active learners'])
  await page.getByRole('link', { name: 'Advisor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Advisor' })).toBeVisible()
  await page.getByLabel('Period').selectOption('90')
  await expect(page).toHaveURL('/admin/advisor?days=90')
  await expect(page.getByRole('region', { name: 'Do learners follow the advice?' })).toContainText(
    /\d+% of the roadmaps/,
  )
  await expect(page.getByRole('region', { name: 'Steps and courses' })).toContainText(/\d+% of [\d,]+ planned steps/)
  await expect(page.getByRole('region', { name: 'Language model' })).toContainText('No language model is set up')
})
