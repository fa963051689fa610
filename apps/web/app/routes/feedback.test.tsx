import { deleteFeedback, giveFeedback, listFeedback, listFeedbackTargets } from '@milepost/contract/feedback/routes'
import type { Feedback } from '@milepost/contract/feedback/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey, tabTo } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, Page, refused, server } from '#test/stand-in-server.ts'

const institution = page.getByRole('combobox', { name: 'Institution' })
const course = page.getByRole('combobox', { name: 'Course' })
const message = page.getByLabelText('Message')
const send = page.getByRole('button', { name: 'Send Feedback' })
const given = page.getByRole('region', { name: 'Your feedback' })
const piece = given.getByRole('listitem')
const star = (count: string) => page.getByRole('radio', { name: count })
const thanks = page.getByText('Thank you! Your feedback has been received.')

const targets = {
  institution: ['Lagoonside Polytechnic', 'Indigo Loom School of Design'],
  course: ['React Development: Components and Hooks', 'Git and GitHub Version Control'],
} as const

let pieces: Feedback[]
beforeEach(async () => {
  await actAs('fresh')
  pieces = []
  server.on(listFeedback, () => new Page([...pieces], pieces.length))
  server.on(listFeedbackTargets, findTargets)
  server.on(giveFeedback, ({ body }) => {
    const target = targets[body.type][(body.targetId ?? 1) - 1] ?? ''
    const { name, type, message: said, rating = 0, named = false } = body
    const one = { id: pieces.length + 1, name, named, type, target, rating, message: said, createdAt: now }
    pieces.push(one)
    return one
  })
  server.on(deleteFeedback, ({ params }) => {
    pieces = pieces.filter(({ id }) => id !== params.id)
    return undefined
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const now = '2026-11-22T10:00:00.000Z'
const example: Feedback = {
  id: 1,
  name: 'Dinithi',
  named: false,
  type: 'institution',
  target: 'Lagoonside Polytechnic',
  rating: 0,
  message: 'Good',
  createdAt: now,
}

function findTargets({ query }: { query: { type: keyof typeof targets; search?: string | undefined } }) {
  return targets[query.type]
    .map((name, place) => ({ id: place + 1, name, institution: null }))
    .filter(({ name }) => name.toLowerCase().includes(query.search?.toLowerCase() ?? ''))
}

async function chooseInstitution(): Promise<void> {
  await institution.fill('lagoon')
  await page.getByRole('option', { name: 'Lagoonside Polytechnic' }).click()
  await expect.element(institution).toHaveValue('Lagoonside Polytechnic')
}

test('what is missing is named beside its field, and the first of it gets the focus', async () => {
  await openScreen('/feedback')
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Dinithi Rathnasekara')
  await expect.element(given).toMatchTextContent('Nothing yet.')
  await send.click()
  await expect.element(institution).toHaveFocus()
  await expect.element(institution).toHaveAccessibleDescription('Choose an institution from the list.')
  await expect.element(message).toHaveAccessibleDescription('Write a message.')
  await expectAccessible()
  await institution.fill('lagoon')
  await expect.element(page.getByRole('option')).toHaveLength(1)
  await expectAccessible()
  expect(server.calls(giveFeedback)).toHaveLength(0)
})

test('feedback is thanked for four seconds, and the form is empty again', async () => {
  await openScreen('/feedback')
  await chooseInstitution()
  await star('4 stars').click()
  await message.fill('Patient teachers')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await server.holdWhile(() => send.dblClick())
  await expect.element(thanks).toBeVisible()
  await expect.element(message).toHaveValue('')
  await expect.element(institution).toHaveValue('')
  await expect.element(star('4 stars')).not.toBeChecked()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Dinithi Rathnasekara')
  vi.advanceTimersByTime(3_999)
  await expect.element(thanks).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(thanks).not.toBeInTheDocument()
  vi.useRealTimers()
  await expect.element(piece).toMatchTextContent(/without your name.*Patient teachers/)
  await expect.element(piece.getByText('4 stars')).toBeInTheDocument()
  await expect.poll(() => server.calls(giveFeedback)).toHaveLength(1)
})

test('taking feedback back asks first, and the focus goes to the list', async () => {
  pieces = [example]
  const screen = await openScreen('/feedback')
  const remove = piece.getByRole('button', { name: /^Delete/ })
  const question = page.getByRole('alertdialog', { name: 'Delete this feedback?' })
  await remove.click()
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(remove).toHaveFocus()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(given).toMatchTextContent('Nothing yet.')
  await expect.element(page.getByRole('heading', { name: 'Your feedback' })).toHaveFocus()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('another type resets the target, courses are found by their titles, and stars are optional', async () => {
  await openScreen('/feedback')
  await chooseInstitution()
  await page.getByRole('radio', { name: 'A course' }).click()
  await expect.element(institution).not.toBeInTheDocument()
  await expect.element(course).toHaveValue('')
  await page.getByRole('radio', { name: 'An institution' }).click()
  await expect.element(institution).toHaveValue('')
  await page.getByRole('radio', { name: 'A course' }).click()
  await course.fill('no course is called this')
  await expect.element(page.getByText('No matches.')).toBeVisible()
  await course.fill('react dev')
  await page.getByRole('option', { name: /React Development/ }).click()
  await star('5 stars').click()
  await page.getByRole('button', { name: 'Remove the rating' }).click()
  await expect.element(star('1 star')).toHaveFocus()
  await message.fill('Much to build')
  await page.getByLabelText(/Show my name to the institution/).click()
  await send.click()
  await expect.element(piece).toMatchTextContent(/React Development.*with your name/)
  await expect.element(piece).not.toMatchTextContent('star')
  await expect
    .poll(() => server.calls(giveFeedback).map(({ body }) => body))
    .toMatchObject([{ type: 'course', targetId: 1, rating: 0, named: true, message: 'Much to build' }])
})

test('it is filled in and sent by the keyboard alone', async () => {
  await openScreen('/feedback')
  await tabTo(page.getByRole('radio', { name: 'An institution' }))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'A course' })).toBeChecked()
  await tabTo(course)
  await userEvent.keyboard('git and github v')
  await expect.element(page.getByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(course).toHaveValue('Git and GitHub Version Control')
  await tabTo(star('1 star'))
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
  await expect.element(star('3 stars')).toBeChecked()
  await tabTo(message)
  await userEvent.keyboard('Short and good')
  await pressByKey(send)
  await expect.element(piece.getByText('3 stars')).toBeInTheDocument()
})

test('what cannot be sent says so, and all that was typed is there after a reload', async () => {
  server.on(listFeedbackTargets, lost)
  const screen = await openScreen('/feedback')
  await institution.fill('lag')
  await expect.element(page.getByText(/^We couldn’t load the list\./)).toBeVisible()
  server.on(listFeedbackTargets, findTargets)
  await chooseInstitution()
  await star('2 stars').click()
  await message.fill('Too far away')
  server.on(giveFeedback, lost)
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t send your feedback. Please try again.')
  await screen.reload()
  await expect.element(institution).toHaveValue('Lagoonside Polytechnic')
  await expect.element(star('2 stars')).toBeChecked()
  await expect.element(message).toHaveValue('Too far away')
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  // The same to the letter: the server keeps it once, should the first have arrived.
  const [first, second] = server.calls(giveFeedback)
  expect(second?.body).toEqual(first?.body)
})

test('a deletion that fails can be tried again, and what another tab deleted goes', async () => {
  pieces = [example]
  server.on(deleteFeedback, lost)
  await openScreen('/feedback')
  const question = page.getByRole('alertdialog')
  await piece.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question.getByRole('alert')).toHaveTextContent('We couldn’t delete it. Please try again.')
  server.on(deleteFeedback, () => {
    pieces = []
    return refused('not_found')
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(given).toMatchTextContent('Nothing yet.')
})

test('a list that cannot be loaded is asked for again', async () => {
  server.on(listFeedback, lost)
  await openScreen('/feedback')
  await expect.element(given.getByRole('alert')).toMatchTextContent('We couldn’t load your feedback.')
  server.on(listFeedback, new Page([], 0))
  await given.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(given).toMatchTextContent('Nothing yet.')
})
