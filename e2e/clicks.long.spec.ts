import type { Locator, Page } from '@playwright/test'
import { makeWorkbook } from '../apps/web/test/make-workbook.ts'
import { actForInstitution, offerCourse } from './institution.ts'
import { demoPassword, expect, type Product, signIn, test } from './product.ts'

// How many clicks and typed fields the jobs of an admin and of an institution take: docs/testing.md has the table.

const admin = 'admin@milepost.example'
const institution = 'lagoonside@milepost.example'

/** Counts what is done by hand: choosing from a list and choosing a file are clicks too. */
function countedHand() {
  const done = { clicks: 0, typed: 0 }
  return {
    done,
    click: async (target: Locator) => {
      done.clicks += 1
      await target.click()
    },
    choose: async (list: Locator, option: string) => {
      done.clicks += 1
      await list.selectOption(option)
    },
    type: async (field: Locator, text: string) => {
      done.typed += 1
      await field.fill(text)
    },
  }
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })
const entry = (page: Page, name: string | RegExp) => page.getByRole('navigation').getByRole('link', { name }).first()

async function callAs({ address }: Product, email: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: demoPassword })
  const reply = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  const { token, user } = (await reply.json()) as { token: string; user: { id: string } }
  const send = async (method: string, path: string, sent: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      body: JSON.stringify(sent),
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    expect(answer.ok, path).toBe(true)
    return (await answer.json()) as { id: number }
  }
  return { userId: user.id, send }
}

test('an admin rejects 30 spam courses with 6 clicks and 3 typed fields', async ({ page, product }) => {
  const member = await actForInstitution(product.address)
  for (let place = 0; place < 30; place += 1) await offerCourse(member, `Quickrich ${place}`)
  await signIn(page, admin)
  const hand = countedHand()
  await hand.click(entry(page, /^Courses/))
  await hand.type(page.getByLabel('Search'), 'quickrich')
  await expect(page.getByText('30 courses')).toBeVisible()
  await hand.click(page.getByLabel('Select this page'))
  await hand.click(button(page, 'Select all 30 that match'))
  await expect(page.getByText('30 selected')).toBeVisible()
  await hand.click(button(page, 'Reject all'))
  const dialog = page.getByRole('dialog')
  await hand.type(dialog.getByLabel('Reason'), 'It isn’t a course.')
  await hand.type(dialog.getByLabel('Type 30 to confirm'), '30')
  await hand.click(button(dialog, 'Reject'))
  await expect(page.getByText('30 items done.')).toBeVisible()
  await hand.click(button(page, 'Undo all 30'))
  await expect(page.getByText('30 decisions undone.')).toBeVisible()
  expect(hand.done).toEqual({ clicks: 6, typed: 3 })
})

test('an admin finds who decided a request, and who has not verified their address', async ({ page, product }) => {
  const learner = await callAs(product, 'halfway@milepost.example')
  const asked = { courseName: 'Boatbuilding', description: 'Wood.', category: 'DevOps', price: 'No Cost' }
  const { id } = await learner.send('POST', '/course-requests', { ...asked, userId: learner.userId })
  const office = await callAs(product, admin)
  await office.send('PUT', `/admin/course-requests/${id}`, { status: 'declined', answer: 'Too few ask for it.' })
  await signIn(page, admin)
  const who = countedHand()
  await who.click(entry(page, /^Course requests/))
  await who.click(page.getByRole('link', { name: 'Decided requests' }))
  await who.type(page.getByLabel('Search'), 'boatbuilding')
  await expect(page.getByRole('row').filter({ hasText: 'Boatbuilding' })).toContainText('Ishara')
  expect(who.done).toEqual({ clicks: 2, typed: 1 })

  const unverified = countedHand()
  await unverified.click(entry(page, /^Users/))
  await unverified.choose(page.getByLabel('Email address'), 'Not verified')
  await expect(page).toHaveURL(/verified=no/)
  expect(unverified.done).toEqual({ clicks: 2, typed: 0 })
})

test('an institution imports 60 courses with 4 clicks, and changes the prices of a page with 4', async ({ page }) => {
  const rows = Array.from({ length: 60 }, (_, place) => [`Nets ${place}`, 'Tie and mend nets.', '₹5,000'])
  const workbook = makeWorkbook([{ name: 'Courses', rows: [['Course Title', 'Details', 'Fee'], ...rows] }])
  await signIn(page, institution)
  const imported = countedHand()
  await imported.click(entry(page, /^Manage Courses/))
  await imported.click(button(page, 'Import'))
  const dialog = page.getByRole('dialog', { name: 'Import courses' })
  imported.done.clicks += 1
  await dialog
    .getByLabel('Spreadsheet or CSV file')
    .setInputFiles({ name: 'courses.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(workbook) })
  await imported.click(button(dialog, 'Import 60 courses'))
  await expect(page.getByText('Courses created: 60. Updated: 0.')).toBeVisible()
  expect(imported.done).toEqual({ clicks: 4, typed: 0 })

  const prices = countedHand()
  await prices.choose(page.getByLabel('Show as'), 'List')
  await prices.click(page.getByLabel('Select this page'))
  await prices.click(button(page, 'Change prices'))
  const question = page.getByRole('dialog', { name: 'Change prices' })
  await prices.type(question.getByLabel('Percent'), '10')
  await prices.click(question.getByRole('button', { name: /^Change/ }))
  await expect(page.getByText('₹5,500').first()).toBeVisible()
  expect(prices.done).toEqual({ clicks: 4, typed: 1 })
})

test('an institution answers many applications with 4 clicks', async ({ page, product }) => {
  const courseId = await offerCourse(await actForInstitution(product.address), 'Ropework')
  for (const name of ['fresh', 'halfway', 'premium']) {
    const learner = await callAs(product, `${name}@milepost.example`)
    await learner.send('POST', '/applications', { userId: learner.userId, courseId, message: '' })
  }
  await signIn(page, institution)
  const hand = countedHand()
  await hand.click(entry(page, /^Applications/))
  await hand.click(page.getByLabel('Select this page'))
  await hand.click(button(page, 'Accept'))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Accept/ }))
  await expect(page.getByRole('row').filter({ hasText: 'Ropework' }).first()).toContainText('Enrolled')
  expect(hand.done).toEqual({ clicks: 4, typed: 0 })
})
