import { expect, signIn, signUp, test } from './product.ts'

test('feedback on an institution is given, listed and taken back', async ({ page }) => {
  await signUp(page, 'Nila Learner')
  await page.goto('/feedback')
  const institution = page.getByRole('combobox', { name: 'Institution' })
  await institution.fill('lagoon')
  await page.getByRole('option', { name: /Lagoonside/ }).click()
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByLabel('Message').fill('Patient teachers')
  await page.getByRole('button', { name: 'Send Feedback' }).dblclick()
  const given = page.getByRole('region', { name: 'Your feedback' })
  const piece = given.getByRole('listitem')
  await expect(piece).toHaveCount(1)
  await expect(piece).toContainText('Lagoonside Polytechnic')
  await expect(piece).toContainText('Patient teachers')
  await expect(piece).toContainText('without your name')
  await expect(piece).toContainText('4 stars')
  await piece.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(given).toContainText('Nothing yet.')
})

test('a course is asked for from a step that has none, and the answer is on the page', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'halfway@milepost.example')
  await page.goto('/dashboard/roadmap')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.getByRole('link', { name: /^Ask for a course/ })
  const step = (await link.count()) > 0 ? await link.first().getAttribute('href') : null
  await page.goto(step ?? '/submit-course?name=A%20step')
  const name = page.getByLabel('Course name')
  await expect(name).not.toHaveValue('')
  await name.fill('Answered course')
  await page.getByLabel('Description').fill('From the first line to a running service')
  await page.getByLabel('Category').selectOption('Web Development')
  await page.getByLabel('Price').selectOption('₹1,000 - ₹5,000')
  await page.getByRole('button', { name: 'Send Request' }).click()
  const asked = page.getByRole('region', { name: 'Your requests' })
  const item = asked.getByRole('listitem').filter({ hasText: 'Answered course' })
  await expect(item).toContainText('Waiting for an answer')

  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(admin, 'admin@milepost.example')
  await admin.goto('/admin/course-requests')
  await admin.getByRole('button', { name: 'Answered course', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: 'Answered course' })
  await dialog.getByLabel('Planned: we’re looking for one').check()
  await dialog.getByLabel('Message to the learner').fill('It begins in spring.')
  await dialog.getByRole('button', { name: 'Answer the request' }).click()
  await expect(dialog).toBeHidden()
  await admin.context().close()

  await page.reload()
  await expect(item).toContainText('It begins in spring.')
  await expect(item).toContainText('Planned')
})
