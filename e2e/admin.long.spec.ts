import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { emailTo } from './emails.ts'
import { actForInstitution, offerCourse } from './institution.ts'
import { expect, signIn, test, toastOf } from './product.ts'

const admin = 'admin@milepost.example'
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a message is answered by mail', async ({ page, product }) => {
  const email = `${randomUUID()}@example.com`
  await fetch(`${product.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Curious Visitor', email, message: 'Do you teach welding?' }),
  })
  await signIn(page, admin)
  await page.getByRole('link', { name: 'Messages' }).click()
  await row(page, email).getByRole('button', { name: 'Curious Visitor', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Message from Curious Visitor' })
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(dialog.getByLabel('Answer', { exact: true })).toBeFocused()
  await dialog.getByLabel('Answer', { exact: true }).fill('Not yet.')
  await dialog.getByRole('button', { name: 'Send the answer' }).dblclick()
  await expect(toastOf(page, 'Your reply has been sent.')).toBeVisible()
  await expect(row(page, email)).toHaveCount(0)
  expect((await emailTo(page, email, 'contact_answer')).plain).toContain('Not yet.')
  await page.getByLabel('Status').selectOption('Answered')
  await row(page, email).getByRole('button', { name: 'Curious Visitor', exact: true }).click()
  await expect(dialog).toContainText('Not yet.')
})

test('moderation is switched on, and that stands in the audit log, which is filtered and exported', async ({
  page,
  product,
}) => {
  await signIn(page, admin)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('navigation', { name: 'Account menu' }).getByRole('link', { name: 'Settings' }).click()
  const moderation = page.getByRole('switch', { name: 'Review institutions’ courses before they’re shown' })
  await moderation.check()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
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
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [header, ...lines] = file.trimEnd().split('\r\n')
  expect(header).toContain('time,action,actor')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.every((line) => line.includes(',settings.changed,'))).toBe(true)
})
