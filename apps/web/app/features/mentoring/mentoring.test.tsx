import {
  createMentoringRequest,
  listMentoringRequests,
  withdrawMentoringRequest,
} from '@milepost/contract/mentoring/routes'
import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const topic = page.getByLabelText('What would you like to talk about?')
const time = (number: number) => page.getByLabelText(`Time ${number}`, { exact: true })
const add = page.getByRole('button', { name: 'Add another time' })
const ask = page.getByRole('button', { name: 'Request a session' })
const requests = page.getByRole('region', { name: 'Your requests' })

const example: MentoringRequest = {
  id: 1,
  topic: 'Which first job leads to data science?',
  status: 'requested',
  answer: null,
  proposedTimes: ['2026-12-01T04:30:00.000Z'],
  createdAt: '2026-11-22T10:00:00.000Z',
}

/** A time of the browser's zone, as a field of a form takes it. */
function inDays(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function startAnswering(): void {
  server.on(createMentoringRequest, ({ body }) => {
    const request = { ...example, ...body }
    server.on(listMentoringRequests, [request])
    return request
  })
}

test('with another plan it is offered with Premium', async () => {
  await actAs('fresh')
  const screen = await openScreen('/dashboard/courses')
  await page.getByRole('link', { name: 'Mentoring' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mentoring' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Part of the Premium plan' })).toBeVisible()
  await expect.element(topic).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'See plans' }).click()
  await expect.poll(screen.address).toBe('/plans')
})

test('what is missing or wrong is named beside its field, and the first of it gets the focus', async () => {
  await actAs('premium')
  await openScreen('/dashboard/mentoring')
  await expect.element(page.getByText('No sessions yet.')).toBeVisible()
  await ask.click()
  await expect.element(topic).toHaveFocus()
  await expect.element(topic).toHaveAccessibleDescription(/Tell us what you’d like to talk about\./)
  await expect.element(time(1)).toHaveAccessibleDescription('Propose at least one time.')
  await expectAccessible()
  await topic.fill('Which first job?')
  await expect.element(page.getByText(/Your time zone: Asia\/Colombo\.$/)).toBeVisible()
  await time(1).fill(inDays(61))
  for (const _ of [2, 3, 4, 5]) await add.click()
  await expect.element(add).not.toBeInTheDocument()
  const twice = inDays(2)
  await time(2).fill(twice)
  await time(3).fill(twice)
  await ask.click()
  await expect.element(time(1)).toHaveFocus()
  await expect.element(page.getByText('Choose a time between 1 hour and 60 days from now.')).toBeVisible()
  await expect.element(page.getByText('You’ve already proposed this time.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove time 3' }).click()
  await expect.element(time(2)).toHaveFocus()
  expect(server.calls(createMentoringRequest)).toHaveLength(0)
})

test('an open request takes the place of the form, with the times that were proposed', async () => {
  await actAs('premium')
  startAnswering()
  await openScreen('/dashboard/mentoring')
  await topic.fill('Which first job leads to data science?')
  await time(1).fill(inDays(2))
  await add.click()
  await time(2).fill(inDays(3))
  await ask.click()
  const request = requests.getByRole('listitem').filter({ hasText: 'Which first job leads to data science?' })
  await expect.element(request).toMatchTextContent('Waiting for an answer')
  await expect.element(request.getByRole('listitem')).toHaveLength(2)
  await expect.element(page.getByRole('heading', { name: 'Your requests' })).toHaveFocus()
  await expect.element(topic).not.toBeInTheDocument()
  await expect.element(toastOf(/^Request sent\./)).toBeVisible()
  await expectAccessible()
})

test('withdrawing asks first, and the form is back afterwards', async () => {
  await actAs('premium')
  server.on(listMentoringRequests, [example])
  server.on(withdrawMentoringRequest, () => {
    const withdrawn: MentoringRequest = { ...example, status: 'withdrawn' }
    server.on(listMentoringRequests, [withdrawn])
    return withdrawn
  })
  await openScreen('/dashboard/mentoring')
  const withdraw = requests.getByRole('button', { name: 'Withdraw' })
  const question = page.getByRole('alertdialog', { name: 'Withdraw this request?' })
  await withdraw.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(withdraw).toHaveFocus()
  await withdraw.click()
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect.element(requests).toMatchTextContent('Withdrawn')
  await expect.element(toastOf('You’ve withdrawn your request.')).toBeVisible()
  await expect.element(topic).toBeVisible()
})

test('a session is asked for by the keyboard alone', async () => {
  await actAs('premium')
  startAnswering()
  await openScreen('/dashboard/mentoring')
  await expect.element(topic).toBeVisible()
  topic.element().focus()
  await userEvent.keyboard('My portfolio{Tab}')
  await expect.element(time(1)).toHaveFocus()
  // The field holds what typing into its parts makes of it.
  await time(1).fill(inDays(4))
  await pressByKey(add)
  await expect.element(time(2)).toHaveFocus()
  await pressByKey(ask)
  await expect.element(requests).toMatchTextContent('Waiting for an answer')
  await expect.element(requests).toMatchTextContent('My portfolio')
})

test('what fails says so and can be tried again, with all that was typed', async () => {
  await actAs('premium')
  server.on(listMentoringRequests, lost)
  server.on(createMentoringRequest, lost)
  await openScreen('/dashboard/mentoring')
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your requests.')
  server.on(listMentoringRequests, [])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await topic.fill('My portfolio')
  const proposed = inDays(2)
  await time(1).fill(proposed)
  await ask.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t send your request. Please try again.')
  await expect.element(topic).toHaveValue('My portfolio')
  await expect.element(time(1)).toHaveValue(proposed)
  startAnswering()
  await server.holdWhile(() => ask.dblClick())
  await expect.element(requests).toMatchTextContent('Waiting for an answer')
  await expect.poll(() => server.calls(createMentoringRequest)).toHaveLength(2)
})

test('an answer is shown in one’s own time, and a link only where it leads to a page', async () => {
  await actAs('premium')
  const time = '2026-12-01T04:30:00.000Z'
  server.on(listMentoringRequests, [
    { ...example, id: 3, status: 'answered', answer: { time, link: 'https://meet.example/room', note: 'Bring two' } },
    { ...example, id: 2, status: 'declined', answer: { time: null, link: 'javascript:alert(1)', note: 'Not now' } },
  ])
  await openScreen('/dashboard/mentoring')
  const answers = requests.getByRole('listitem')
  await expect.element(answers.first()).toMatchTextContent(/10:00 am, your time \(Asia\/Colombo\)/i)
  await expect.element(answers.first()).toMatchTextContent('Bring two')
  await expect.element(answers.first().getByRole('link')).toHaveAttribute('href', 'https://meet.example/room')
  await expect.element(answers.last()).toMatchTextContent('Not now')
  await expect.element(answers.last().getByRole('link')).not.toBeInTheDocument()
  await expectAccessible()
})
