import { changeContactMessage, deleteContactMessage, listContactMessages } from '@milepost/contract/contact/routes'
import type { ContactMessage } from '@milepost/contract/contact/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { chooseAction } from '#test/row-menu.ts'
import { Page, refused, server } from '#test/stand-in-server.ts'

const sender = 'prizes@spam.example'
let messages: ContactMessage[]

beforeEach(async () => {
  await actAs('admin')
  messages = [1, 2, 3].map((id) => ({
    id,
    name: `Winner ${id}`,
    email: sender,
    phone: '',
    message: 'Buy now',
    plan: null,
    status: 'new',
    answer: null,
    answeredAt: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    fromSender: 3,
  }))
  server.on(listContactMessages, ({ query: { status } }) => {
    const found = messages.filter((each) => status === undefined || each.status === status)
    return new Page(found, found.length)
  })
  server.on(changeContactMessage, ({ params: { id }, body: { status, scope } }) => {
    const isNamed = (each: ContactMessage) => scope === 'sender' || each.id === id
    const changed = messages.filter(isNamed).length
    messages = messages.map((each) => (isNamed(each) ? { ...each, status } : each))
    return { messages: changed }
  })
})

const dialog = page.getByRole('dialog')

test('a message is closed without an answer by keyboard, and taken back', async () => {
  await openScreen('/admin/messages')
  await page.getByRole('button', { name: 'Winner 2', exact: true }).click()
  await dialog.getByRole('button', { name: 'Don’t answer' }).click()
  await expectAccessible()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByText('1 message was closed.')).toBeVisible()
  await expect.element(page.getByText('Showing 1-2 of 2 messages')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Showing 1-3 of 3 messages')).toBeVisible()
  expect(server.calls(changeContactMessage).map(({ body }) => body)).toEqual([
    { status: 'closed', scope: 'message' },
    { status: 'new', scope: 'message' },
  ])
})

test('all messages of a sender are marked as spam, found there, and deleted after a question', async () => {
  server.on(deleteContactMessage, () => {
    messages = []
    return { messages: 3 }
  })
  await openScreen('/admin/messages')
  await chooseAction('Winner 2', 'Don’t answer Winner 2')
  await dialog.getByRole('button', { name: 'Close without an answer' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await chooseAction('Winner 1', 'Don’t answer Winner 1')
  await dialog.getByRole('checkbox', { name: `Also the 2 other messages from ${sender}` }).click()
  await dialog.getByRole('button', { name: 'Mark as spam' }).click()
  await expect.element(page.getByText('3 messages were marked as spam.')).toBeVisible()
  await expect.element(page.getByText('All caught up.')).toBeVisible()
  // Undo was about the message that had been closed before.
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await page.getByLabelText('Status').selectOptions('Spam')
  await page.getByRole('button', { name: 'Winner 3', exact: true }).click()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: `Delete all messages from ${sender}?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(server.calls(deleteContactMessage)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No messages.')).toBeVisible()
  expect(server.calls(deleteContactMessage).map(({ query }) => query)).toEqual([{ scope: 'sender' }])
  await expect.poll(() => document.activeElement === document.body).toBe(false)
})

test('says that another admin was first, and shows one sender’s messages', async () => {
  server.on(changeContactMessage, refused('message_decided', 'Another admin has already closed it.'))
  await openScreen('/admin/messages')
  await chooseAction('Winner 1', 'Don’t answer Winner 1')
  await dialog.getByRole('button', { name: 'Mark as spam' }).click()
  await expect.element(dialog.getByText('Another admin has already closed it.')).toBeVisible()
  await dialog.getByRole('link', { name: 'All messages from this sender' }).click()
  await expect.element(page.getByLabelText('Sender', { exact: true })).toHaveValue(sender)
  expect(server.calls(listContactMessages).at(-1)?.query).toMatchObject({ sender })
  await page.getByRole('button', { name: 'Clear Sender' }).click()
  await expect.element(page.getByLabelText('Sender', { exact: true })).not.toBeInTheDocument()
})
