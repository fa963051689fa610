import { answerApplications, listReceivedApplications, messageAccepted } from '@milepost/contract/applications/routes'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, server } from '#test/stand-in-server.ts'

const applicationOf = (id: number, name: string, status: ReceivedApplication['status'] = 'sent') => ({
  id,
  courseId: 4,
  courseTitle: 'Git for teams',
  status,
  answer: null,
  message: 'Please',
  createdAt: '2026-11-22T10:00:00.000Z',
  decidedAt: null,
  applicant: { name, email: `${id}@example.com` },
})
const received = [applicationOf(3, 'Meera'), applicationOf(2, 'Kamal'), applicationOf(1, 'Nila', 'accepted')]
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

beforeEach(async () => {
  await actAs('institution')
  const accepted = ['Nila', 'Mala', 'Ravi', 'Sita', 'Anu', 'Devi', 'Nila'].map((name, place) => ({
    ...applicationOf(10 + place, name, 'accepted'),
    applicant: { name, email: `${name}@example.com` },
  }))
  server.on(listReceivedApplications, ({ query }) =>
    query.course_id === 4 && query.status === 'accepted' ? new Page(accepted, 60) : new Page(received, 3),
  )
  server.on(answerApplications, { done: [3], refused: [{ id: 2, code: 'course_full' }] })
  server.on(messageAccepted, { sent: 1 })
  await openScreen('/institution/applications')
})

test('many are answered with one press, and what could not be is named with why', async () => {
  await page.getByLabelText('Select Meera, who applied to Git for teams').click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await page.getByLabelText('Select all that wait on this page').click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await expect.element(page.getByLabelText(/^Select Nila/)).not.toBeInTheDocument()
  await expectAccessible()
  await main.getByRole('button', { name: 'Accept or decline' }).click()
  await expect.element(dialog).toHaveAccessibleName('Answer 2 applications')
  await dialog.getByLabelText(/^Message to the learners/).fill('Welcome!')
  await expectAccessible()
  await server.holdWhile(() => dialog.getByRole('button', { name: 'Accept' }).dblClick())
  await expect.element(main.getByText('You’ve accepted 1 application.')).toBeVisible()
  await expect.element(main).toMatchTextContent('Kamal, “Git for teams”: every place is taken.')
  expect(server.calls(answerApplications).map(({ body }) => body)).toEqual([
    { ids: [2, 3], status: 'accepted', answer: 'Welcome!' },
  ])
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a failure keeps the selection and what was written', async () => {
  server.on(answerApplications, lost)
  await page.getByLabelText('Select all that wait on this page').click()
  await main.getByRole('button', { name: 'Accept or decline' }).click()
  await dialog.getByLabelText(/^Message to the learners/).fill('Sorry')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We couldn’t send the answers.')
  await expect.element(dialog.getByLabelText(/^Message to the learners/)).toHaveValue('Sorry')
})

test('everyone accepted gets a message once: the dialog says before who gets it, and then how many got it', async () => {
  await main.getByRole('button', { name: 'Write to all accepted for Git for teams' }).click()
  await expect.element(dialog).toMatchTextContent('To: Nila, Mala, Ravi, Sita, Anu and 54 others')
  await dialog.getByRole('button', { name: 'Send to 59 learners' }).click()
  await expect.element(dialog.getByLabelText('Message')).toHaveAccessibleDescription(/Write a message first/)
  await dialog.getByLabelText('Message').fill('We meet at 9.')
  await expectAccessible()
  await server.holdWhile(() => dialog.getByRole('button', { name: /^Send/ }).dblClick())
  await expect.element(dialog).toMatchTextContent('We’ve sent it to 1 learner.')
  expect(server.calls(messageAccepted)).toMatchObject([{ body: { text: 'We meet at 9.' } }])
  await expectAccessible()
})

test('a message that everyone has already is not sent again', async () => {
  server.on(messageAccepted, { sent: 0 })
  await main.getByRole('button', { name: /^Write to all/ }).click()
  await dialog.getByLabelText('Message').fill('We meet at 9.')
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect.element(dialog).toMatchTextContent('already has this message')
})
