import { answerContactMessage, listContactMessages } from '@milepost/contract/contact/routes'
import type { ContactMessage } from '@milepost/contract/contact/schema'
import { listAllFeedback } from '@milepost/contract/feedback/routes'
import type { ReviewedFeedback } from '@milepost/contract/feedback/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#lib/query-client.ts'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { chooseAction } from '#test/row-menu.ts'
import { Page, server } from '#test/stand-in-server.ts'

const message: ContactMessage = {
  id: 1,
  name: 'Mala',
  email: 'mala@example.com',
  phone: '',
  message: 'Do you teach welding?',
  plan: null,
  status: 'new',
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  fromSender: 1,
}

const feedback: ReviewedFeedback = {
  id: 1,
  named: true,
  type: 'course',
  target: 'Steel',
  message: 'Noise.',
  name: 'Mala',
  writer: 'Mala',
  rating: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
}

beforeEach(async () => {
  await actAs('admin')
})

const lists = [
  { address: '/admin/messages', row: 'Mala', action: 'Answer Mala', dialog: 'Message from Mala' },
  {
    address: '/admin/feedback',
    row: 'Steel',
    action: 'Remove the feedback on Steel by Mala',
    dialog: 'Remove this feedback?',
  },
]

for (const { address, row, action, dialog } of lists) {
  test(`${address}: a dialog that is put away gives the focus back to its row’s menu`, async () => {
    server.on(listContactMessages, new Page([message], 1))
    server.on(listAllFeedback, new Page([feedback], 1))
    await openScreen(address)
    await chooseAction(row, action)
    await expect.element(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: `Actions for ${row}` })).toHaveFocus()
  })
}

test('an answered message leaves the list, which then has the focus', async () => {
  let messages = [message]
  server.on(listContactMessages, () => new Page(messages, messages.length))
  server.on(answerContactMessage, ({ body }) => {
    messages = []
    return { ...message, status: 'answered' as const, answer: body.answer, answeredAt: '2026-11-21T08:00:00.000Z' }
  })
  await openScreen('/admin/messages')
  await page.getByRole('button', { name: 'Mala', exact: true }).click()
  await page.getByRole('dialog').getByLabelText('Answer').fill('In spring.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect.element(page.getByText('All caught up.')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Message from Mala' })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement === document.body).toBe(false)
})

test('once another admin has answered a message its button is gone, and the list has the focus', async () => {
  server.on(listContactMessages, new Page([message], 1))
  await openScreen('/admin/messages')
  await page.getByRole('button', { name: 'Mala', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Mala', exact: true })).toHaveFocus()
  server.on(listContactMessages, new Page([], 0))
  await queryClient.invalidateQueries()
  await expect.element(page.getByText('All caught up.')).toBeVisible()
  await expect.poll(() => document.activeElement === document.body).toBe(false)
})
