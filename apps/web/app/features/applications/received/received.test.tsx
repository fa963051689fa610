import {
  listAppliedCourses,
  listInstitutionTexts,
  listReceivedApplications,
  messageEnrolled,
  moveApplications,
  readConversation,
  readOfferSettings,
  undoApplicationMoves,
} from '@milepost/contract/applications/routes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { receivedApplication } from '#test/applications.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, server } from '#test/stand-in-server.ts'

const applicationOf = (id: number, name: string, status: 'applied' | 'enrolled' | 'waiting' = 'applied') =>
  receivedApplication({ id, status, applicant: { name, email: `${name.toLowerCase()}@example.com` } })
const received = [applicationOf(3, 'Meera'), applicationOf(2, 'Kamal'), applicationOf(1, 'Nila', 'enrolled')]
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const nameButton = (name: string) => main.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await actAs('institution')
  const enrolled = ['Nila', 'Mala', 'Ravi', 'Sita', 'Anu', 'Devi', 'Nila'].map((name, place) =>
    applicationOf(10 + place, name, 'enrolled'),
  )
  server.on(listReceivedApplications, ({ query }) =>
    query.status === 'enrolled' ? new Page(enrolled, query.page_size === 50 ? 60 : 7) : new Page(received, 3),
  )
  server.on(listAppliedCourses, [
    { id: 4, title: 'Git for teams', applied: 2, places: 5, taken: 4, waiting: 1, intakes: [] },
  ])
  server.on(listInstitutionTexts, [{ id: 1, title: 'Welcome', text: 'Welcome! We begin at 9.' }])
  server.on(readConversation, { messages: [], blockedBy: null })
  server.on(readOfferSettings, { offersNext: false, offerDays: 7 })
  server.on(moveApplications, { done: [3], refused: [{ id: 2, code: 'course_full' }] })
  server.on(undoApplicationMoves, { done: [3], refused: [] })
  server.on(messageEnrolled, { sent: 1 })
  await openScreen('/institution/applications')
})

async function openMessage() {
  await main.getByRole('button', { name: 'Actions for Nila, Git for teams' }).click()
  await page.getByRole('button', { name: 'Write to all enrolled' }).click()
}

test('many are accepted with one press and one kept text, what could not be is named, and it is undone', async () => {
  await expect.element(main).toMatchTextContent('A place is free that learners wait for: Git for teams')
  await page.getByLabelText('Select Meera, Git for teams').click()
  await page.getByLabelText('Select Kamal, Git for teams').click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await expectAccessible()
  await nameButton('Accept').click()
  await expect.element(dialog).toMatchTextContent('This is about 2 applications.')
  await dialog.getByLabelText(/^Begin with one of your texts/).selectOptions('Welcome')
  await expect.element(dialog.getByLabelText(/^Message to the learner/)).toHaveValue('Welcome! We begin at 9.')
  await expectAccessible()
  await server.holdWhile(() => dialog.getByRole('button', { name: 'Accept' }).dblClick())
  await expect.element(main.getByText('1 application is changed.')).toBeVisible()
  await expect.element(main).toMatchTextContent('Kamal, “Git for teams”: every place is taken.')
  expect(server.calls(moveApplications).map(({ body }) => body)).toEqual([
    { ids: [2, 3], status: 'enrolled', answer: 'Welcome! We begin at 9.' },
  ])
  await nameButton('Undo').click()
  await expect.element(main.getByText('1 application is as before.')).toBeVisible()
  expect(server.calls(undoApplicationMoves)).toMatchObject([{ body: { ids: [3] } }])
})

test('a failure keeps the selection and what was written', async () => {
  server.on(moveApplications, lost)
  await page.getByLabelText('Select Meera, Git for teams').click()
  await nameButton('Decline').click()
  await dialog.getByLabelText(/^Message to the learner/).fill('Sorry')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We couldn’t save that.')
  await expect.element(dialog.getByLabelText(/^Message to the learner/)).toHaveValue('Sorry')
})

test('states that have no move in common say so', async () => {
  await page.getByLabelText('Select this page').click()
  await expect.element(main).toMatchTextContent('Nothing can be done with all of them at once')
})

test('a record is read with its message, and a place is offered until a day from there', async () => {
  await main.getByRole('button', { name: 'Meera', exact: true }).click()
  const record = page.getByRole('article', { name: 'Meera, Git for teams' })
  await expect.element(record).toMatchTextContent('Please')
  await expectAccessible()
  await record.getByRole('button', { name: 'Offer a place' }).click()
  const offer = page.getByRole('dialog', { name: 'Offer a place' })
  await offer.getByLabelText('The offer holds until').fill('2099-01-31')
  await offer.getByRole('button', { name: 'Offer a place' }).click()
  await expect
    .poll(() => server.calls(moveApplications))
    .toMatchObject([{ body: { ids: [3], status: 'offered', offerUntil: '2099-01-31' } }])
})

test('completions are confirmed from a pasted list, and addresses that belong to no one are named first', async () => {
  await main.getByRole('button', { name: 'Confirm completions from a list' }).click()
  await dialog.getByLabelText('Or paste the addresses').fill('nobody@example.com')
  await dialog.getByRole('button', { name: 'Find 1 address' }).click()
  await expect.element(dialog).toMatchTextContent('1 address belongs to no enrolled learner: nobody@example.com')
  await expect.element(dialog.getByRole('button', { name: 'Find 1 address' })).toBeVisible()
  await dialog.getByLabelText('Or paste the addresses').fill('mala@example.com; RAVI@example.com\nnobody@example.com')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Find 3 addresses' }).click()
  await expect.element(dialog).toMatchTextContent('1 address belongs to no enrolled learner: nobody@example.com')
  await dialog.getByRole('button', { name: 'Continue with the others' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm completion' })
  await expect.element(confirmation).toMatchTextContent('This is about 2 applications.')
  await confirmation.getByRole('button', { name: 'Confirm completion' }).click()
  await expect
    .poll(() => server.calls(moveApplications))
    .toMatchObject([{ body: { ids: [11, 12], status: 'completed' } }])
})

test('everyone enrolled gets a message once: the dialog says before who gets it, and then how many got it', async () => {
  await openMessage()
  await expect.element(dialog).toMatchTextContent('To: Nila, Mala, Ravi, Sita, Anu and 54 others')
  await dialog.getByRole('button', { name: 'Send to 59 learners' }).click()
  await expect.element(dialog.getByLabelText('Message')).toHaveAccessibleDescription(/Write a message first/)
  await dialog.getByLabelText('Message').fill('We meet at 9.')
  await server.holdWhile(() => dialog.getByRole('button', { name: /^Send/ }).dblClick())
  await expect.element(dialog).toMatchTextContent('We’ve sent it to 1 learner.')
  expect(server.calls(messageEnrolled)).toMatchObject([{ body: { text: 'We meet at 9.' } }])
  await expectAccessible()
})

test('a message that everyone has already is not sent again', async () => {
  server.on(messageEnrolled, { sent: 0 })
  await openMessage()
  await dialog.getByLabelText('Message').fill('We meet at 9.')
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect.element(dialog).toMatchTextContent('already has this message')
})
