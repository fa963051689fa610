import { randomUUID } from 'node:crypto'
import { expect, signIn, test, toastOf } from './product.ts'

test('a learner asks for a session, an admin answers, and the learner sees when and where', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, 'premium@milepost.example')
  await page.goto('/dashboard/mentoring')
  const about = `My first portfolio ${randomUUID()}`
  await page.getByLabel('What would you like to talk about?').fill(about)
  const inTwoDays = await page.evaluate(() => {
    const time = new Date(Date.now() + 2 * 86_400_000)
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  })
  await page.getByLabel('Time 1', { exact: true }).fill(inTwoDays)
  await page.getByRole('button', { name: 'Request a session' }).dblclick()
  const request = page.getByRole('listitem').filter({ hasText: about })
  await expect(request).toContainText('Waiting for an answer')

  const context = await browser.newContext({ baseURL: product.address })
  const admin = await context.newPage()
  await signIn(admin, 'admin@milepost.example')
  await admin.getByRole('link', { name: 'Mentoring' }).click()
  const row = admin.getByRole('row').filter({ hasText: about })
  await row.getByRole('button').first().click()
  const dialog = admin.getByRole('dialog', { name: /^A session for / })
  await dialog.getByRole('radio').first().check()
  await dialog.getByLabel('Link to the session').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(dialog.getByText('Enter a web address that starts with http:// or https://.')).toBeVisible()
  await dialog.getByLabel('Link to the session').fill('https://meet.example/room')
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(toastOf(admin, 'We’ve told the learner.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await context.close()

  await page.reload()
  await expect(request).toContainText('Answered')
  await expect(request.getByRole('link', { name: /Join the session/ })).toHaveAttribute(
    'href',
    'https://meet.example/room',
  )
})
