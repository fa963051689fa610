import { randomUUID } from 'node:crypto'
import type { Session } from '@milepost/contract/accounts/schema'
import type { Browser, Page } from '@playwright/test'
import { emailTo, linkIn } from './emails.ts'
import { actForInstitution, offerCourse } from './institution.ts'
import { expect, password, signIn, test, toastOf } from './product.ts'

/** A learner, made over the API. */
async function makeLearner(address: string, name: string): Promise<Session & { email: string }> {
  const email = `${randomUUID()}@example.com`
  const reply = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password }),
  })
  return { ...((await reply.json()) as Session), email }
}

/** A separate browser context, signed in. */
async function openAs(browser: Browser, address: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await signIn(page, email, password)
  return page
}

test('an institution accepts an application, and the learner gets a notice', async ({ page, product }) => {
  const institution = await actForInstitution(product.address)
  const courseId = await offerCourse(institution, 'Nets and knots')
  const learner = await makeLearner(product.address, 'Mani Applicant')
  const applied = await fetch(`${product.address}/api/applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: learner.user.id, courseId, message: 'Is there an evening group?' }),
  })
  expect(applied.status).toBe(201)
  await signIn(page, 'lagoonside@milepost.example')
  await page.getByRole('link', { name: 'Applications', exact: true }).click()
  await page.getByLabel('Status').selectOption('applied')
  await page.getByRole('button', { name: 'Mani Applicant', exact: true }).click()
  const record = page.getByRole('article', { name: /^Mani Applicant/ })
  await expect(record).toContainText('Is there an evening group?')
  await record.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept' })
  await dialog.getByLabel('Message to the learner').fill('Yes, on Tuesdays.')
  await page.keyboard.press('Escape')
  await record.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog.getByLabel('Message to the learner')).toHaveValue('Yes, on Tuesdays.')
  await dialog.getByRole('button', { name: 'Accept' }).dblclick()
  await expect(page.getByText('1 application is changed.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Mani Applicant' })).toHaveCount(0)
  const own = await fetch(`${product.address}/api/applications/${learner.user.id}`, {
    headers: { authorization: `Bearer ${learner.token}` },
  })
  expect(await own.json()).toMatchObject([{ status: 'enrolled', answer: 'Yes, on Tuesdays.' }])
})

test('an invitation is accepted in another browser, and the member is removed again', async ({
  browser,
  page,
  product,
}) => {
  const email = `${randomUUID()}@example.com`
  await signIn(page, 'lagoonside@milepost.example')
  await page.getByRole('link', { name: 'People' }).click()
  // The lists above and below the button have come to rest.
  await expect(page.getByRole('row', { name: /Owner/ })).toBeVisible()
  await expect(page.getByText('No open invitations.')).toBeVisible()
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByLabel('Email address to invite')).toBeFocused()
  await page.getByLabel('Email address to invite').fill(email)
  await page.getByRole('button', { name: 'Invite' }).dblclick()
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()

  const context = await browser.newContext({ baseURL: product.address })
  const invited = await context.newPage()
  await invited.goto(linkIn(await emailTo(page, email, 'institution_invitation')))
  await expect(invited.getByRole('heading', { name: 'Lagoonside Polytechnic invites you' })).toBeVisible()
  await invited.getByRole('link', { name: 'Sign Up' }).click()
  await invited.getByLabel('Name').fill('Ines Invited')
  await invited.getByLabel('Email').fill(email)
  await invited.getByLabel('Password', { exact: true }).fill(password)
  await invited.getByLabel('Confirm Password', { exact: true }).fill(password)
  await invited.getByRole('button', { name: 'Create Account' }).click()
  await invited.getByRole('button', { name: 'Join Lagoonside Polytechnic' }).dblclick()
  await expect(invited).toHaveURL('/institution')
  await expect(toastOf(invited, 'Welcome to Lagoonside Polytechnic.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('No open invitations.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Ines Invited' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'Ines Invited is no longer part of the institution.')).toBeVisible()
  // The other browser hears of it by itself.
  await expect(invited).toHaveURL('/login')
  await context.close()
})

test('a role changes and an account is deleted while a user is signed in', async ({ browser, page, product }) => {
  const { email } = await makeLearner(product.address, 'Rolf Changing')
  const other = await openAs(browser, product.address, email)
  await signIn(page, 'admin@milepost.example')
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByLabel('Search').fill(email)
  await expect(page.getByRole('row').filter({ hasText: 'Rolf Changing' })).toBeVisible()
  const role = page.getByLabel('Role of Rolf Changing', { exact: true })
  await role.selectOption('institution')
  const dialog = page.getByRole('dialog', { name: 'Change the role of Rolf Changing?' })
  await dialog.getByRole('button', { name: 'Change the role' }).click()
  await expect(dialog.getByLabel('Institution')).toBeFocused()
  await dialog.getByLabel('Institution').fill('Lagoon')
  await dialog.getByRole('option', { name: 'Lagoonside Polytechnic' }).click()
  await dialog.getByRole('button', { name: 'Change the role' }).dblclick()
  await expect(role).toHaveValue('institution')
  // The other browser hears of it by itself, and goes where its user belongs now.
  await expect(other).toHaveURL('/institution')
  await expect(toastOf(other, 'Your account is part of an institution now')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Rolf Changing' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await expect(question).toContainText('Are you sure you want to delete this user?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await other.context().close()
})
