import type { Page } from '@playwright/test'
import { subscribe } from './paying.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  pressByKey,
  signIn,
  signUp,
  tabTo,
  test,
} from './product.ts'

const message = (page: Page) => page.getByLabel('Message')
const send = (page: Page) => page.getByRole('button', { name: 'Send Feedback' })
const institution = (page: Page) => page.getByRole('combobox', { name: 'Institution' })
const course = (page: Page) => page.getByRole('combobox', { name: 'Course' })
const said = (page: Page) => page.getByRole('region', { name: 'What you have said so far' })
const thanks = 'Thank you! Your feedback has been received.'

async function chooseInstitution(page: Page, words: string, name: RegExp): Promise<void> {
  await institution(page).fill(words)
  await page.getByRole('option', { name }).click()
  await expect(institution(page)).toHaveValue(name)
}

test('feedback is given, thanked for four seconds, listed and taken back', async ({ page }) => {
  await signUp(page, 'Nila Learner')
  await page.goto('/feedback')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nila Learner')
  await expect(said(page)).toContainText('Nothing yet.')
  await send(page).click()
  await expect(institution(page)).toBeFocused()
  await expect(institution(page)).toHaveAccessibleDescription('Choose an institution from the list.')
  await expect(message(page)).toHaveAccessibleDescription('Write a message.')
  await expectAccessibleByDayAndNight(page)

  await institution(page).fill('lagoon')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('option', { name: /Lagoonside/ }).click()
  await page.getByRole('radio', { name: '4 stars' }).check()
  await message(page).fill('Patient teachers')
  await page.clock.install()
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await expect(institution(page)).toHaveValue('')
  await expect(page.getByRole('radio', { name: '4 stars' })).not.toBeChecked()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nila Learner')
  await page.clock.fastForward(4_000)
  await expect(page.getByText(thanks)).toHaveCount(0)
  await page.clock.resume()

  const piece = said(page).getByRole('listitem')
  await expect(piece).toContainText('Patient teachers')
  await expect(piece).toContainText('without your name')
  await expect(piece).toContainText('4 stars')
  await piece.getByRole('button', { name: /Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this feedback?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(piece.getByRole('button', { name: /Delete/ })).toBeFocused()
  await piece.getByRole('button', { name: /Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(said(page)).toContainText('Nothing yet.')
  await expect(page.getByRole('heading', { name: 'What you have said so far' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('another type resets the target, courses are found by their titles, and stars need not be given', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/feedback')
  await chooseInstitution(page, 'indigo', /Indigo Loom/)
  await page.getByRole('radio', { name: 'A course' }).check()
  await expect(institution(page)).toHaveCount(0)
  await expect(course(page)).toHaveValue('')
  await page.getByRole('radio', { name: 'An institution' }).check()
  await expect(institution(page)).toHaveValue('')
  await page.getByRole('radio', { name: 'A course' }).check()
  await course(page).fill('no course is called this')
  await expect(page.getByText('Nothing has this in its name.')).toBeVisible()
  await course(page).fill('react dev')
  await page.getByRole('option', { name: /React Development/ }).click()
  await page.getByRole('radio', { name: '5 stars' }).check()
  await page.getByRole('button', { name: 'Remove the rating' }).click()
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused()
  await message(page).fill('Much to build')
  await page.getByLabel(/Tell the institution my name/).check()
  await send(page).click()
  const piece = said(page).getByRole('listitem')
  await expect(piece).toContainText('React Development')
  await expect(piece).toContainText('with your name')
  await expect(piece).not.toContainText('star')
})

test('works by the keyboard alone', async ({ page }) => {
  await signUp(page)
  await page.goto('/feedback')
  await tabTo(page, page.getByRole('radio', { name: 'An institution' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'A course' })).toBeChecked()
  await tabTo(page, course(page))
  await page.keyboard.type('git and github v')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(course(page)).toHaveValue(/Git and GitHub/)
  await tabTo(page, page.getByRole('radio', { name: '1 star' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await tabTo(page, message(page))
  await page.keyboard.type('Short and good')
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(said(page).getByRole('listitem')).toContainText('3 stars')
})

test.describe('what fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] })

  test('is said and can be tried again, with all that was typed, also after a reload', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/feedback')
    await page.route('**/api/feedback/targets?*', (route) => route.abort())
    await institution(page).fill('lag')
    await expect(page.getByText('The list could not be loaded.')).toBeVisible()
    await page.unroute('**/api/feedback/targets?*')
    await chooseInstitution(page, 'lagoon', /Lagoonside/)
    await page.getByRole('radio', { name: '2 stars' }).check()
    await message(page).fill('Too far away')
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText('Your feedback could not be sent. Please try again.')
    await context.setOffline(false)
    await page.reload()
    await expect(institution(page)).toHaveValue(/Lagoonside/)
    await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
    await expect(message(page)).toHaveValue('Too far away')
    // The answer is lost on its way: what is sent again is kept once.
    await page.route(
      '**/api/feedback',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await send(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await send(page).dblclick()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(said(page).getByRole('listitem')).toHaveCount(1)
  })

  test('the list of one’s own is asked for again, and what another tab deleted goes', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/feedback')
    await chooseInstitution(page, 'lagoon', /Lagoonside/)
    await message(page).fill('Good')
    await send(page).click()
    const piece = said(page).getByRole('listitem')
    await expect(piece).toHaveCount(1)
    const other = await context.newPage()
    await other.goto('/feedback')
    await said(other)
      .getByRole('button', { name: /Delete/ })
      .click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(said(other)).toContainText('Nothing yet.')
    await page.route('**/api/feedback/*/*', (route) => route.abort())
    await piece.getByRole('button', { name: /Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
      'It could not be deleted. Please try again.',
    )
    await page.unroute('**/api/feedback/*/*')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(said(page)).toContainText('Nothing yet.')
    await page.route('**/api/feedback/*?*', (route) =>
      route.request().url().includes('targets') ? route.continue() : route.fulfill({ status: 400, json: {} }),
    )
    await other.close()
    await page.goto('/dashboard')
    await page.goBack()
    await expect(said(page).getByRole('alert')).toContainText('Your feedback could not be loaded.')
    await page.unroute('**/api/feedback/*?*')
    await said(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(said(page)).toContainText('Nothing yet.')
  })
})

test.describe('a course that is missing', () => {
  const name = (page: Page) => page.getByLabel('Course name')
  const request = (page: Page) => page.getByRole('button', { name: 'Send Request' })
  const asked = (page: Page) => page.getByRole('region', { name: 'What you have asked for' })

  async function fill(page: Page, courseName: string): Promise<void> {
    await name(page).fill(courseName)
    await page.getByLabel('Description').fill('From the first line to a running service')
    await page.getByLabel('Category').selectOption('Web Development')
    await page.getByLabel('Price').selectOption('₹1,000 - ₹5,000')
  }

  test('is asked for from the explorer, confirmed for four seconds, and withdrawn', async ({ page }) => {
    await signUp(page)
    await page.goto('/dashboard/courses')
    await page.getByRole('searchbox').fill('zymurgy')
    await expect(page.getByText('No courses match your filters')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a course' }).click()
    await expect(name(page)).toHaveValue('zymurgy')
    await expect(page.getByLabel('Difficulty')).toHaveValue('Beginner')
    await expect(page.getByLabel('Mode')).toHaveValue('Online')
    await page.getByLabel('Link').fill('javascript:alert(1)')
    await request(page).click()
    await expect(page.getByLabel('Description')).toBeFocused()
    await expect(page.getByLabel('Price')).toHaveAccessibleDescription('Choose what it may cost.')
    await expect(page.getByLabel('Link')).toHaveAccessibleDescription(/begins with http/)
    await expectAccessibleByDayAndNight(page)
    await fill(page, 'Brewing software')
    await page.getByLabel('Link').fill('https://example.com/brewing')
    await page.clock.install()
    await request(page).dblclick()
    await expect(page.getByText('Course request sent successfully.')).toBeVisible()
    await expect(name(page)).toHaveValue('')
    await page.clock.fastForward(4_100)
    await expect(page.getByText('Course request sent successfully.')).toHaveCount(0)
    await page.clock.resume()
    const item = asked(page).getByRole('listitem')
    await expect(item).toHaveCount(1)
    await expect(item).toContainText('Waiting for an answer')
    await expect(item.getByRole('link')).toHaveAttribute('href', 'https://example.com/brewing')
    await item.getByRole('button', { name: /Withdraw/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(asked(page)).toContainText('Nothing yet.')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('is asked for and withdrawn by the keyboard alone', async ({ page }) => {
    await signUp(page)
    await page.goto('/submit-course')
    await tabTo(page, name(page))
    await page.keyboard.type('Weaving by machine')
    await page.keyboard.press('Tab')
    await page.keyboard.type('From thread to cloth')
    await tabTo(page, page.getByLabel('Category'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByLabel('Price'))
    await page.keyboard.press('ArrowDown')
    await pressByKey(page, request(page))
    await expect(page.getByText('Course request sent successfully.')).toBeVisible()
    await expect(request(page)).toBeFocused()
    const item = asked(page).getByRole('listitem')
    await expect(item).toContainText('Weaving by machine')
    const remove = item.getByRole('button', { name: /Withdraw/ })
    await pressByKey(page, remove)
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await pressByKey(page, question.getByRole('button', { name: 'Withdraw' }))
    await expect(asked(page)).toContainText('Nothing yet.')
    await expect(asked(page).getByRole('heading', { name: 'What you have asked for' })).toBeFocused()
  })

  test.describe('is refused or not reached', () => {
    test.use({ allowedConsoleErrors: [/Failed to load resource/] })
    test('is asked for from a step that has none, and the answer stands on the page', async ({
      page,
      browser,
      baseURL,
    }) => {
      await signIn(page, 'halfway@milepost.example')
      await page.goto('/dashboard/roadmap')
      const link = page.getByRole('link', { name: /^Ask for a course/ })
      const [step] = (await link.count()) > 0 ? [await link.first().getAttribute('href')] : [null]
      await page.goto(step ?? '/submit-course?name=A%20step')
      await expect(name(page)).not.toHaveValue('')
      await fill(page, 'Answered course')
      await request(page).click()
      await expect(asked(page).getByRole('heading', { name: 'Answered course' })).toBeVisible()
      const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
      await signIn(admin, 'admin@milepost.example')
      await admin.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
        const waiting = await (
          await fetch('/api/admin/course-requests?status=requested&page_size=100', { headers })
        ).json()
        const { id } = waiting.find((each: { courseName: string }) => each.courseName === 'Answered course')
        const body = JSON.stringify({ status: 'planned', answer: 'It begins in spring.' })
        await fetch(`/api/admin/course-requests/${id}`, { method: 'PUT', headers, body })
      })
      await admin.context().close()
      // The page still offers to withdraw what was answered meanwhile.
      await asked(page)
        .getByRole('button', { name: /Withdraw \(Answered course\)/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('answered already')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      const item = asked(page).getByRole('listitem').filter({ hasText: 'Answered course' })
      await expect(item).toContainText('It begins in spring.')
      await expect(item).toContainText('Planned')
      await expectAccessibleByDayAndNight(page)
    })

    test('keeps all that was typed', async ({ page, context }) => {
      await signUp(page)
      await page.goto('/submit-course?name=Rust')
      await fill(page, 'Rust, slowly')
      await context.setOffline(true)
      await request(page).click()
      await expect(page.getByRole('alert')).toHaveText('Your request could not be sent. Please try again.')
      await context.setOffline(false)
      await page.reload()
      await expect(name(page)).toHaveValue('Rust, slowly')
      await expect(page.getByLabel('Category')).toHaveValue('Web Development')
      await request(page).click()
      await expect(asked(page).getByRole('heading', { name: 'Rust, slowly' })).toBeVisible()
    })
  })
})

test('after a payment one is asked for feedback', async ({ page }) => {
  await subscribe(page, 'Pro')
  await page.goto('/payment-success')
  await page.getByRole('link', { name: 'Leave Feedback' }).click()
  await expect(page).toHaveURL('/feedback')
})
