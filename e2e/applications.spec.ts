import { actForInstitution, answerFor, offerCourse, openCourse } from './institution.ts'
import { pay, sandboxCheckout } from './paying.ts'
import { expect, signUp, test } from './product.ts'

// The server's word that the plan has no more room is a refusal.
test.use({ allowedConsoleErrors: [/403 \(Forbidden\)/] })

test('a learner applies, sees the answer, and can apply again', async ({ page, product }) => {
  const institution = await actForInstitution(product.address)
  const title = 'Weaving patterns with code'
  await offerCourse(institution, title)
  await signUp(page)
  const dialog = await openCourse(page, title)
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await dialog.getByLabel('Message').fill('Is there a group in the evening?')
  await dialog.getByRole('button', { name: 'Send application' }).dblclick()
  await dialog.getByRole('link', { name: 'My applications' }).click()
  await expect(page).toHaveURL('/dashboard/applications')
  const own = page.getByRole('region', { name: 'Your applications' }).getByRole('listitem')
  await expect(own).toHaveCount(1)
  await expect(own).toContainText('Waiting for an answer')

  await answerFor(institution, title, { status: 'declined', answer: 'The course is full.' })
  await page.reload()
  await expect(own).toContainText('Declined')
  await expect(own).toContainText('The course is full.')
  const again = await openCourse(page, title)
  await expect(again).toContainText('Your last application was declined. You can apply again.')
})

test('the plan’s limit opens the plans, and with Pro there is room for more', async ({ page, product }) => {
  const institution = await actForInstitution(product.address)
  const titles = ['One', 'Two', 'Three', 'Four'].map((number) => `Lagoon course ${number}`)
  const ids = await Promise.all(titles.map((title) => offerCourse(institution, title)))
  const [fourth = ''] = titles.slice(3)
  await signUp(page)
  await page.evaluate(
    async (courses) => {
      const { id: userId } = JSON.parse(localStorage.getItem('user') ?? '{}')
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }
      for (const courseId of courses) {
        const body = JSON.stringify({ userId, courseId, message: '' })
        const reply = await fetch('/api/applications', { method: 'POST', headers, body })
        if (!reply.ok) throw new Error(await reply.text())
      }
    },
    ids.slice(0, 3),
  )
  const dialog = await openCourse(page, fourth)
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await dialog.getByRole('button', { name: 'Send application' }).click()
  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' })
  await plans.getByRole('button', { name: 'Subscribe to Pro' }).click()
  await expect(page).toHaveURL(sandboxCheckout)
  await pay(page)
  await expect(page.getByText('You’re now on the Pro plan.')).toBeVisible()
  const reopened = await openCourse(page, fourth)
  await reopened.getByRole('button', { name: 'Apply Now' }).click()
  await reopened.getByRole('button', { name: 'Send application' }).click()
  await expect(reopened.getByText('Applied', { exact: true })).toBeVisible()
  await page.goto('/dashboard/applications')
  await expect(page.getByText('You have 4 of 10 open applications')).toBeVisible()
})
