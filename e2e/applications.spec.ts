import { actForInstitution, answerFor, offerCourse, openCourse } from './institution.ts'
import { pay, sandboxCheckout } from './paying.ts'
import { expect, expectAccessibleByDayAndNight, noticeOf, signUp, test } from './product.ts'

const message = 'Is there a group in the evening?'

test('a learner applies, sees the answer, and an answered application stays', async ({ page, product }) => {
  const institution = await actForInstitution(product.address)
  const title = 'Weaving patterns with code'
  await offerCourse(institution, title)
  const { name, email } = await signUp(page)
  await page.goto('/dashboard/applications')
  await expect(page.getByRole('heading', { name: 'You have not applied to a course yet' })).toBeVisible()
  await expectAccessibleByDayAndNight(page)

  const dialog = await openCourse(page, title)
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  const form = dialog.getByRole('form', { name: 'Apply to Lagoonside Polytechnic' })
  await expect(form.getByLabel('Message')).toBeFocused()
  await expect(form.getByRole('listitem')).toHaveText([
    `your name: ${name}`,
    `your mail address: ${email}`,
    'your message',
  ])
  await form.getByLabel('Message').fill(message)
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('32 of 1,000 characters')
  await expectAccessibleByDayAndNight(page)
  await form.getByRole('button', { name: 'Send application' }).dblclick()
  await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
  await expectAccessibleByDayAndNight(page)
  await dialog.getByRole('link', { name: 'My applications' }).click()

  await expect(page).toHaveURL('/dashboard/applications')
  const own = page.getByRole('region', { name: 'Your applications' }).getByRole('listitem')
  await expect(own).toHaveCount(1)
  await expect(own).toContainText('Waiting for an answer')
  await expect(page.getByText('Open at the moment: 1 of the 3 applications')).toBeVisible()
  await own.getByText('What you wrote').click()
  await expect(own).toContainText(message)
  await expectAccessibleByDayAndNight(page)

  await answerFor(institution, title, { status: 'declined', answer: 'The course is full.' })
  // The page hears of it by itself.
  await expect(own).toContainText('Declined')
  await expect(own).toContainText('The course is full.')
  await expect(own.getByRole('button')).toHaveCount(0)
  const again = await openCourse(page, title)
  await expect(again).toContainText('An earlier application of yours was declined. You can apply again.')
})

