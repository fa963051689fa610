import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { makeWorkbook } from '../apps/web/test/make-workbook.ts'
import { demoPassword, expect, type Product, signIn, test, toastOf } from './product.ts'

const institution = 'lagoonside@milepost.example'
const admin = 'admin@milepost.example'

/** Asks the API as one of the demo accounts. */
async function actAs({ address }: Product, email: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: demoPassword })
  const reply = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  const { token, user } = (await reply.json()) as { token: string; user: { institution_id: number } }
  const send = (method: string, path: string, sent: object) =>
    fetch(`${address}/api${path}`, {
      method,
      body: JSON.stringify(sent),
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
  return { institutionId: user.institution_id, send }
}

async function visit(page: Page, email: string, address: string): Promise<void> {
  await page.evaluate(() => window.localStorage.clear()).catch(() => undefined)
  await signIn(page, email)
  await page.goto(address)
}

/** The card of a course, found by searching for it. */
async function cardOf(page: Page, title: string): Promise<Locator> {
  await page.goto(`/institution/courses?${new URLSearchParams({ search: title })}`)
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}

async function rowOf(page: Page, title: string): Promise<Locator> {
  await page.goto(`/admin/courses?${new URLSearchParams({ search: title })}`)
  return page.getByRole('row').filter({ hasText: title })
}

test('a first course waits, is rejected with a reason, sent again, approved, and found by a learner', async ({
  page,
  product,
}) => {
  const title = `Docker for harbours ${randomUUID().slice(0, 8)}`
  const member = await actAs(product, institution)
  await visit(page, institution, '/institution/courses')
  await page.getByRole('button', { name: 'Add Course' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Course' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please fill all fields before submitting.')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Build images and run containers with Docker.')
  await dialog.getByLabel('Duration').fill('6')
  await dialog.getByLabel('Price').fill('-5')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Price must be a valid positive number.')
  await dialog.getByLabel('Price').fill('4500')
  await expect(dialog.getByRole('button', { name: 'Remove Docker' })).toBeVisible()
  await dialog.getByLabel('What it teaches').fill('kubern')
  await page.getByRole('option', { name: 'Kubernetes', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Remove Kubernetes' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(toastOf(page, 'The course has been created.')).toBeVisible()
  const card = await cardOf(page, title)
  await expect(card).toContainText('Approved')
  await expect(card).toContainText('Price: ₹4,500')

  // As if an admin had the platform's courses wait.
  const office = await actAs(product, admin)
  const list = await fetch(`${product.address}/api/courses?${new URLSearchParams({ search: title })}`)
  const [{ id }] = (await list.json()) as [{ id: number }]
  await office.send('PUT', `/courses/${id}/status`, { status: 'rejected', reason: 'Which tools are used?' })
  await member.send('PUT', `/courses/${id}/status`, { status: 'pending' })

  await visit(page, admin, '/admin/courses')
  const row = await rowOf(page, title)
  await row.getByRole('button', { name: 'Reject' }).click()
  const rejection = page.getByRole('dialog', { name: `Reject “${title}”?` })
  await rejection.getByLabel('Reason').fill('Say who it is for.')
  await rejection.getByRole('button', { name: 'Reject' }).click()
  await expect(row).toContainText('Rejected')

  await visit(page, institution, '/institution/courses')
  const rejected = await cardOf(page, title)
  await expect(rejected).toContainText('Say who it is for.')
  await rejected.getByRole('button', { name: 'Send again' }).click()
  await expect(rejected).toContainText('Pending')

  await visit(page, admin, '/admin/courses')
  const waiting = await rowOf(page, title)
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(waiting).toContainText('Approved')
  await waiting.getByRole('button', { name: title }).first().click()
  await expect(page.getByRole('dialog', { name: title })).toContainText('Say who it is for.')

  await visit(page, 'halfway@milepost.example', `/dashboard/courses?${new URLSearchParams({ search: title })}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test.describe('edited by two', () => {
  test.use({ allowedConsoleErrors: [/409/] })

  test('the second sees both versions, loses nothing, and decides', async ({ page, product }) => {
    const title = `Git for two ${randomUUID().slice(0, 8)}`
    const member = await actAs(product, institution)
    const offered = { title, description: 'Branches and merges with Git.', duration: '4', price: 100 }
    const reply = await member.send('POST', '/courses', { ...offered, institution_id: member.institutionId })
    const { id } = (await reply.json()) as { id: number }
    await visit(page, institution, '/institution/courses')
    await (await cardOf(page, title)).getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Course' })
    await dialog.getByLabel('Price').fill('250')
    await member.send('PUT', `/courses/${id}`, { ...offered, price: 175 })
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog).toContainText('175')
    await expect(dialog).toContainText('250')
    await dialog.getByRole('button', { name: 'Use my version' }).click()
    await expect(toastOf(page, 'The course has been updated.')).toBeVisible()
    await expect(await cardOf(page, title)).toContainText('₹250')
  })
})

test('a workbook is read in a worker that the content policy allows, imported and undone', async ({ page }) => {
  const name = `Quay ${randomUUID().slice(0, 8)}`
  const rows = Array.from({ length: 300 }, (_, at) => [`${name} ${at + 1}`, 'Docker on ships. '.repeat(120), '₹5,000'])
  const workbook = makeWorkbook([
    { name: 'Courses', rows: [['Our courses'], ['Course Title', 'Details', 'Fee'], ...rows] },
  ])
  await visit(page, institution, '/institution/courses')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import courses' })
  await dialog
    .getByLabel('Spreadsheet or CSV file')
    .setInputFiles({ name: 'courses.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(workbook) })
  await dialog.getByRole('button', { name: 'Import 300 courses' }).click()
  await expect(toastOf(page, 'Courses created: 300. Updated: 0.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(toastOf(page, 'The import is undone. Deleted: 300. Restored: 0.')).toBeVisible()
  await page.goto(`/institution/courses?${new URLSearchParams({ search: name })}`)
  await expect(page.getByText('No courses found.')).toBeVisible()
})

test('a template is downloaded', async ({ page }) => {
  await visit(page, institution, '/institution/courses')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a template' }).click()
  expect((await download).suggestedFilename()).toBe('milepost-courses-template.xlsx')
})

test('a file of 200 courses with ten bad lines', async ({ page }) => {
  const name = `Harbour ${randomUUID().slice(0, 8)}`
  const rows = Array.from({ length: 200 }, (_, at) =>
    at % 20 === 7 ? `,Line without a title,4,100` : `${name} ${at + 1},Docker on day ${at + 1},4,${at}`,
  )
  const csv = `\uFEFFTitle;Description;Duration;Price\r\n${rows.join('\r\n').replaceAll(',', ';')}\r\n`
  await visit(page, institution, '/institution/courses')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import courses' })
  await dialog
    .getByLabel('Spreadsheet or CSV file')
    .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog).toContainText('10 lines have problems and are left out.')
  await expect(dialog).toContainText('Title is required.')
  await dialog.getByRole('button', { name: 'Import 190 courses' }).dblclick()
  await expect(toastOf(page, 'Courses created: 190. Updated: 0.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto(`/institution/courses?${new URLSearchParams({ search: name })}`)
  await expect(page.getByText('Showing 1-9 of 190 courses')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^milepost-courses-[\d-]{10}\.csv$/)
})
