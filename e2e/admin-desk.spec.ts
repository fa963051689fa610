import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { actForInstitution, offerCourse } from './institution.ts'
import { mailTo } from './mails.ts'
import { demoPassword, expect, expectAccessibleByDayAndNight, noticeOf, signIn, test } from './product.ts'

const admin = 'admin@milepost.example'
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function post(address: string, path: string, body: object, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('the login history is filtered by role and read page by page', async ({ page, product }) => {
  const wrong = { email: admin, password: 'not the password' }
  for (let times = 0; times < 6; times += 1) await post(product.address, '/auth/login', wrong)
  await signIn(page, admin)
  const history = page.getByRole('region', { name: 'Login History' })
  await expect(history.getByRole('row')).toHaveCount(6)
  await history.getByLabel('Role', { exact: true }).selectOption('Institutions')
  await expect(history.getByRole('row').filter({ hasText: admin })).toHaveCount(0)
  await history.getByLabel('Role', { exact: true }).selectOption('Admins')
  await expect(history.getByRole('row').nth(1)).toContainText(admin)
  await expect(history.getByRole('row').nth(1)).toContainText('Success')
  await expect(history.getByRole('row').nth(2)).toContainText('Failed')
  await expect(history.getByText(/^Page 1 of \d/)).toBeVisible()
  await history.getByRole('button', { name: 'Next' }).click()
  await expect(history.getByText(/^Page 2 of \d/)).toBeVisible()
  await history.getByRole('button', { name: 'Previous' }).click()
  await history.getByLabel('Entries a page').selectOption('Last 20')
  await expect(history.getByText('Page 1 of 1')).toBeVisible()
  await expectAccessibleByDayAndNight(page)
})

test('a message is answered by mail', async ({ page, product }) => {
  const email = `${randomUUID()}@example.com`
  await post(product.address, '/contact', { name: 'Curious Visitor', email, message: 'Do you teach welding?' })
  await signIn(page, admin)
  await page.getByRole('link', { name: 'Messages' }).click()
  await row(page, email).getByRole('button', { name: 'Answer Curious Visitor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message from Curious Visitor' })
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(dialog.getByLabel('Answer', { exact: true })).toBeFocused()
  await dialog.getByLabel('Answer', { exact: true }).fill('Not yet.')
  await expectAccessibleByDayAndNight(page)
  await dialog.getByRole('button', { name: 'Send the answer' }).dblclick()
  await expect(noticeOf(page, 'The answer is on its way by mail.')).toBeVisible()
  await expect(row(page, email)).toHaveCount(0)
  expect((await mailTo(page, email, 'contact_answer')).plain).toContain('Not yet.')
  await page.getByLabel('Status').selectOption('Answered')
  await row(page, email).getByRole('button', { name: 'Read the message of Curious Visitor' }).click()
  await expect(dialog).toContainText('Not yet.')
})

test('a mentoring request is answered, and its learner sees when and where', async ({ page, product, browser }) => {
  const premium = { email: 'premium@milepost.example', password: demoPassword }
  const { token, user } = (await (await post(product.address, '/auth/login', premium)).json()) as {
    token: string
    user: { id: string; name: string }
  }
  const proposedTimes = [new Date(Date.now() + 2 * 86_400_000).toISOString()]
  const topic = `My first portfolio ${randomUUID()}`
  await post(product.address, '/mentoring/requests', { userId: user.id, topic, proposedTimes }, token)
  await signIn(page, admin)
  await page.getByRole('link', { name: 'Mentoring' }).click()
  await row(page, topic)
    .getByRole('button', { name: `Answer ${user.name}` })
    .click()
  const dialog = page.getByRole('dialog', { name: `A session for ${user.name}` })
  await dialog.getByRole('radio').first().check()
  await dialog.getByLabel('Link to the session').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(dialog.getByText('Give a web address that begins with http:// or https://.')).toBeVisible()
  await dialog.getByLabel('Link to the session').fill('https://meet.example/room')
  await expectAccessibleByDayAndNight(page)
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(noticeOf(page, 'The learner is told.')).toBeVisible()
  await expect(row(page, topic)).toHaveCount(0)

  const context = await browser.newContext({ baseURL: product.address })
  const learner = await context.newPage()
  await signIn(learner, premium.email)
  await learner.goto('/dashboard/mentoring')
  const request = learner.getByRole('listitem').filter({ hasText: topic })
  await expect(request).toContainText('Answered')
  await expect(request.getByRole('link', { name: /Join the session/ })).toHaveAttribute(
    'href',
    'https://meet.example/room',
  )
  await context.close()
})

test('moderation is switched on, and that stands in the audit log, which is filtered and exported', async ({
  page,
  product,
}) => {
  await signIn(page, admin)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const moderation = page.getByRole('switch', { name: 'Courses of institutions wait for approval' })
  await moderation.check()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  const title = `Moderated ${randomUUID()}`
  await offerCourse(await actForInstitution(product.address), title)
  const found = await fetch(`${product.address}/api/courses?${new URLSearchParams({ search: title })}`)
  expect(await found.json()).toEqual([])
  await moderation.uncheck()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByLabel('What', { exact: true }).selectOption('Changed a setting')
  await expect(page.getByText(/^Showing 1-\d+ of \d+ entries$/)).toBeVisible()
  await expect(row(page, 'Signed in')).toHaveCount(0)
  await expect(row(page, 'moderateCourses').first()).toContainText('before: true · after: false')
  await expectAccessibleByDayAndNight(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [header, ...lines] = file.trimEnd().split('\r\n')
  expect(header).toContain('time,action,actor')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.every((line) => line.includes(',settings.changed,'))).toBe(true)
})

// The server's side of it is tested over HTTP: here a job that failed for good would take an hour to make.
test('a failed job is retried once', async ({ page }) => {
  await signIn(page, admin)
  const id = randomUUID()
  const job = {
    ...{ id, name: 'send-mail', tries: 21, sentAt: null, failedAt: '2026-11-01T10:00:00.000Z' },
    ...{ error: 'connect ECONNREFUSED', about: { mailKind: 'receipt' } },
  }
  let retries = 0
  await page.route('**/api/admin/jobs?*', (route) => route.fulfill({ json: retries === 0 ? [job] : [] }))
  await page.route(`**/api/admin/jobs/${id}/retry`, (route) => {
    retries += 1
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('link', { name: 'Failed jobs' }).click()
  await expect(row(page, 'send-mail')).toContainText('connect ECONNREFUSED')
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('button', { name: 'Retry send-mail' }).dblclick()
  await expect(page.getByText('No job has failed for good.')).toBeVisible()
  expect(retries).toBe(1)
})