test('an application is withdrawn, also after a failure, and by the keyboard alone', async ({ page, product }) => {
  const institution = await actForInstitution(product.address)
  const title = 'Maps of the lagoon'
  await offerCourse(institution, title)
  await signUp(page)
  await openCourse(page, title)
  await page.getByRole('button', { name: 'Apply Now' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(message)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send application' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'My applications' })).toBeFocused()
  await page.keyboard.press('Enter')

  const withdraw = page.getByRole('button', { name: `Withdraw the application to ${title}` })
  await withdraw.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' })
  await expect(question).toContainText('Lagoonside Polytechnic will no longer see your name')
  await page.keyboard.press('Escape')
  await expect(withdraw).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessibleByDayAndNight(page)
  await question.getByRole('button', { name: 'Withdraw the application' }).focus()
  await page.keyboard.press('Enter')
  await expect(noticeOf(page, 'Your application is withdrawn.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your applications' })).toContainText('Withdrawn')
  await expect(page.getByRole('heading', { name: 'Your applications' })).toBeFocused()
})

test.describe('what fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('applying that fails keeps what was written, also while the dialog is closed', async ({ page, product }) => {
    const institution = await actForInstitution(product.address)
    const title = 'Bridges and tides'
    const id = await offerCourse(institution, title)
    await signUp(page)
    const dialog = await openCourse(page, title)
    await dialog.getByRole('button', { name: 'Apply Now' }).click()
    await dialog.getByLabel('Message').fill(message)
    await page.route('**/api/applications', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Your application could not be sent. Please try again.')
    await expectAccessibleByDayAndNight(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: title, exact: true }).click()
    await expect(dialog.getByLabel('Message')).toHaveValue(message)
    await page.unroute('**/api/applications')
    await institution.call('DELETE', `/courses/${id}`)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This course is not offered any more')
    await expect(dialog.getByLabel('Message')).toHaveValue(message)
  })

  test('an application sent in another window is noticed', async ({ page, context, product }) => {
    const institution = await actForInstitution(product.address)
    const title = 'Nets and knots'
    await offerCourse(institution, title)
    await signUp(page)
    const other = await context.newPage()
    for (const each of [page, other]) {
      await openCourse(each, title)
      await each.getByRole('button', { name: 'Apply Now' }).click()
    }
    await other.getByRole('button', { name: 'Send application' }).click()
    await expect(other.getByText('Applied', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  })

  test('a list that fails says so and can be tried again; a withdrawal that fails changes nothing', async ({
    page,
    product,
  }) => {
    const institution = await actForInstitution(product.address)
    const title = 'Sails and winds'
    await offerCourse(institution, title)
    await signUp(page)
    await openCourse(page, title)
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('Applied', { exact: true })).toBeVisible()
    await page.goto('/dashboard/mentoring')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/api/applications/*?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('link', { name: 'My applications' }).click()
    await expect(page.getByText('Your applications could not be loaded.')).toBeVisible({ timeout: 15_000 })
    await expectAccessibleByDayAndNight(page)
    await page.unroute('**/api/applications/*?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    const withdraw = page.getByRole('button', { name: `Withdraw the application to ${title}` })
    await withdraw.click()
    await page.route('**/api/applications/*/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Withdraw the application', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('The application could not be withdrawn. Please try again.')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(withdraw).toBeFocused()
  })

  test('the plan’s limit opens the plans, and with Pro what was written is sent', async ({ page, product }) => {
    const institution = await actForInstitution(product.address)
    const titles = ['One', 'Two', 'Three', 'Four'].map((number) => `Lagoon course ${number}`)
    for (const title of titles) await offerCourse(institution, title)
    const [fourth = ''] = titles.slice(3)
    await signUp(page)
    for (const title of titles.slice(0, 3)) {
      const dialog = await openCourse(page, title)
      await dialog.getByRole('button', { name: 'Apply Now' }).click()
      await dialog.getByRole('button', { name: 'Send application' }).click()
      await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
    }
    const dialog = await openCourse(page, fourth)
    await dialog.getByRole('button', { name: 'Apply Now' }).click()
    await dialog.getByLabel('Message').fill(message)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    const plans = page.getByRole('dialog', { name: 'Choose Your Plan' })
    await expect(plans).toContainText('Your plan has room for 3 open applications at a time')
    await expect(plans).toContainText('10 open applications to courses at a time')
    await expectAccessibleByDayAndNight(page)
    await plans.getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByLabel('Message')).toHaveValue(message)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await plans.getByRole('button', { name: 'Subscribe to Pro' }).click()
    await expect(page).toHaveURL(sandboxCheckout)
    await pay(page)
    await expect(page.getByText('You have the Pro plan now.')).toBeVisible()
    const reopened = await openCourse(page, fourth)
    await reopened.getByRole('button', { name: 'Apply Now' }).click()
    await reopened.getByRole('button', { name: 'Send application' }).click()
    await expect(reopened.getByText('Applied', { exact: true })).toBeVisible()
    await page.goto('/dashboard/applications')
    await expect(page.getByText('Open at the moment: 4 of the 10 applications')).toBeVisible()
  })
})

test('screens hold at 320 pixels and with text at 200 %', async ({ page, product }) => {
  const institution = await actForInstitution(product.address)
  const title = `Averylongtitlewithoutanyspace${'s'.repeat(120)}`
  await offerCourse(institution, title)
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const dialog = await openCourse(page, title)
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await dialog.getByLabel('Message').fill('w'.repeat(1000))
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
  await answerFor(institution, title, { status: 'accepted', answer: 'a'.repeat(1000) })
  await page.goto('/dashboard/applications')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByText('What you wrote').click()
  await expect(page.getByText('a'.repeat(1000))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
